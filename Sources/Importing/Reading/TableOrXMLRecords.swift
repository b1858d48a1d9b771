/// The records of a file that is a table or XML, depending on its first character.
final class TableOrXMLRecords: RecordReader {
    private let source: ByteSource
    private let columns: [CSVColumn]
    private let layout: XMLLayout
    private var reader: (any RecordReader)?

    init(_ source: ByteSource, columns: [CSVColumn], xml layout: XMLLayout) {
        (self.source, self.columns, self.layout) = (source, columns, layout)
    }

    var missingDescription: String? { reader?.missingDescription }
    var incompleteness: String? { reader?.incompleteness }

    func next() throws(ImportFailure) -> SourceRecord? {
        if let reader { return try reader.next() }
        let reader: any RecordReader =
            Self.isXML(try source.lookAhead(atMost: 1_024)) ? XMLRecords(source, layout) : CSVRecords(source, columns: columns)
        self.reader = reader
        return try reader.next()
    }

    /// Whether the first character is `<`.
    ///
    /// A byte order mark, whitespace and the zero bytes of UTF-16 may precede the `<`.
    static func isXML(_ bytes: [UInt8]) -> Bool {
        let passed: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 9, 10, 13, 32]
        return bytes.first { !passed.contains($0) } == UInt8(ascii: "<")
    }
}
