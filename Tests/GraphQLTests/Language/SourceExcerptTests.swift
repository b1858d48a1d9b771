import GraphQL
import TestSupport
import Testing

@Suite("source excerpts for errors")
struct SourceExcerptTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let source: String
        let line: Int
        let column: Int
        let lines: [String]

        var testDescription: String { "\(source.prefix(60).debugDescription) at \(line):\(column)" }
    }

    @Test(
        "show the line with a caret under the column",
        arguments: [
            Case(source: "{ recipes { titel } }", line: 1, column: 13, lines: ["{ recipes { titel } }", "            ^"]),
            Case(source: "", line: 1, column: 1, lines: ["", "^"]),
            Case(source: "{ a", line: 1, column: 4, lines: ["{ a", "   ^"]),
            Case(source: "{\n  a\n  b\n}", line: 3, column: 3, lines: ["  b", "  ^"]),
            Case(source: "{\r\n  a\r  b\n}", line: 3, column: 3, lines: ["  b", "  ^"]),
            Case(source: "{\n", line: 2, column: 1, lines: ["", "^"]),
            Case(source: "{ a }", line: 2, column: 1, lines: []),
            // Tabs stay tabs, so that both lines have the same indentation.
            Case(source: "{\n\t\ta\tb\n}", line: 2, column: 5, lines: ["\t\ta\tb", "\t\t \t^"]),
            // Characters that JSON escapes have the same width in both lines.
            Case(source: #"{ a(x: "\n") b }"#, line: 1, column: 14, lines: [#"{ a(x: "\n") b }"#, #"       "\ "  ^"#]),
            // A combining mark takes no column, and a wide character takes two.
            Case(source: "{ a(x: e\u{301}) b }", line: 1, column: 12, lines: ["{ a(x: e\u{301}) b }", "          ^"]),
            Case(source: "{ a(x: 豆🍅) b }", line: 1, column: 12, lines: ["{ a(x: 豆🍅) b }", "             ^"]),
            // No character controls the terminal.
            Case(source: "{ a\u{1B}[2J \u{202E}b\u{7} }", line: 1, column: 5, lines: ["{ a\u{FFFD}[2J \u{FFFD}b\u{FFFD} }", "    ^"]),
        ]
    )
    func shown(example: Case) {
        let location = SourceLocation(line: example.line, column: example.column)
        #expect(SourceExcerpt.lines(of: location, in: Array(example.source.utf8)) == example.lines)
    }

    @Test("are cut around the column if the line is long", arguments: [1, 30, 60, 61, 72, 73, 100, 144, 145, 500, 4_000, 9_999, 10_001])
    func cut(column: Int) {
        // Neighboring characters are different.
        let digits = (0..<10_000).map { "0123456789abcdefghijklmnopqrstuvwxyz".utf8.map { $0 }[$0 % 36] }
        let lines = SourceExcerpt.lines(of: SourceLocation(line: 1, column: column), in: digits)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.count <= SourceExcerpt.width + 2 })
        let caret = lines[1].count - 1
        let shown = Array(lines[0])
        if column <= digits.count {
            #expect(shown[caret] == Character(Unicode.Scalar(digits[column - 1])))
        } else {
            #expect(shown.count == caret)
        }
        #expect(lines[0].hasSuffix("…") == (column < 9_900))
    }

    @Test("cost the same at the end of a large document, even if the bytes are not UTF-8")
    func hostile() {
        let source = [UInt8](repeating: 0xFF, count: 200_000)
        let lines = SourceExcerpt.lines(of: SourceLocation(line: 1, column: 150_000), in: source)
        #expect(lines.count == 2)
        #expect(lines[0].utf8.count < 1_000)
    }

    @Test("have two bounded lines or none, for any bytes and any location", arguments: 0..<200 as Range<UInt64>)
    func anything(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet: [UInt8] = Array("{}\"\\\t\r\n aé豆🍅\u{301}\u{202E}\u{1B}".utf8) + [0xFF, 0x00]
        let source = (0..<Int.random(in: 0..<400, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) }
        let location = SourceLocation(line: Int.random(in: 1..<5, using: &random), column: Int.random(in: 1..<450, using: &random))
        let lines = SourceExcerpt.lines(of: location, in: source)
        #expect(lines.isEmpty || lines.count == 2)
        for line in lines {
            #expect(line.unicodeScalars.count <= 2 * SourceExcerpt.width + 2)
            #expect(!line.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" || $0 == "\u{202E}" })
        }
        #expect(lines.isEmpty || lines[1].hasSuffix("^"))
    }
}
