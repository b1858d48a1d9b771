/// Lays out the tokens of a document by choosing the separator before each token.
///
/// The choice needs only the enclosing brackets, the previous tokens and the current definition. Comments stay in the gap between tokens
/// where they were found, so no layout can lose them.
struct SourceFormatter {
    let document: Document
    let source: CommentedTokens
    private var layout: Layout
    /// The brackets around the next token; the first entry is the token's definition.
    private(set) var scopes = [FormattingScope(kind: .definition)]
    /// The number of definitions that have begun.
    private(set) var definitionCount = 0

    /// The separator between a token and the previous one.
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
            if isDescription(index) { scope.isDescribed = true }
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
        // A single line that begins with white space would lose the white space on a separate line, so the line stays after the quotes.
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
    private(set) var scope: FormattingScope {
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
        // A single argument with a description can be on the line of its field. Several are easier to read on separate lines.
        if scope.isDescribed, scope.itemCount > 1, scope.kind.isGroup { layout.breakGroup() }
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
}

// MARK: - Gaps

extension SourceFormatter {
    /// Returns the separator before a token, and begins or ends a run if the token does.
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
        // A comment must be followed by a line break, even at a position where no line breaks otherwise.
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
        var canHaveEmptyLine = index > 0 && !followsOpeningBracket(index)
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
