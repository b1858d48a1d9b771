/// Lays out the tokens of a document: says for each what separates it from the one before.
///
/// That takes no more than the brackets around the token, those just before it, and which definition it belongs to. Comments stay in
/// the gap between tokens where they were found, so none can get lost, whatever the layout.
struct SourceFormatter {
    private let document: Document
    private let source: CommentedTokens
    private var layout: Layout
    /// The brackets around the next token; at the bottom, its definition.
    private var scopes = [FormattingScope(kind: .definition)]
    /// How many definitions have begun.
    private var definitionCount = 0

    /// What separates a token from the one before.
    private struct Gap {
        enum EmptyLine { case never, kept, always }

        let separator: Layout.Separator
        var emptyLine = EmptyLine.never
    }

    init(_ document: Document, tokens: CommentedTokens) {
        self.document = document
        source = tokens
        layout = Layout(source: document.source)
    }

    consuming func formatted() -> [UInt8] {
        for index in source.tokens.indices { add(index) }
        return layout.written()
    }

    private mutating func add(_ index: Int) {
        let token = source.tokens[index]
        switch token.kind {
        case .parenLeft: open(index, parenthesesKind(index), Gap(separator: isAfterAnonymousOperation(index) ? .space : .nothing))
        case .bracketLeft: open(index, bracketsKind(index), gap(before: index))
        case .braceLeft:
            let kind = bracesKind(index)
            if kind == .block { endRun() }
            open(index, kind, gap(before: index))
        case .parenRight, .bracketRight, .braceRight: close(index)
        case .endOfFile:
            endRun()
            addComments(before: index)
        default:
            separate(index, gap(before: index))
            write(token)
            if isDescription(index) { scope.hasDescriptions = true }
            if let sign = signOfNames(after: index) { start(.names(sign)) }
        }
    }

    private mutating func write(_ token: Token) {
        let range = Int(token.start)..<Int(token.end)
        guard token.kind == .blockString, document.source[range].contains(where: { $0 == .lineFeed || $0 == .carriageReturn }) else {
            return layout.text(range)
        }
        let lines = BlockString.contentLines(ofRaw: document.source[range].dropFirst(3).dropLast(3))
        layout.text(range.prefix(3))
        // White space before the only line would be lost on a line of its own.
        let keepsFirstLine = lines.count == 1 && (lines[0].first == .space || lines[0].first == .tab)
        for (number, line) in lines.enumerated() {
            if number > 0 || !keepsFirstLine { layout.separate(.hardLine) }
            layout.text(line.indices)
        }
        if !lines.isEmpty { layout.separate(.hardLine) }
        layout.text(range.suffix(3))
    }
}

// MARK: - Brackets and runs

extension SourceFormatter {
    private var scope: FormattingScope {
        get { scopes[scopes.count - 1] }
        set { scopes[scopes.count - 1] = newValue }
    }

    private mutating func open(_ index: Int, _ kind: FormattingScope.Kind, _ gap: Gap) {
        separate(index, gap, indentsContinuation: kind != .block)
        if kind.isGroup { layout.open() }
        write(source.tokens[index])
        layout.indent()
        scopes.append(FormattingScope(kind: kind))
    }

    private mutating func close(_ index: Int) {
        endRun()
        let scope = scopes.removeLast()
        let hasComments = !source.comments(before: index).isEmpty
        addComments(before: index)
        layout.dedent()
        layout.separate(scope.itemCount == 0 && !hasComments ? .nothing : scope.kind.edge, isForced: hasComments)
        write(source.tokens[index])
        // One described argument can stand on the line of its field, several are easier to read on their own.
        if scope.hasDescriptions, scope.itemCount > 1, scope.kind.isGroup { layout.breakGroup() }
        if scope.kind.isGroup { layout.close() }
    }

    private mutating func start(_ run: FormattingScope.Run) {
        endRun()
        layout.open()
        layout.indent()
        scope.run = run
    }

    private mutating func endRun() {
        guard scope.run != nil else { return }
        scope.run = nil
        layout.dedent()
        layout.close()
    }

    private func parenthesesKind(_ index: Int) -> FormattingScope.Kind {
        let isOfDirective = isKind(.at, index - 2)
        return switch definition {
        case .operation: scope.kind == .definition && !isOfDirective ? .inputs : .arguments
        case .type: scope.kind == .block && !isOfDirective ? .inputs : .arguments
        case .directive: scope.kind == .definition ? .inputs : .arguments
        case .fragment, .schema, nil: .arguments
        }
    }

    private func bracketsKind(_ index: Int) -> FormattingScope.Kind {
        let definesType = (scope.kind == .block || scope.kind == .inputs) && isKind(.colon, index - 1)
        return scope.kind == .type || definesType ? .type : .list
    }

