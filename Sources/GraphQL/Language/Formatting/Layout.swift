/// A text with possible line breaks, and the choice among them.
///
/// A group that does not fit on its line breaks at every position that is directly in the group. Inner groups are then tried on their new
/// lines.
///
/// One pass measures and one pass writes, both without recursion: the method of Oppen's “Prettyprinting” (1980) with all breaks consistent.
struct Layout {
    /// The separator between two texts.
    enum Separator: UInt8, BitwiseCopyable {
        // Never a line break.
        case nothing, space
        // A line break if the group breaks, otherwise nothing, a space, or a comma.
        case softLine, line, comma
        // The same between names. The sign comes before each name if the group breaks, and otherwise between the names.
        case firstPipe, pipe, firstAmpersand, ampersand
        // Always a line break.
        case hardLine
    }

    private enum Piece: BitwiseCopyable {
        /// Bytes of the source without a line break.
        case text(start: Int32, end: Int32)
        /// A comment, which does not count towards the length of its line.
        case comment(start: Int32, end: Int32)
        case separator(Separator, isForced: Bool, hasEmptyLine: Bool)
        case open, close
        /// Prevents the enclosing group from being on one line.
        case breakGroup
        case indent, dedent
    }

    private let source: [UInt8]
    private var pieces: [Piece] = []

    init(source: [UInt8]) {
        self.source = source
        pieces.reserveCapacity(source.count / 3)
    }

    // MARK: - Building

    mutating func text(_ range: Range<Int>) {
        pieces.append(.text(start: Int32(truncatingIfNeeded: range.lowerBound), end: Int32(truncatingIfNeeded: range.upperBound)))
    }

    mutating func comment(_ comment: CommentedTokens.Comment) { pieces.append(.comment(start: comment.start, end: comment.end)) }
    mutating func open() { pieces.append(.open) }
    mutating func close() { pieces.append(.close) }
    mutating func breakGroup() { pieces.append(.breakGroup) }
    mutating func indent() { pieces.append(.indent) }
    mutating func dedent() { pieces.append(.dedent) }

    /// Adds a separator between two texts; a forced line break also breaks the enclosing groups.
    mutating func separate(_ separator: Separator, isForced: Bool = false, hasEmptyLine: Bool = false) {
        pieces.append(.separator(separator, isForced: isForced || separator == .hardLine, hasEmptyLine: hasEmptyLine))
    }

    // MARK: - Measuring

    /// Returns the number of characters that must fit on the line of each group, in the order of the groups' beginnings.
    ///
    /// The number covers the group and the text after it, up to the next possible line break. The number is `Int.max` for a group that
    /// cannot be on one line.
    private func extents() -> [Int] {
        var extents: [Int] = []
        var open: [(group: Int, start: Int, isBroken: Bool)] = []
        var closed: [(group: Int, start: Int)] = []
        var length = 0
        for piece in pieces {
            switch piece {
            case .text(let start, let end): length += characters(start, end)
            case .comment, .indent, .dedent: break
            case .separator(let separator, let isForced, _):
                if isForced || !separator.isFixed {
                    for group in closed { extents[group.group] = length - group.start }
                    closed.removeAll(keepingCapacity: true)
                }
                if isForced, !open.isEmpty { open[open.count - 1].isBroken = true }
                length += separator.onLine.utf8CodeUnitCount
            case .open:
                open.append((extents.count, length, false))
                extents.append(.max)
            case .breakGroup:
                if !open.isEmpty { open[open.count - 1].isBroken = true }
            case .close:
                guard let group = open.popLast() else { break }
                if !group.isBroken {
                    closed.append((group.group, group.start))
                } else if !open.isEmpty {
                    open[open.count - 1].isBroken = true
                }
            }
        }
        for group in closed { extents[group.group] = length - group.start }
        return extents
    }

    private func characters(_ start: Int32, _ end: Int32) -> Int {
        var count = 0
        for index in Int(start)..<Int(end) where !source[index].isUTF8Continuation { count += 1 }
        return count
    }

    // MARK: - Writing

    /// Returns the text with a line end after the last line.
    func written() -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(source.count + source.count / 8)
        let extents = extents()
        var nextGroup = 0
        /// Whether each open group is broken.
        var open: [Bool] = []
        var indentation = 0
        var column = 0
        /// The number of spaces to write before the first text of the line.
        var margin = 0

        func write(_ bytes: some Sequence<UInt8>) {
            text.append(contentsOf: repeatElement(.space, count: margin))
            margin = 0
            text.append(contentsOf: bytes)
        }

        for piece in pieces {
            switch piece {
            case .text(let start, let end) where start == end: break  // an empty line of a string
            case .text(let start, let end):
                write(source[Int(start)..<Int(end)])
                column += characters(start, end)
            case .comment(let start, let end):
                if let last = text.last, last != .lineFeed { text.append(.space) }
                write(source[Int(start)..<Int(end)])
            case .separator(let separator, let isForced, let hasEmptyLine):
                var between = separator.onLine
                if isForced || !separator.isFixed && open.last ?? true {
                    if !text.isEmpty { text.append(.lineFeed) }
                    if hasEmptyLine { text.append(.lineFeed) }
                    between = separator.onNewLine
                    margin = indentation
                    column = indentation
                }
                if between.utf8CodeUnitCount > 0 { write(between.description.utf8) }
                column += between.utf8CodeUnitCount
            case .open:
                let isBroken =
                    (open.last ?? true) && (extents[nextGroup] == .max || column + extents[nextGroup] > Printer.maximumLineLength)
                open.append(isBroken)
                nextGroup += 1
            case .close: _ = open.popLast()
            case .breakGroup: break
            case .indent: indentation += 2
            case .dedent: indentation -= 2
            }
        }
        text.append(.lineFeed)
        return text
    }
}

extension Layout.Separator {
    /// Whether a line break is never possible here.
    var isFixed: Bool { self == .nothing || self == .space }

    /// The separator before the next name of the same list.
    var following: Self {
        switch self {
        case .firstPipe: .pipe
        case .firstAmpersand: .ampersand
        default: self
        }
    }

    /// The text between two texts on the same line.
    fileprivate var onLine: StaticString {
        switch self {
        case .nothing, .softLine, .hardLine: ""
        case .space, .line, .firstPipe, .firstAmpersand: " "
        case .comma: ", "
        case .pipe: " | "
        case .ampersand: " & "
        }
    }

    /// The text before the second of two texts if the second text begins a line.
    fileprivate var onNewLine: StaticString {
        switch self {
        case .firstPipe, .pipe: "| "
        case .firstAmpersand, .ampersand: "& "
        default: ""
        }
    }
}
