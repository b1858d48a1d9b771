extension TypeValidator {
    /// Input objects have fields of input types, which can be left out if they are deprecated.
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

    /// Of a OneOf Input Object exactly one field is given, so none can be required, and none can have a default value.
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
