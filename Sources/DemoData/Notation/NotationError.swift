/// A mistake in the notation of the demo data.
struct NotationError: Error, Equatable, CustomStringConvertible {
    /// The table or cuisine with the mistake.
    let source: String
    /// The line within the source, beginning with 1.
    let line: Int
    let reason: String

    var description: String { "\(source), line \(line): \(reason)" }
}

/// A line of notation with its position, for error messages.
struct NotationLine {
    let source: String
    let number: Int
    let text: Substring

    /// The non-empty lines of a text.
    static func lines(of text: String, in source: String) -> [NotationLine] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { NotationLine(source: source, number: $0.offset + 1, text: $0.element.trimmed) }
            .filter { !$0.text.isEmpty }
    }

    func mistake(_ reason: String) -> NotationError { NotationError(source: source, line: number, reason: reason) }

    /// Splits the line at `|`; throws if the number of parts is wrong.
    func cells(_ count: ClosedRange<Int>) throws(NotationError) -> [Substring] {
        let cells = text.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
        guard count.contains(cells.count) else { throw mistake("\(cells.count) parts between | where \(count) belong") }
        return cells
    }
}

extension Substring {
    /// The text without blanks at either end.
    var trimmed: Substring {
        var rest = self
        while rest.utf8.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
        while rest.utf8.last == UInt8(ascii: " ") { rest = rest.dropLast() }
        return rest
    }
}

extension StringProtocol {
    /// The text with its first letter capitalized.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
