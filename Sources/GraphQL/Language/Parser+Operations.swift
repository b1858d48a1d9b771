extension Parser {
    //   OperationDefinition : SelectionSet
    mutating func parseShorthandQuery() throws(SyntaxError) {
        let start = token.start
        let selectionSet = try parseSelectionSet()
        add(
            OperationDefinitionNode(
                kind: .query,
                description: nil,
                name: nil,
                variables: .none,
                directives: .none,
                selectionSet: selectionSet,
                start: start,
                end: lastEnd
            )
        )
    }

    //   OperationDefinition : Description? OperationType Name? VariablesDefinition? Directives? SelectionSet
    //
    // Spec: https://spec.graphql.org/September2025/#OperationDefinition
    mutating func parseOperation(_ kind: OperationKind, description: ValueNode?, start: Int32) throws(SyntaxError) {
        try advance()
        let name = token.kind == .name ? try parseName() : nil
        let variables = try parseVariableDefinitions()
        let directives = try parseDirectives(constant: false)
        let selectionSet = try parseSelectionSet()
        add(
            OperationDefinitionNode(
                kind: kind,
                description: description,
                name: name,
                variables: variables,
                directives: directives,
                selectionSet: selectionSet,
                start: start,
                end: lastEnd
            )
        )
    }

    private mutating func add(_ operation: OperationDefinitionNode) {
        document.definitions.append(.operation(NodeIndex(Int32(document.operations.count))))
        document.operations.append(operation)
    }

    //   VariablesDefinition : ( VariableDefinition+ )
    //   VariableDefinition : Description? Variable : Type DefaultValue? Directives[Const]?
    //
    // Spec: https://spec.graphql.org/September2025/#VariablesDefinition
    private mutating func parseVariableDefinitions() throws(SyntaxError) -> NodeRange<VariableDefinitionNode> {
        guard try skip(.parenLeft) else { return .none }
        let first = document.variableDefinitions.count
        repeat {
            let start = token.start
            let description = try parseDescription()
            let variableStart = token.start
            try expect(.dollar)
            let name = try parseName()
            try expect(.colon)
            let type = try parseType()
            let defaultValue = try skip(.equals) ? try parseValue(constant: true) : nil
            let directives = try parseDirectives(constant: true)
            document.variableDefinitions.append(
                VariableDefinitionNode(
                    description: description,
                    name: name,
                    type: type,
                    defaultValue: defaultValue,
                    directives: directives,
                    start: start,
                    variableStart: variableStart
                )
            )
        } while try !skip(.parenRight)
        return NodeRange(document.variableDefinitions, from: first)
    }

    //   FragmentDefinition : Description? fragment FragmentName TypeCondition Directives? SelectionSet
    //   TypeCondition : on NamedType
    //
    // Spec: https://spec.graphql.org/September2025/#FragmentDefinition
    mutating func parseFragmentDefinition(description: ValueNode?, start: Int32) throws(SyntaxError) {
        try advance()
        let name = try parseFragmentName()
        try expectKeyword("on")
        let typeCondition = try parseName()
        let directives = try parseDirectives(constant: false)
        let selectionSet = try parseSelectionSet()
        document.definitions.append(.fragment(NodeIndex(Int32(document.fragments.count))))
        document.fragments.append(
            FragmentDefinitionNode(
                description: description,
                name: name,
                typeCondition: typeCondition,
                directives: directives,
                selectionSet: selectionSet,
                start: start,
                end: lastEnd
            )
        )
    }

    //   FragmentName : Name but not `on`
    mutating func parseFragmentName() throws(SyntaxError) -> Name {
        if isKeyword("on") { throw unexpected() }
        return try parseName()
    }
}
