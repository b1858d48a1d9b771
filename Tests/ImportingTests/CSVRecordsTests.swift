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
            case .json, .element, .fields, .rows: found.append("something else")
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
        Text(
            testDescription: "the first value of columns with the same name",
            text: "name,size,size\na,,2\nb,1,2\n",
            found: ["1/2 a|2", "2/3 b|1"]
        ),
        Text(
            testDescription: "numbers in brackets and parts within a name",
            text: "name,size[0],size(s) of,size (cm)\na,1,2,3\n",
            found: ["1/2 a|3"]
        ),
        Text(testDescription: "comments in quotation marks", text: "\"# a, b\",c\nname,size\na,1\n", found: ["1/3 a|1"]),
        Text(testDescription: "a byte order mark", text: "\u{FEFF}name\na\n", found: ["1/2 a|–"]),
        Text(
            testDescription: "values in quotation marks in a field between tabs",
            text: "name\tsize\n\"a, b\",c\t1\n\"d\" e\t2\n\"f \"\"g\"\"\"\t3\n",
            found: ["1/2 \"a, b\",c|1", "2/3 \"d\" e|2", "3/4 f \"g\"|3"]
        ),
        Text(
            testDescription: "a missing closing mark affects its row only",
            text: "name\tsize\n\"a\t1\nb\t\"2\"\nc\t3\n",
            found: ["1/2! “name” begins with a quotation mark, and its closing one is missing", "2/3 b|2", "3/4 c|3"]
        ),
        Text(
            testDescription: "text behind a closing mark between commas",
            text: "name,size\nx,\"a\" b\nc,1\n",
            found: [
                "1/2! “size” begins with a quotation mark, and its closing one is missing or not the last character (line 2, column 3). "
                    + "Write two quotation marks for one inside the field",
                "2/3 c|1",
            ]
        ),
        Text(
            testDescription: "more fields than columns",
            text: "name,size\na,b,1\nc,2,,\nd,3,,\n",
            found: [
                "1/2! it has 3 fields, but the first line names 2 columns: put fields that contain the separator into quotation marks",
                "2/3 c|2", "3/4 d|3",
            ]
        ),
        Text(testDescription: "the separator in a line of its own", text: "sep=;\nname;size\na,b;1\n", found: ["1/3 a,b|1"]),
        Text(testDescription: "comments before the header", text: "# Rows\n# of ours\nname,size\na,1\n", found: ["1/4 a|1"]),
        Text(testDescription: "a first column called #", text: "#,name,size\n1,a,2\n", found: ["1/2 a|2"]),
        Text(
            testDescription: "names of columns in brackets and with parts",
            text: "The name [name],Size(width:height)\na,1\n",
            found: ["1/2 a|1"]
        ),
        Text(testDescription: "line ends of old Macs", text: "name,size\ra,1\rb,2", found: ["1/2 a|1", "2/3 b|2"]),
        Text(testDescription: "short lines in sequence", text: "name,size\na\nb\nc,1\n", found: ["1/2 a|–", "2/3 b|–", "3/4 c|1"]),
        Text(
            testDescription: "a single short line",
            text: "name,size\na,1\nb\nc,1\n",
            found: ["1/2 a|1", "2/3! it has 1 field, but the first line names 2 columns: a separator is missing", "3/4 c|1"]
        ),
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
        #expect(found == ["1/2! “name” is not UTF-8, but probably Windows-1252: save the file as UTF-8", "2/3 b|–"])
    }

    @Test("UTF-16 with a byte order mark is read")
    func utf16() throws {
        let text = "\u{FEFF}name\tsize\nÉglantine 🍅\t1\n"
        let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        for bytes in [little, big] { #expect(try read(bytes) == ["1/2 Églantine 🍅|1"]) }
        #expect { try read(little.dropLast(1)) } throws: { "\($0)".contains("ends within a character of UTF-16LE") }
        // Longer than any buffer, so that characters lie across its ends.
        let long = (1...60_000).map { "Éé🍅 \($0)" }
        let bytes = ("\u{FEFF}name\tsize\n" + long.map { $0 + "\t1\n" }.joined()).utf16.flatMap {
            [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        }
        #expect(try read(bytes).map { $0.drop { $0 != " " }.dropFirst() } == long.map { $0 + "|1" }[...].map { $0[...] })
    }

    @Test("an unclosed quotation mark does not fill the memory, and loses one row")
    func open() throws {
        let lines = String(repeating: "x,1\n", count: RecordLimits.bytes / 4 + 10)
        let found = try read("name,size\n\"" + lines + "last,2\n")
        #expect(found.first?.hasPrefix("1/2! “name” begins with a quotation mark") == true)
        #expect(found.count == RecordLimits.bytes / 4 + 11)
        #expect(found.last == "\(found.count)/\(RecordLimits.bytes / 4 + 12) last|2")
    }

    @Test("a damaged mark, separator or line break affects no other line", arguments: [",", ";", "\t"])
    func damage(separator: String) throws {
        let rows = (1...12).map { number in
            let name = number % 3 == 0 ? "\"n\(number)\(separator == "\t" ? "" : separator + " of")\"" : "n\(number)"
            return [name, number % 4 == 0 ? "\"s\(number) \"\"x\"\"\"" : "s\(number)", "z"].joined(separator: separator)
        }
        let header = ["name", "size", "other"].joined(separator: separator) + "\n"
        let whole = try read(header + rows.joined(separator: "\n") + "\n").map { $0.drop { $0 != " " } }
        #expect(whole.count == 12)
        let text = Array((rows.joined(separator: "\n") + "\n").utf8)
        let special = Array(("\"\n" + separator).utf8)
        for place in text.indices {
            var damaged = special.map { text[..<place] + [$0] + text[place...] }
            if special.contains(text[place]) {
                damaged.append(text[..<place] + text[(place + 1)...])
                damaged += special.map { text[..<place] + [$0] + text[(place + 1)...] }
            }
            let line = text[..<place].count { $0 == UInt8(ascii: "\n") }
            for bytes in damaged {
                let found = try read(Array(header.utf8) + bytes)
                let kept = Set(found.map { $0.drop { $0 != " " } })
                // A lost line break also affects the line behind it.
                let affected = text[place] == UInt8(ascii: "\n") ? [line, line + 1] : [line]
                let lost = whole.indices.filter { !affected.contains($0) && !kept.contains(whole[$0]) }
                #expect(lost.isEmpty, "\(String(decoding: bytes, as: UTF8.self)): \(found)")
            }
        }
    }
}
