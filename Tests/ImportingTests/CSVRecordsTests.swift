import Importing
import TestSupport
import Testing

@Suite("Reading CSV")
struct CSVRecordsTests {
    private func read(_ text: String) throws -> [String] {
        try read(Array(text.utf8))
    }

    private func read(_ bytes: [UInt8]) throws -> [String] {
        let folder = TemporaryFolder()
        let path = folder.path + "/rows.csv"
        try SampleFile.write(bytes, to: path)
        let records = CSVRecords(try ByteSource(path: path), columns: [.required("name"), .optional("size")])
        var found: [String] = []
        while let record = try records.next() {
            switch record.content {
            case .row(let row):
                found.append("\(record.position.number)/\(record.position.line) \(row["name"] ?? "–")|\(row["size"] ?? "–")")
            case .unreadable(let problem): found.append("\(record.position.number)/\(record.position.line)! \(problem)")
            case .json, .element, .fields: found.append("something else")
            }
        }
        return found
    }

    struct Text: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let found: [String]
    }

    static let texts = [
        Text(testDescription: "commas", text: "name,size\na,1\nb,\n", found: ["1/2 a|1", "2/3 b|–"]),
        Text(testDescription: "semicolons, as spreadsheets of half the world write", text: "name;size\r\na,b;1\r\n", found: ["1/2 a,b|1"]),
        Text(testDescription: "tabs", text: "name\tsize\na\t1", found: ["1/2 a|1"]),
        Text(testDescription: "columns in another order and unknown ones", text: "Size,x,NAME\n1,2,a\n", found: ["1/2 a|1"]),
        Text(
            testDescription: "quotation marks, lines within fields, empty lines",
            text: "name,size\n\"a \"\"b\"\"\nc\",1\n\n\"d\",2\n",
            found: ["1/2 a \"b\"\nc|1", "2/5 d|2"]
        ),
        Text(testDescription: "blanks around fields", text: "name , size\n  a b\u{A0}, 1 \n", found: ["1/2 a b|1"]),
        Text(testDescription: "a byte order mark", text: "\u{FEFF}name\na\n", found: ["1/2 a|–"]),
        Text(testDescription: "short lines", text: "name,size\na\n", found: ["1/2 a|–"]),
    ]

    @Test("rows use the names of their columns", arguments: texts)
    func rows(_ text: Text) throws {
        #expect(try read(text.text) == text.found)
    }

    @Test("a file without a required column is rejected with the column's name")
    func header() {
        #expect {
            try read("size\n1\n")
        } throws: { error in
            "\(error)".contains("the columns name are missing") && "\(error)".contains("the known columns are name, size")
        }
    }

    @Test("a line that is not UTF-8 is a problem, and the next one is read")
    func encoding() throws {
        let found = try read(Array("name\n".utf8) + [0xF1, 0x0A] + Array("b\n".utf8))
        #expect(found == ["1/2! “name” is not UTF-8: save the file as UTF-8", "2/3 b|–"])
    }

    @Test("an unclosed quotation mark does not fill the memory")
    func open() throws {
        let lines = String(repeating: "x,1\n", count: RecordLimits.bytes / 4 + 10)
        let found = try read("name,size\n\"" + lines + "last,2\n")
        #expect(found.first?.hasPrefix("1/2! it has more than") == true)
        #expect(found.last == "\(found.count)/\(RecordLimits.bytes / 4 + 12) last|2")
    }
}
