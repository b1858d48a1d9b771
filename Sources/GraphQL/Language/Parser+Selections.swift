extension Parser {
    //   SelectionSet : { Selection+ }
    //   Selection : Field | FragmentSpread | InlineFragment
    //
    // Spec: https://spec.graphql.org/September2025/#SelectionSet
    mutating func parseSelectionSet() throws(SyntaxError) -> SelectionSet {
        let start = token.start
        try expect(.braceLeft)
        selectionNesting += 1
        try checkNesting(selectionNesting)
        let first = openSelections.count
        repeat {
            let selection = token.kind == .spread ? try parseFragment() : try parseField()
            openSelections.append(selection)
        } while try !skip(.braceRight)
        selectionNesting -= 1
        let range = NodeRange(moving: &openSelections, from: first, to: &document.selections)
        return SelectionSet(selections: range, start: start)
    }

    //   Field : Alias? Name Arguments? Directives? SelectionSet?
    //   Alias : Name :
    //
    // Spec: https://spec.graphql.org/September2025/#Field
    private mutating func parseField() throws(SyntaxError) -> SelectionNode {
        var name = try parseName()
        var alias: Name?
        if try skip(.colon) {
            alias = name
            name = try parseName()
        }
        let arguments = try parseArguments(constant: false)
        let directives = try parseDirectives(constant: false)
        let selectionSet = token.kind == .braceLeft ? try parseSelectionSet() : nil
        return SelectionNode(
            kind: .field,
            name: name,
            alias: alias,
            typeCondition: nil,
            arguments: arguments,
            directives: directives,
            selectionSet: selectionSet,
            start: (alias ?? name).start
        )
    }

    //   FragmentSpread : ... FragmentName Directives?
    //   InlineFragment : ... TypeCondition? Directives? SelectionSet
    //
    // Spec: https://spec.graphql.org/September2025/#FragmentSpread
    private mutating func parseFragment() throws(SyntaxError) -> SelectionNode {
        let start = token.start
        try expect(.spread)
        let hasTypeCondition = try skipKeyword("on")
        if !hasTypeCondition, token.kind == .name {
            let name = try parseFragmentName()
            return SelectionNode(
                kind: .fragmentSpread,
                name: name,
                alias: nil,
                typeCondition: nil,
                arguments: .none,
                directives: try parseDirectives(constant: false),
                selectionSet: nil,
                start: start
            )
        }
        let typeCondition = hasTypeCondition ? try parseName() : nil
        let directives = try parseDirectives(constant: false)
        let selectionSet = try parseSelectionSet()
        return SelectionNode(
            kind: .inlineFragment,
            name: Name(start: start, length: 0),
            alias: nil,
            typeCondition: typeCondition,
            arguments: .none,
            directives: directives,
            selectionSet: selectionSet,
            start: start
        )
    }

    //   Arguments[Const] : ( Argument[?Const]+ )
    //   Argument[Const] : Name : Value[?Const]
    //
    // Spec: https://spec.graphql.org/September2025/#Arguments
    @inline(__always)
    mutating func parseArguments(constant: Bool) throws(SyntaxError) -> NodeRange<ArgumentNode> {
        token.kind == .parenLeft ? try parseArgumentList(constant: constant) : .none
    }

    private mutating func parseArgumentList(constant: Bool) throws(SyntaxError) -> NodeRange<ArgumentNode> {
        try expect(.parenLeft)
        let first = document.arguments.count
        repeat {
            let name = try parseName()
            try expect(.colon)
            let value = try parseValue(constant: constant)
            document.arguments.append(ArgumentNode(name: name, value: value))
        } while try !skip(.parenRight)
        return NodeRange(document.arguments, from: first)
    }

    //   Directives[Const] : Directive[?Const]+
    //   Directive[Const] : @ Name Arguments[?Const]?
    //
    // Spec: https://spec.graphql.org/September2025/#Directives
    @inline(__always)
    mutating func parseDirectives(constant: Bool) throws(SyntaxError) -> NodeRange<DirectiveNode> {
        token.kind == .at ? try parseDirectiveList(constant: constant) : .none
    }

    private mutating func parseDirectiveList(constant: Bool) throws(SyntaxError) -> NodeRange<DirectiveNode> {
        let first = document.directives.count
        while token.kind == .at {
            let start = token.start
            try advance()
            let name = try parseName()
            let arguments = try parseArguments(constant: constant)
            document.directives.append(DirectiveNode(name: name, arguments: arguments, start: start))
        }
        return NodeRange(document.directives, from: first)
    }
}
