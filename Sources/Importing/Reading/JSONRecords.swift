/// The records of a JSON file.
public final class JSONRecords: RecordReader {
    private let source: ByteSource
    private let lists: [String]
    private var cutter: RecordScanner
    private var buffer = [UInt8](repeating: 0, count: 256 << 10)
    private var piece = 0
    private var index = 0
    private var hasEnded = false
    private var isAtEnd = false

    /// Reads the objects of lists.
    ///
    /// A list is either the whole file or a member with one of the given names. If `takesObjects` is true, an object without such a list is a
    /// record. Members named in `messages` are texts of the source for people, such as an error.
    public init(_ source: ByteSource, lists: [String], messages: [String] = [], takesObjects: Bool = false) {
        (self.source, self.lists) = (source, lists)
        cutter = RecordScanner(lists: lists, messages: messages, takesObjects: takesObjects)
    }

    /// The position at which the file is truncated, if it ends within an object or a list, or that records may be missing behind a broken one.
    public var incompleteness: String? {
        guard hasEnded else { return nil }
        if cutter.isLost { return "no record was found behind the last broken one, so others may be missing" }
        return cutter.isInside
            ? "the file is truncated: it ends at line \(cutter.lastLine), byte \(cutter.length), before its last bracket" : nil
    }

    /// The first message of the source.
    public var sourceMessage: String? { cutter.message.map { String(decoding: $0, as: UTF8.self) } }

    /// Returns the next record, or nil at the end.
    public func next() throws(ImportFailure) -> SourceRecord? {
        while !isAtEnd {
            if index == piece {
                piece = try source.read(into: &buffer)
                index = 0
                isAtEnd = piece == 0
                if isAtEnd { break }
            }
            let cut = cutter.next(in: buffer.span.extracting(0..<piece), from: &index)
            if let record = record(cut) { return record }
        }
        let last = record(cutter.finish())
        hasEnded = last == nil
        return last
    }

    /// A description of the missing list, or nil if a list was found.
    public var missingDescription: String? {
        guard !cutter.hasFoundList else { return nil }
        return "a list of objects, or an object with such a list as " + lists.map { "“\($0)”" }.joined(separator: " or ")
    }

    private func record(_ cut: RecordScanner.Cut?) -> SourceRecord? {
        switch cut {
        case nil: nil
        case .record(let position): SourceRecord(position: position, content: .json(cutter.record))
        case .problem(let position, let problem): SourceRecord(position: position, content: .unreadable(problem))
        }
    }
}
