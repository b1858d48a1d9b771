extension TypeValidator {
    /// Checks that an object or interface has fields, and that their types are output types.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Objects.Type-Validation
    mutating func checkFields(of type: NamedType) {
        if type.fields.isEmpty {
            context.report("Type \(type.name) must define one or more fields.", atOffsets: starts(of: type.id))
        }
        for id in type.fields where !context.isFull {
            let (field, node) = (schema[id], node(id))
            checkName(field.name, at: node.start)
            if !schema[field.type.named].kind.isOutput {
                context.report(
                    "The type of \(type.name).\(field.name) must be Output Type but got: \(context.text(field.type)).",
                    at: node.type.start
                )
            }
            checkDeprecation(node.directives)
            for argument in field.arguments where !context.isFull {
                checkArgument(argument, of: "\(type.name).\(field.name)", typeOffset: self.node(argument).type.start)
            }
        }
    }

    /// Checks that an argument has an input type, and that a deprecated argument is optional.
    mutating func checkArgument(_ id: InputValueID, of owner: @autoclosure () -> String, typeOffset: Int32) {
        let (argument, node) = (schema[id], node(id))
        checkName(argument.name, at: node.start)
        checkInputType(of: id, at: typeOffset) { "\(owner())(\(argument.name):)" }
        if argument.isRequired, argument.deprecationReason != nil, let directive = directive("deprecated", on: node.directives) {
            context.report(
                "Required argument \(owner())(\(argument.name):) cannot be deprecated.",
                at: directive.start,
                node.type.start
            )
        }
        checkDeprecation(node.directives)
        checkDefaultValue(of: id) { "\(owner())(\(argument.name):)" }
    }

    /// Checks that the type of an argument or input field is an input type; `coordinate` is its name in messages.
    mutating func checkInputType(of id: InputValueID, at offset: Int32, coordinate: () -> String) {
        let type = schema[id].type
        guard !schema[type.named].kind.isInput else { return }
        context.report("The type of \(coordinate()) must be Input Type but got: \(context.text(type)).", at: offset)
    }

    /// Checks that an enum has values.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Enums.Type-Validation
    mutating func checkValues(of type: NamedType) {
        if type.enumValues.isEmpty {
            context.report("Enum type \(type.name) must define one or more values.", atOffsets: starts(of: type.id))
        }
        for id in type.enumValues where !context.isFull {
            checkName(schema[id].name, at: node(id).start)
            checkDeprecation(node(id).directives)
        }
    }
}
