extension Printer {
    func schema(_ schema: SchemaDefinitionNode) -> String {
        description(schema.description)
            + words(
                schema.isExtension ? "extend schema" : "schema",
                directives(schema.directives),
                block(document[schema.operationTypes].map { $0.operation.keyword + ": " + document.text($0.type) })
            )
    }

    func type(_ type: TypeDefinitionNode) -> String {
        description(type.description)
            + words(
                type.isExtension ? "extend" : "",
                type.kind.keyword,
                document.text(type.name),
                names("implements ", type.interfaces, separator: " & "),
                directives(type.directives),
                block(document[type.fields].map(field)),
                names("= ", type.members, separator: " | "),
                block(document[type.values].map { description($0.description) + words(document.text($0.name), directives($0.directives)) }),
                block(document[type.inputFields].map(inputValue))
            )
    }

    func directive(_ directive: DirectiveDefinitionNode) -> String {
        description(directive.description)
            + "directive @" + document.text(directive.name) + argumentDefinitions(directive.arguments)
            + (directive.isRepeatable ? " repeatable" : "")
            + names(" on ", directive.locations, separator: " | ")
    }

    private func field(_ field: FieldDefinitionNode) -> String {
        description(field.description)
            + words(
                document.text(field.name) + argumentDefinitions(field.arguments) + ": " + type(field.type),
                directives(field.directives)
            )
    }

    private func inputValue(_ input: InputValueDefinitionNode) -> String {
        description(input.description)
            + words(
                document.text(input.name) + ": " + type(input.type),
                input.defaultValue.map { "= " + value($0) } ?? "",
                directives(input.directives)
            )
    }

    /// Prints arguments on one line unless one of them takes several.
    private func argumentDefinitions(_ range: NodeRange<InputValueDefinitionNode>) -> String {
        let arguments = document[range].map(inputValue)
        return hasLineBreak(arguments) ? "(\n" + indented(arguments.joined(separator: "\n")) + "\n)" : parenthesized(arguments)
    }

    private func names(_ prefix: String, _ range: NodeRange<Name>, separator: String) -> String {
        range.isEmpty ? "" : prefix + document[range].map(document.text).joined(separator: separator)
    }
}
