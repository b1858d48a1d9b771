// The role of a token in the grammar. The source has been parsed, so each token is at a valid position.
extension SourceFormatter {
    func isKind(_ kind: Token.Kind, _ index: Int) -> Bool {
        source.tokens.indices.contains(index) && source.tokens[index].kind == kind
    }

    func followsOpeningBracket(_ index: Int) -> Bool {
        isKind(.braceLeft, index - 1) || isKind(.parenLeft, index - 1) || isKind(.bracketLeft, index - 1)
    }

    /// The definition that the current token belongs to.
    private var definition: Definition? { definitionCount > 0 ? document.definitions[definitionCount - 1] : nil }

    func startsDefinition(_ index: Int) -> Bool {
        guard scope.kind == .definition, definitionCount < document.definitions.count else { return false }
        return source.tokens[index].start == document.start(of: document.definitions[definitionCount])
    }

    /// Whether a token is the first of an item in the enclosing brackets.
    func startsItem(_ index: Int) -> Bool {
        switch scope.kind {
        case .definition, .type: return false
        case .list: return !isKind(.dollar, index - 1)
        case .block, .arguments, .inputs, .object: break
        }
        if scope.itemCount == 0 { return true }
        let isValue = isKind(.colon, index - 1) || isKind(.equals, index - 1)
        switch source.tokens[index].kind {
        case .spread: return true
        case .string, .blockString: return !isValue
        case .dollar: return !isValue && !isDescription(index - 1)
        case .name:
            let isOfSign = isKind(.dollar, index - 1) || isKind(.at, index - 1) || isKind(.spread, index - 1)
            let isTypeCondition = source.isWord("on", at: index - 1) && isKind(.spread, index - 2)
            return !isValue && !isOfSign && !isTypeCondition && !isDescription(index - 1)
        default: return false
        }
    }

    func isDescription(_ index: Int) -> Bool {
        guard scope.kind.hasDescriptions, isKind(.string, index) || isKind(.blockString, index) else { return false }
        return !isKind(.equals, index - 1)
    }

    /// Returns the separator before the first name of a list that a token begins: interfaces, union members or directive locations.
    func signOfNames(after index: Int) -> Layout.Separator? {
        guard scope.kind == .definition, scope.run == nil else { return nil }
        switch definition {
        case .type(let type):
            if isKind(.equals, index) { return .firstPipe }
            let followsName = index > 0 && source.tokens[index - 1].start == document[type].name.start
            return followsName && source.isWord("implements", at: index) ? .firstAmpersand : nil
        case .directive:
            return source.isWord("on", at: index) && !isKind(.at, index - 1) ? .firstPipe : nil
        default:
            return nil
        }
    }

    func parenthesesKind(_ index: Int) -> FormattingScope.Kind {
        let isOfDirective = isKind(.at, index - 2)
        return switch definition {
        case .operation: scope.kind == .definition && !isOfDirective ? .inputs : .arguments
        case .type: scope.kind == .block && !isOfDirective ? .inputs : .arguments
        case .directive: scope.kind == .definition ? .inputs : .arguments
        case .fragment, .schema, nil: .arguments
        }
    }

    func bracketsKind(_ index: Int) -> FormattingScope.Kind {
        let definesType = (scope.kind == .block || scope.kind == .inputs) && isKind(.colon, index - 1)
        return scope.kind == .type || definesType ? .type : .list
    }

    func bracesKind(_ index: Int) -> FormattingScope.Kind {
        let isValue = isKind(.equals, index - 1) || (scope.kind != .definition && scope.kind != .block)
        return isValue ? .object : .block
    }

    /// Whether there is no space between a token and the previous one.
    func isJoined(_ index: Int) -> Bool {
        switch source.tokens[index].kind {
        case .colon, .bang: true
        case .name where scope.kind != .type:
            isKind(.dollar, index - 1) || isKind(.at, index - 1) || isKind(.spread, index - 1) && !source.isWord("on", at: index)
        default: scope.kind == .type
        }
    }

    func isAfterAnonymousOperation(_ index: Int) -> Bool {
        guard scope.kind == .definition, case .operation(let operation) = definition else { return false }
        return document[operation].name == nil && !isKind(.at, index - 2)
    }
}

extension Document {
    /// Returns the offset of a definition's first byte, including its description.
    fileprivate func start(of definition: Definition) -> Int32 {
        switch definition {
        case .operation(let index): self[index].start
        case .fragment(let index): self[index].start
        case .schema(let index): self[index].start
        case .type(let index): self[index].start
        case .directive(let index): self[index].start
        }
    }
}
