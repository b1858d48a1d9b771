/// Lays out the tokens of a document: says for each what separates it from the one before.
///
/// That takes no more than the brackets around the token, those just before it, and which definition it belongs to. Comments stay in
/// the gap between tokens where they were found, so none can get lost, whatever the layout.
struct SourceFormatter {
    let document: Document
    let source: CommentedTokens
    private var layout: Layout
    /// The brackets around the next token; at the bottom, its definition.
    private(set) var scopes = [FormattingScope(kind: .definition)]
    /// How many definitions have begun.
    private(set) var definitionCount = 0

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
        // One described argument can stand on the line of its field, several are easier to read on their own.
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
