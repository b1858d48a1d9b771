extension Printer {
    func operation(_ operation: OperationDefinitionNode) -> String {
        let variables = document[operation.variables].map(variable)
        let list = hasLineBreak(variables) ? "(\n" + variables.joined(separator: "\n") + "\n)" : parenthesized(variables)
        let head = words(
            operation.kind.keyword,
            (operation.name.map(document.text) ?? "") + list,
            directives(operation.directives)
        )
        let selections = selectionSet(operation.selectionSet)
        // A query without a name, variables or directives is written in the short form, which allows no description.
        return description(operation.description) + (head == "query" && operation.description == nil ? selections : head + " " + selections)
    }

    private func variable(_ variable: VariableDefinitionNode) -> String {
        description(variable.description)
            + words(
                "$" + document.text(variable.name) + ": " + type(variable.type),
                variable.defaultValue.map { "= " + value($0) } ?? "",
                directives(variable.directives)
            )
    }

    func fragment(_ fragment: FragmentDefinitionNode) -> String {
        description(fragment.description)
            + words(
                "fragment",
                document.text(fragment.name),
                "on",
                document.text(fragment.typeCondition),
                directives(fragment.directives),
                selectionSet(fragment.selectionSet)
            )
    }

    func selectionSet(_ set: SelectionSet) -> String {
        block(document[set.selections].map(selection))
    }

    private func selection(_ selection: SelectionNode) -> String {
        switch selection.kind {
        case .field:
            words(fieldHead(selection), directives(selection.directives), selection.selectionSet.map(selectionSet) ?? "")
        case .fragmentSpread:
            words("..." + document.text(selection.name), directives(selection.directives))
        case .inlineFragment:
            words(
                "...",
                selection.typeCondition.map { "on " + document.text($0) } ?? "",
                directives(selection.directives),
                selection.selectionSet.map(selectionSet) ?? ""
            )
        }
    }

    private func fieldHead(_ field: SelectionNode) -> String {
        let name = (field.alias.map { document.text($0) + ": " } ?? "") + document.text(field.name)
        let arguments = arguments(field.arguments)
        let line = name + parenthesized(arguments)
        return arguments.isEmpty || fitsOnLine(line) ? line : name + "(\n" + indented(arguments.joined(separator: "\n")) + "\n)"
    }
}
