/// The tokens of a source together with what the lexer ignores: the comments and empty lines before each of them.
///
/// The lexer stays as it is; what it skipped is looked at a second time, between the places of its tokens.
struct CommentedTokens {
    struct Comment: BitwiseCopyable {
        let start: Int32
        let end: Int32
        /// Whether it follows a token on the same line.
        let isTrailing: Bool
        let followsEmptyLine: Bool
    }

    /// What stands between a token and the one before it.
    struct Gap: BitwiseCopyable {
        /// Its comments, by their indices.
        let firstComment: Int32
        let lastComment: Int32
        /// Whether an empty line stands between the last comment, or else the token before, and the token.
        let endsWithEmptyLine: Bool
    }

    let source: [UInt8]
    /// The tokens up to the end of file, but for `|` and `&`: they only separate names, as commas do elsewhere.
    private(set) var tokens: [Token] = []
    private var gaps: [Gap] = []
    private var allComments: [Comment] = []

    init(_ source: [UInt8]) throws(SyntaxError) {
        self.source = source
        tokens.reserveCapacity(source.count / 6)
        gaps.reserveCapacity(source.count / 6)
        var lexer = Lexer(source)
        var scanner = GapScanner()
        var end = 0
        repeat {
            let token = try lexer.next()
            scanner.scan(source, from: end, to: Int(token.start), into: &allComments)
            end = Int(token.end)
            if token.kind == .pipe || token.kind == .ampersand { continue }
            let first = gaps.last?.lastComment ?? 0
            gaps.append(Gap(firstComment: first, lastComment: Int32(allComments.count), endsWithEmptyLine: scanner.sawEmptyLine))
            tokens.append(token)
            scanner = GapScanner(isOnLineOfToken: true)
        } while tokens.last?.kind != .endOfFile
    }

    func comments(before index: Int) -> ArraySlice<Comment> {
        allComments[Int(gaps[index].firstComment)..<Int(gaps[index].lastComment)]
    }

    /// Whether an empty line ends the gap before a token.
    func endsWithEmptyLine(before index: Int) -> Bool { gaps[index].endsWithEmptyLine }

    /// Whether there is an empty line anywhere in the gap before a token.
    func hasEmptyLine(before index: Int) -> Bool {
        gaps[index].endsWithEmptyLine || comments(before: index).contains { $0.followsEmptyLine }
    }

    func isWord(_ word: StaticString, at index: Int) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .name else { return false }
        return source[tokens[index].name.range].elementsEqual(word.description.utf8)
    }
}

/// Looks through ignored characters for comments and empty lines.
private struct GapScanner {
    var isOnLineOfToken = false
    /// Since the last comment.
    var sawEmptyLine = false
    private var lineIsEmpty = false

    init(isOnLineOfToken: Bool = false) {
        self.isOnLineOfToken = isOnLineOfToken
    }

    mutating func scan(_ source: [UInt8], from start: Int, to end: Int, into comments: inout [CommentedTokens.Comment]) {
        lineIsEmpty = false  // a separator may stand before
        var index = start
        while index < end {
            switch source[index] {
            case .lineFeed, .carriageReturn:
                if source[index] == .carriageReturn, index + 1 < end, source[index + 1] == .lineFeed { index += 1 }
                sawEmptyLine = sawEmptyLine || lineIsEmpty
                lineIsEmpty = true
                isOnLineOfToken = false
            case UInt8(ascii: "#"):
                let comment = comment(in: source, from: index, to: end)
                comments.append(comment)
                index = source[index..<end].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? end
                isOnLineOfToken = false
                sawEmptyLine = false
                lineIsEmpty = false
                continue
            case .space, .tab: break
            default: lineIsEmpty = false  // a comma
            }
            index += 1
        }
    }

    /// A comment without the white space at its end.
    private func comment(in source: [UInt8], from start: Int, to limit: Int) -> CommentedTokens.Comment {
        var end = source[start..<limit].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? limit
        while source[end - 1] == .space || source[end - 1] == .tab { end -= 1 }
        return CommentedTokens.Comment(
            start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: end),
            isTrailing: isOnLineOfToken,
            followsEmptyLine: sawEmptyLine
        )
    }
}
