/// The records of a JSON file.
public final class JSONRecords: RecordReader {
    private let source: ByteSource
    private let lists: [String]
    private var cutter: RecordScanner
    private var buffer = [UInt8](repeating: 0, count: 256 << 10)
    private var piece = 0
    private var index = 0
    private var hasEnded = false

    /// Reads the objects of lists.
    ///
    /// A list is either the whole file or a member with one of the given names. If `takesObjects` is true, an object without such a list is a
    /// record. Members named in `messages` are texts of the source for people, such as an error.
    public init(_ source: ByteSource, lists: [String], messages: [String] = [], takesObjects: Bool = false) {
        (self.source, self.lists) = (source, lists)
        cutter = RecordScanner(lists: lists, messages: messages, takesObjects: takesObjects)
    }

    /// The position at which the file is truncated, if it ends within an object or a list.
    public var truncation: String? {
        hasEnded && cutter.isInside ? "it ends at line \(cutter.lastLine), byte \(cutter.length), before its last bracket" : nil
    }

    /// The first message of the source.
    public var sourceMessage: String? { cutter.message.map { String(decoding: $0, as: UTF8.self) } }

    /// Returns the next record, or nil at the end.
    public func next() throws(ImportFailure) -> SourceRecord? {
        while !hasEnded {
            if index == piece {
                piece = try source.read(into: &buffer)
                index = 0
                if piece == 0 {
                    hasEnded = true
                    return record(cutter.finish())
                }
            }
            let cut = cutter.next(in: buffer.span.extracting(0..<piece), from: &index)
            if let record = record(cut) { return record }
        }
        return nil
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
