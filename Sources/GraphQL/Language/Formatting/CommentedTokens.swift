/// The tokens of a source together with the comments and empty lines before each token, which the lexer ignores.
///
/// The lexer is used unchanged. The text between its tokens is scanned a second time.
struct CommentedTokens {
    struct Comment: BitwiseCopyable {
        let start: Int32
        let end: Int32
        /// Whether the comment follows a token on the same line.
        let isTrailing: Bool
        let followsEmptyLine: Bool
    }

    /// The ignored text between a token and the previous one.
    struct Gap: BitwiseCopyable {
        /// The index of the first comment; `lastComment` is the index after the last comment.
        let firstComment: Int32
        let lastComment: Int32
        /// Whether there is an empty line between the last comment, or else the previous token, and the token.
        let endsWithEmptyLine: Bool
    }

    let source: [UInt8]
    /// The tokens including the end of file, but without `|` and `&`, which only separate names as commas do elsewhere.
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

/// Scans ignored characters for comments and empty lines.
private struct GapScanner {
    var isOnLineOfToken = false
    /// Whether there was an empty line after the last comment.
    var sawEmptyLine = false
    private var lineIsEmpty = false

    init(isOnLineOfToken: Bool = false) {
        self.isOnLineOfToken = isOnLineOfToken
    }

    mutating func scan(_ source: [UInt8], from start: Int, to end: Int, into comments: inout [CommentedTokens.Comment]) {
        lineIsEmpty = false  // a skipped `|` or `&` may precede
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

    /// Returns a comment without trailing white space.
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