    private func bracesKind(_ index: Int) -> FormattingScope.Kind {
        let isValue = isKind(.equals, index - 1) || (scope.kind != .definition && scope.kind != .block)
        return isValue ? .object : .block
    }
}

// MARK: - Gaps

extension SourceFormatter {
    /// What separates a token from the one before; begins and ends runs where the token does.
    private mutating func gap(before index: Int) -> Gap {
        if startsDefinition(index) {
            endRun()
            scope = FormattingScope(kind: .definition)
            definitionCount += 1
            return Gap(separator: .hardLine, emptyLine: .always)
        }
        if startsItem(index) {
            endRun()
            scope.itemCount += 1
            return scope.itemCount == 1 ? Gap(separator: scope.kind.edge) : Gap(separator: scope.kind.between, emptyLine: .kept)
        }
        if isDescription(index - 1) { return Gap(separator: scope.kind == .inputs ? .line : .hardLine) }
        if isKind(.at, index) {
            if scope.run != .directives { start(.directives) }
            return Gap(separator: .line)
        }
        if scope.run == .directives, !isKind(.at, index - 1) { endRun() }
        if case .names(let sign) = scope.run {
            scope.run = .names(sign.following)
            return Gap(separator: sign)
        }
        return Gap(separator: isJoined(index) ? .nothing : .space)
    }

    private mutating func separate(_ index: Int, _ gap: Gap, indentsContinuation: Bool = true) {
        let comments = source.comments(before: index)
        if index == 0, comments.isEmpty { return }
        // Behind a comment there must be a line break, also where no line would break otherwise.
        let isContinuation = indentsContinuation && gap.separator.isFixed && !comments.isEmpty
        if isContinuation { layout.indent() }
        addComments(before: index, needsEmptyLine: gap.emptyLine == .always && index > 0 && !source.hasEmptyLine(before: index))
        let endsWithComment = comments.last.map { !$0.isTrailing } ?? false
        let hasEmptyLine =
            switch gap.emptyLine {
            case .never: endsWithComment && source.endsWithEmptyLine(before: index)
            case .kept: source.endsWithEmptyLine(before: index)
            case .always: !endsWithComment || source.endsWithEmptyLine(before: index)
            }
        layout.separate(gap.separator, isForced: !comments.isEmpty, hasEmptyLine: hasEmptyLine)
        if isContinuation { layout.dedent() }
    }

    private mutating func addComments(before index: Int, needsEmptyLine: Bool = false) {
        var needsEmptyLine = needsEmptyLine
        var canHaveEmptyLine = index > 0 && ![.parenLeft, .bracketLeft, .braceLeft].contains(source.tokens[index - 1].kind)
        for comment in source.comments(before: index) {
            if !comment.isTrailing {
                let hasEmptyLine = needsEmptyLine || canHaveEmptyLine && comment.followsEmptyLine
                layout.separate(.nothing, isForced: true, hasEmptyLine: hasEmptyLine)
                needsEmptyLine = false
                canHaveEmptyLine = true
            }
            layout.comment(comment)
        }
    }
}

// MARK: - Grammar

extension SourceFormatter {
    private func isKind(_ kind: Token.Kind, _ index: Int) -> Bool {
        source.tokens.indices.contains(index) && source.tokens[index].kind == kind
    }

    /// The definition that the token belongs to.
    private var definition: Definition? { definitionCount > 0 ? document.definitions[definitionCount - 1] : nil }

    private func startsDefinition(_ index: Int) -> Bool {
        guard scope.kind == .definition, definitionCount < document.definitions.count else { return false }
        return source.tokens[index].start == document.start(of: document.definitions[definitionCount])
    }

    /// Whether the token is the first of an item of the brackets around it.
    private func startsItem(_ index: Int) -> Bool {
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

    private func isDescription(_ index: Int) -> Bool {
        guard isKind(.string, index) || isKind(.blockString, index) else { return false }
        return [.definition, .block, .inputs].contains(scope.kind) && !isKind(.equals, index - 1)
    }

    /// What stands before the first of the names that a token begins: interfaces, members of a union, locations of a directive.
    private func signOfNames(after index: Int) -> Layout.Separator? {
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

    /// Whether nothing stands between a token and the one before.
    private func isJoined(_ index: Int) -> Bool {
        switch source.tokens[index].kind {
        case .colon, .bang: true
        case .name where scope.kind != .type:
            isKind(.dollar, index - 1) || isKind(.at, index - 1) || isKind(.spread, index - 1) && !source.isWord("on", at: index)
        default: scope.kind == .type
        }
    }

    private func isAfterAnonymousOperation(_ index: Int) -> Bool {
        guard scope.kind == .definition, case .operation(let operation) = definition else { return false }
        return document[operation].name == nil && !isKind(.at, index - 2)
    }
}

extension Document {
    /// The offset of a definition's first byte, its description included.
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
