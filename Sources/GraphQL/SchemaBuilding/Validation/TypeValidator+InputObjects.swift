extension TypeValidator {
    /// Checks that an input object has fields, that their types are input types, and that no required field is deprecated.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Input-Objects.Type-Validation
    mutating func checkInputFields(of type: NamedType) {
        if type.inputFields.isEmpty {
            context.report("Input Object type \(type.name) must define one or more fields.", atOffsets: starts(of: type.id))
        }
        for id in type.inputFields where !context.isFull {
            let (field, node) = (schema[id], node(id))
            checkName(field.name, at: node.start)
            checkInputType(of: id, at: node.type.start) { "\(type.name).\(field.name)" }
            if field.isRequired, field.deprecationReason != nil, let directive = directive("deprecated", on: node.directives) {
                context.report(
                    "Required input field \(type.name).\(field.name) cannot be deprecated.",
                    at: directive.start,
                    node.type.start
                )
            }
            checkDeprecation(node.directives)
            checkDefaultValue(of: id) { "\(type.name).\(field.name)" }
            if type.isOneOf { checkOneOf(id, of: type) }
        }
    }

    /// Checks that a field of a OneOf Input Object is nullable and has no default value, because exactly one field is given.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-OneOf-Input-Objects
    private mutating func checkOneOf(_ id: InputValueID, of type: NamedType) {
        let (field, node) = (schema[id], node(id))
        if field.type.isNonNull {
            context.report("OneOf input field \(type.name).\(field.name) must be nullable.", at: node.type.start)
        }
        if field.defaultLiteral != nil {
            context.report("OneOf input field \(type.name).\(field.name) cannot have a default value.", at: node.start)
        }
    }
}
