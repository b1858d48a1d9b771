extension TypeValidator {
    /// Checks the names and arguments of directive definitions.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Type-System.Directives
    mutating func checkDirectives() {
        for index in schema.directives.indices where !schema.directives[index].isBuiltIn && !context.isFull {
            let directive = schema.directives[index]
            checkName(directive.name, at: node(DirectiveID(Int32(index))).start)
            for id in directive.arguments {
                checkArgument(id, of: "@\(directive.name)", typeOffset: node(id).start)
            }
        }
    }

    /// Checks that the reason in `@deprecated` is a string.
    mutating func checkDeprecation(_ directives: NodeRange<DirectiveNode>) {
        checkText("reason", of: directive("deprecated", on: directives))
    }

    /// Checks that the URL in `@specifiedBy` is a string.
    mutating func checkSpecifiedBy(_ type: NamedType) {
        for part in parts(of: type.id) { checkText("url", of: directive("specifiedBy", on: part.directives)) }
    }

    /// Checks an argument of type `String!`.
    private mutating func checkText(_ argument: StaticString, of directive: DirectiveNode?) {
        guard let directive, let node = document[directive.arguments].first(where: { document.name($0.name, is: argument) }) else { return }
        var coercion = LiteralCoercion(schema: schema, document: document, variables: nil)
        _ = coercion.coerce(node.value, as: TypeReference(.string).nonNull)
        for issue in coercion.issues {
            context.report("Argument \"\(argument)\" has invalid value: \(issue.message)", at: issue.offset ?? node.value.start)
        }
    }
}
