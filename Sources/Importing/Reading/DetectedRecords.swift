/// The records of a file whose first character decides about its layout.
final class DetectedRecords: RecordReader {
    private let source: ByteSource
    private let layouts: [Character: RecordLayout]
    private let other: RecordLayout
    private var reader: (any RecordReader)?

    init(_ source: ByteSource, _ layouts: [Character: RecordLayout], otherwise other: RecordLayout) {
        (self.source, self.layouts, self.other) = (source, layouts, other)
    }

    var missingDescription: String? { reader?.missingDescription }
    var incompleteness: String? { reader?.incompleteness }
    var sourceMessage: String? { reader?.sourceMessage }

    func next() throws(ImportFailure) -> SourceRecord? {
        if let reader { return try reader.next() }
        let reader = layout(of: try source.lookAhead(atMost: 1_024)).records(of: source)
        self.reader = reader
        return try reader.next()
    }

    /// The layout by the first byte that is neither whitespace nor part of a byte order mark.
    private func layout(of bytes: [UInt8]) -> RecordLayout {
        let passed: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 9, 10, 13, 32]
        let first = bytes.first { !passed.contains($0) }
        return first.flatMap { layouts[Character(Unicode.Scalar($0))] } ?? other
    }
}
