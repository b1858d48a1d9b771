/// A mistake in the text that the demo data are written in.
struct NotationError: Error, Equatable, CustomStringConvertible {
    /// The table or the cuisine that holds it.
    let source: String
    /// The line inside the source, from 1.
    let line: Int
    let reason: String

    var description: String { "\(source), line \(line): \(reason)" }
}

/// A line of notation and where it stands, so that each mistake can say it.
struct NotationLine {
    let source: String
    let number: Int
    let text: Substring

    /// The lines of a text that hold something.
    static func lines(of text: String, in source: String) -> [NotationLine] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { NotationLine(source: source, number: $0.offset + 1, text: $0.element.trimmed) }
            .filter { !$0.text.isEmpty }
    }

    func mistake(_ reason: String) -> NotationError { NotationError(source: source, line: number, reason: reason) }

    /// The parts between `|`, of which there must be so many.
    func cells(_ count: ClosedRange<Int>) throws(NotationError) -> [Substring] {
        let cells = text.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
        guard count.contains(cells.count) else { throw mistake("\(cells.count) parts between | where \(count) belong") }
        return cells
    }
}

extension Substring {
    /// Without blanks at both ends.
    var trimmed: Substring {
        var rest = self
        while rest.utf8.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
        while rest.utf8.last == UInt8(ascii: " ") { rest = rest.dropLast() }
        return rest
    }
}

extension StringProtocol {
    /// With its first letter as a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
