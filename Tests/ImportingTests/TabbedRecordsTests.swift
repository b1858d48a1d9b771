import Importing
import TestSupport
import Testing

@Suite("Lines of fields separated by tabs")
struct TabbedRecordsTests {
    private func read(_ text: String) throws -> [String] {
        let folder = TemporaryFolder()
        let path = folder.path + "/lines.txt"
        try SampleFile.write(Array(text.utf8), to: path)
        let records = TabbedRecords(try ByteSource(path: path))
        var found: [String] = []
        while let record = try records.next() {
            switch record.content {
            case .fields(let fields): found.append("\(record.position.line): \(fields.joined(separator: "|"))")
            case .unreadable(let problem): found.append("\(record.position.line)! \(problem)")
            default: found.append("?")
            }
        }
        return found
    }

    @Test(
        "are cut at tabs and line breaks, whatever else they contain",
        arguments: [
            ("a\tb\nc\td\n", ["1: a|b", "2: c|d"]), ("a\t\tb", ["1: a||b"]), ("a\t\n", ["1: a|"]), ("\"a\tb\"\n", ["1: \"a|b\""]),
            ("\u{FEFF}a\tb\r\nc\r\n", ["1: a|b", "2: c"]), ("# note\n\n a \tb", ["3: a|b"]), ("", []), ("\n\n", []),
        ]
    )
    func lines(text: String, found: [String]) throws {
        #expect(try read(text) == found)
    }

    @Test("a line that is not text is reported, and the next one is read")
    func unreadable() throws {
        #expect(try read("a\u{0}\tb\nc\td\n") == ["1! it is not UTF-8: save the file as UTF-8", "2: c|d"])
        let long = String(repeating: "x", count: RecordLimits.bytes + 1)
        #expect(try read("\(long)\nc\td\n").last == "2: c|d")
        #expect(try read("\(long)\nc\td\n").first?.hasPrefix("1! it has more than") == true)
    }
}
