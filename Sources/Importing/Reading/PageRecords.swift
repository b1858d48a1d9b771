import HTML

/// The objects of JSON-LD in an HTML page that mention a type.
///
/// Spec: https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
final class PageRecords: RecordReader {
    private let source: ByteSource
    private let type: String
    /// The records of a page.
    private var found: ArraySlice<SourceRecord>?
    private var page: HTMLPage?
    private var isPageCut = false

    /// The maximum bytes of a page, which is read whole.
    private static let maximumPage = 20_000_000

    init(_ source: ByteSource, type: String) {
        (self.source, self.type) = (source, type)
    }

    var missingDescription: String? {
        guard let page else { return "a page" }
        if page.hasMicrodata { return "the page marks up its \(type) with attributes (microdata); JSON-LD" }
        return page.linkedData.isEmpty ? "a script with JSON-LD" : "JSON-LD with the type \(type)"
    }

    var incompleteness: String? { isPageCut ? "the file is truncated: the page begins with <html>, but has no </html>" : nil }

    func next() throws(ImportFailure) -> SourceRecord? {
        if found == nil { found = records(of: try readPage())[...] }
        return found?.popFirst()
    }

    private func readPage() throws(ImportFailure) -> HTMLPage {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            let piece = try source.read(into: &buffer)
            if piece == 0 { break }
            bytes += buffer[..<piece]
            guard bytes.count <= Self.maximumPage else {
                throw ImportFailure("\(source.name) has more than \(Self.maximumPage / 1_000_000) MB: a page can have that at most")
            }
        }
        let page = HTMLPage(bytes)
        self.page = page
        isPageCut = Self.isCut(bytes)
        return page
    }

    private static func isCut(_ page: [UInt8]) -> Bool {
        func contains(_ tag: String, _ part: ArraySlice<UInt8>) -> Bool { String(decoding: part, as: UTF8.self).lowercased().contains(tag) }
        return contains("<html", page.prefix(4_096)) && !contains("</html", page.suffix(4_096)) && !contains("</html", page[...])
    }

    private func records(of page: HTMLPage) -> [SourceRecord] {
        var records: [SourceRecord] = []
        for script in page.linkedData where script.text.contains("\(type)\"") {
            var scanner = RecordScanner(lists: RecordLayout.linkedLists, takesObjects: true)
            let bytes = Self.corrected(script.text)
            var index = 0
            func add(_ cut: RecordScanner.Cut) {
                let content: SourceRecord.Content
                let place: RecordPosition
                switch cut {
                case .record(let position):
                    let text = String(decoding: scanner.record, as: UTF8.self)
                    guard text.contains("\(type)\"") else { return }
                    let isText = !text.unicodeScalars.contains("\u{FFFD}")
                    (place, content) = (position, isText ? .json(scanner.record, in: page) : .unreadable(Self.wrongBytes))
                case .problem(let position, let problem): (place, content) = (position, .unreadable(problem))
                }
                let position = RecordPosition(number: records.count + 1, line: script.line + place.line - 1, offset: nil)
                records.append(SourceRecord(position: position, content: content))
            }
            while index < bytes.count {
                if let cut = scanner.next(in: bytes.span, from: &index) { add(cut) }
            }
            while let cut = scanner.finish() { add(cut) }
        }
        return records
    }

    private static let wrongBytes = RecordProblem("it has bytes that are not UTF-8: save the page again, or declare its encoding")

    /// Corrects mistakes within strings that many pages have: control characters become spaces, and superfluous backslashes disappear.
    private static func corrected(_ text: String) -> [UInt8] {
        var corrected: [UInt8] = []
        corrected.reserveCapacity(text.utf8.count)
        var isInString = false
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                isEscaped = false
                if !"\"\\/bfnrtu".utf8.contains(byte) { corrected.removeLast() }
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else {
                isEscaped = isInString && byte == UInt8(ascii: "\\")
            }
            corrected.append(isInString && byte < 0x20 ? UInt8(ascii: " ") : byte)
        }
        return corrected
    }
}
