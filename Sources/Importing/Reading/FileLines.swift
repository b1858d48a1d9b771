/// The lines of a file, with their line breaks.
///
/// A line ends with a line feed, a carriage return, or both. Lines can be put back.
final class FileLines {
    /// A line and its number, from 1.
    struct Line {
        /// The bytes with the line break; empty if the line was too long.
        var bytes: [UInt8]
        let number: Int
        var isTooLong = false

        /// Whether the line has a line break.
        ///
        /// Only the last line of a file can lack one.
        var isEnded: Bool { bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r") }
    }

    private let source: ByteSource
    private var buffer = [UInt8](repeating: 0, count: 256 << 10)
    private var piece = 0
    private var index = 0
    private var number = 0
    private var hasEnded = false
    /// Lines put back, the next one last.
    private var returned: [Line] = []

    init(_ source: ByteSource) {
        self.source = source
    }

    /// Returns lines to the reader.
    ///
    /// `next` then returns them again, in the same order.
    func putBack(_ lines: some BidirectionalCollection<Line>) {
        returned.append(contentsOf: lines.reversed())
    }

    /// Returns the next line, or nil at the end.
    func next() throws(ImportFailure) -> Line? {
        if let line = returned.popLast() { return line }
        var line = Line(bytes: [], number: number + 1)
        while try fill() {
            var end = index
            while end < piece, buffer[end] != UInt8(ascii: "\n"), buffer[end] != UInt8(ascii: "\r") { end += 1 }
            let hasBreak = end < piece
            if hasBreak { end += 1 }
            if line.bytes.count + end - index > RecordLimits.bytes { line.isTooLong = true }
            if line.isTooLong { line.bytes = [] } else { line.bytes.append(contentsOf: buffer[index..<end]) }
            index = end
            guard hasBreak else { continue }
            if buffer[end - 1] == UInt8(ascii: "\r"), try fill(), buffer[index] == UInt8(ascii: "\n") {
                index += 1
                if !line.isTooLong { line.bytes.append(UInt8(ascii: "\n")) }
            }
            number += 1
            return line
        }
        guard !line.bytes.isEmpty || line.isTooLong else { return nil }
        number += 1
        return line
    }

    /// Whether there is a next byte.
    private func fill() throws(ImportFailure) -> Bool {
        guard index == piece, !hasEnded else { return index < piece }
        piece = try source.read(into: &buffer)
        index = 0
        hasEnded = piece == 0
        return piece > 0
    }
}
