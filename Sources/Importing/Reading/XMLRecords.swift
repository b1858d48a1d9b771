/// The records of an XML file: elements with given names, and their contents.
///
/// Spec: https://www.w3.org/TR/xml/ and https://www.w3.org/TR/xml-names/
public final class XMLRecords: RecordReader {
    private let source: ByteSource
    private let layout: XMLLayout
    private let parser: XMLParser?
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)
    private var waiting: ArraySlice<SourceRecord> = []
    private var failure: ImportFailure?
    private var hasBegun = false
    private var hasEnded = false

    /// Reads the elements of a file.
    public init(_ source: ByteSource, _ layout: XMLLayout) {
        (self.source, self.layout) = (source, layout)
        parser = XMLParser(layout)
    }

    /// A description of the missing elements, or nil if an element that contains records was found.
    public var missingDescription: String? {
        guard parser?.hasFoundList != true else { return nil }
        return
            "XML with elements \(layout.records.sorted().joined(separator: " or ")) in \(layout.lists.sorted().joined(separator: " or "))"
    }

    /// Returns the next record, or nil at the end.
    public func next() throws(ImportFailure) -> SourceRecord? {
        while waiting.isEmpty && !hasEnded {
            // Records that precede an error are returned first.
            if let failure { throw failure }
            try read()
        }
        return waiting.popFirst()
    }

    private func read() throws(ImportFailure) {
        guard let parser else { throw ImportFailure("\(source.name) cannot be read: out of memory") }
        let count = try source.read(into: &buffer)
        if !hasBegun, source.isConverted { parser.assumeUTF8() }
        hasBegun = true
        do throws(XMLParser.Mistake) {
            try parser.parse(buffer.span.extracting(0..<count))
            hasEnded = count == 0
        } catch {
            failure = ImportFailure("\(source.name), line \(error.line), column \(error.column): \(error.description)")
        }
        waiting = parser.takeRecords()[...]
    }
}
