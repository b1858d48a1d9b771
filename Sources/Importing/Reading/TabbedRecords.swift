/// The records of a file with a record on each line and its fields separated by tabs.
///
/// Quotation marks have no meaning, and no line names the columns. Blank lines and lines that begin with `#` are ignored.
public final class TabbedRecords: RecordReader {
    private let source: ByteSource
    private var buffer = [UInt8](repeating: 0, count: 256 << 10)
    private var piece = 0
    private var index = 0
    private var line: [UInt8] = []
    private var lineNumber = 0
    private var number = 0
    private var hasEnded = false
    /// Whether the current line exceeds the limit, so that its bytes are dropped.
    private var isTooLong = false

    /// Reads a file.
    public init(_ source: ByteSource) {
        self.source = source
    }

    /// A description of the missing lines, or nil if the file has lines.
    public var missingDescription: String? { number == 0 ? "a line with fields separated by tabs" : nil }

    /// Returns the next record, or nil at the end.
    public func next() throws(ImportFailure) -> SourceRecord? {
        while try readLine() {
            lineNumber += 1
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
            if !isTooLong, line.isEmpty || line[0] == UInt8(ascii: "#") { continue }
            number += 1
            return SourceRecord(position: RecordPosition(number: number, line: lineNumber, offset: nil), content: content)
        }
        return nil
    }

    private var content: SourceRecord.Content {
        if isTooLong { return .unreadable(RecordProblem("it has more than \(RecordLimits.bytes) bytes: a line break is missing")) }
        guard let text = String(validating: line, as: UTF8.self), !line.contains(0) else {
            return .unreadable(RecordProblem("it is not UTF-8: save the file as UTF-8"))
        }
        return .fields(text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmed })
    }

    /// Reads the next line into `line`, without its line break.
    ///
    /// Returns false at the end of the file.
    private func readLine() throws(ImportFailure) -> Bool {
        line.removeAll(keepingCapacity: true)
        isTooLong = false
        while true {
            if index == piece {
                if !hasEnded { piece = try source.read(into: &buffer) }
                index = 0
                if piece == 0 || hasEnded {
                    let isFirst = !hasEnded
                    (hasEnded, piece) = (true, 0)
                    // The last line may have no line break.
                    return isFirst && (!line.isEmpty || isTooLong)
                }
            }
            let end = buffer[index..<piece].firstIndex(of: UInt8(ascii: "\n")) ?? piece
            if line.count + end - index > RecordLimits.bytes { isTooLong = true }
            if isTooLong { line.removeAll() } else { line.append(contentsOf: buffer[index..<end]) }
            index = min(end + 1, piece)
            if end < piece { return true }
        }
    }
}
