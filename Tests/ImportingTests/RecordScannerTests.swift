import Importing
import TestSupport
import Testing

@Suite("Cutting records out of JSON")
struct RecordScannerTests {
    /// Returns the results of a cutter for a text in chunks of a given size.
    private func cut(
        _ text: String,
        lists: [String] = ["hits"],
        takesObjects: Bool = false,
        limit: Int = 1_000,
        pieces: Int = .max
    ) -> [String] {
        var cutter = RecordScanner(lists: lists, takesObjects: takesObjects, limit: limit)
        let bytes = Array(text.utf8)
        var found: [String] = []
        var start = 0
        while start < bytes.count {
            let end = start + min(pieces, bytes.count - start)
            let piece = Array(bytes[start..<end])
            var index = 0
            while index < piece.count {
                if let cut = cutter.next(in: piece.span, from: &index) { found.append(said(cut, cutter.record)) }
            }
            start = end
        }
        while let cut = cutter.finish() { found.append(said(cut, cutter.record)) }
        return found
    }

    private func said(_ cut: RecordScanner.Cut, _ record: [UInt8]) -> String {
        switch cut {
        case .record(let position):
            "\(position.number) @\(position.offset ?? -1) line \(position.line): \(String(decoding: record, as: UTF8.self))"
        case .problem(let position, let problem):
            "\(position.number) @\(position.offset ?? -1) line \(position.line)! \(problem.description.prefix(20))"
        }
    }

    struct Text: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let found: [String]
    }

    static let texts = [
        Text(
            testDescription: "a list in an object, next to other lists",
            text: #"{"from":[{"no":1}],"q":"hits","hits":[{"a":1},{"b":[{}]}],"more":[{"no":2}]}"#,
            found: [#"1 @38 line 1: {"a":1}"#, #"2 @46 line 1: {"b":[{}]}"#]
        ),
        Text(
            testDescription: "a list as the whole text",
            text: "[\n {\"a\":1},\n 3, [{}], {} ]",
            found: [#"1 @3 line 2: {"a":1}"#, "2 @22 line 3: {}"]
        ),
        Text(
            testDescription: "a text in each line",
            text: "{\"hits\":[{\"a\":1}]}\n{\"hits\":[{\"b\":1},{\"c\":1}]}\n",
            found: [#"1 @9 line 1: {"a":1}"#, #"2 @28 line 2: {"b":1}"#, #"3 @36 line 2: {"c":1}"#]
        ),
        Text(
            testDescription: "braces, brackets and quotation marks within strings",
            text: #"{"hits":[{"a":"}]{[\"}\\"},{"]}":"{"}]}"#,
            found: [#"1 @9 line 1: {"a":"}]{[\"}\\"}"#, #"2 @27 line 1: {"]}":"{"}"#]
        ),
        Text(testDescription: "text without a list of records", text: #"{"hits":{"a":{}},"other":[{}]} "x" 7"#, found: []),
        Text(
            testDescription: "a truncated line affects only itself",
            text: "{\"hits\":[{\"a\":1}]}\n{\"hits\":[{\"b\":{\"c\":1\n{\"hits\":[{\"d\":1}]}\n",
            found: [#"1 @9 line 1: {"a":1}"#, "2 @28 line 2! the line ends inside", #"3 @49 line 3: {"d":1}"#]
        ),
        Text(
            testDescription: "a string ends with its line, and the next record begins like the broken one",
            text: "{\"hits\":[\n{\"a\":\"x},\n{\"a\":1}]}",
            found: ["1 @10 line 2! a bracket, a separat", #"2 @20 line 3: {"a":1}"#]
        ),
        Text(
            testDescription: "a lost brace, bracket or quotation mark affects one record",
            text: #"{"hits":[{"a":{"b":1},{"a":{"b":2}},{"a":[{"b":3},{"a":4},{"a":"5},{"a":6}]}"#,
            found: [
                "1 @9 line 1! a bracket, a separat", #"2 @22 line 1: {"a":{"b":2}}"#, "3 @36 line 1! a bracket, a separat",
                #"4 @50 line 1: {"a":4}"#, "5 @58 line 1! a bracket, a separat", #"6 @67 line 1: {"a":6}"#,
            ]
        ),
        Text(
            testDescription: "a superfluous brace makes the record before it doubtful",
            text: #"[{"a":{"b":1}},"c":2},{"a":3}]"#,
            found: ["1 @1 line 1! text follows it that", #"2 @22 line 1: {"a":3}"#]
        ),
        Text(
            testDescription: "a superfluous bracket ends no list",
            text: #"{"hits":[{"a":1}],{"a":2}],"more":[]}"#,
            found: [#"1 @9 line 1: {"a":1}"#, "2 @18 line 1! it is no record: a b", #"3 @18 line 1: {"a":2}"#]
        ),
        Text(
            testDescription: "a file that was cut off",
            text: #"{"hits":[{"a":1},{"b":"#,
            found: [#"1 @9 line 1: {"a":1}"#, "2 @17 line 1! the file ends inside"]
        ),
        Text(
            testDescription: "a record that is too long",
            text: #"[{"a":""# + String(repeating: "x", count: 1_000) + #""},{"b":1}]"#,
            found: ["1 @1 line 1! it has more than 100", #"2 @1010 line 1: {"b":1}"#]
        ),
    ]

    @Test("finds records in any context and with any chunk size", arguments: texts)
    func records(_ text: Text) {
        for pieces in [1, 2, 3, 7, 64, Int.max] {
            #expect(cut(text.text, pieces: pieces) == text.found, "in pieces of \(pieces)")
        }
    }

    @Test(
        "takes an object without a list as a record, and no object with one",
        arguments: [
            (#"{"a":{"hits":[{"b":1}]}}"#, [#"1 @0 line 1: {"a":{"hits":[{"b":1}]}}"#]),
            (#"{"from":{},"hits":[{"a":1},{"b":[]}],"to":[{}]}"#, [#"1 @19 line 1: {"a":1}"#, #"2 @27 line 1: {"b":[]}"#]),
            (#"{"x":[{"hits":[{}]}],"hits":"none"}"#, [#"1 @0 line 1: {"x":[{"hits":[{}]}],"hits":"none"}"#]),
            (
                "{\"a\":1}\n{\"b\":[\n{\"c\":\"}\"}\n",
                ["1 @0 line 1: {\"a\":1}", "2 @8 line 2! the line ends inside", "3 @15 line 3: {\"c\":\"}\"}"]
            ),
            (
                #"{"a":1}{"hits":[{"b":1}]}{"c":1"#,
                [#"1 @0 line 1: {"a":1}"#, #"2 @16 line 1: {"b":1}"#, "3 @25 line 1! the file ends inside"]
            ),
        ] as [(String, [String])]
    )
    func objects(text: String, found: [String]) {
        for pieces in [1, 2, 5, Int.max] {
            #expect(cut(text, takesObjects: true, pieces: pieces) == found, "\(text) in pieces of \(pieces)")
        }
    }

    @Test(
        "takes time in proportion to a broken text, also if it is full of beginnings of records",
        arguments: [
            (#"{"a":1},"#, #"}"#, 50_000), (#"{"a":["#, "", 10_000), (#"{"a":1,"#, "", 50_000), (#"{"a":"x},"#, "", 50_000),
        ]
    )
    func hostile(piece: String, end: String, count: Int) {
        let text = #"[{"a":["# + String(repeating: piece, count: count) + end
        #expect(cut(text, limit: .max).count <= 2 * count)
    }

    @Test("finds each of many random records exactly", arguments: 0..<20)
    func random(_ seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let records = (0..<generator.number(1...40)).map { _ in Self.object(&generator, depth: 3) }
        let text = #"{"count":1,"hits":["# + records.joined(separator: generator.pick([",", " , ", ",\n"])) + "]}"
        let found = cut(text, limit: 100_000, pieces: generator.number(1...50))
        #expect(found.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) } == records)
    }

    private static func object(_ generator: inout SeededGenerator, depth: Int) -> String {
        let members = (0..<generator.number(0...3)).map { _ in "\(string(&generator)):\(value(&generator, depth: depth))" }
        return "{" + members.joined(separator: ",") + "}"
    }

    private static func value(_ generator: inout SeededGenerator, depth: Int) -> String {
        switch generator.number(0...(depth > 0 ? 4 : 2)) {
        case 0: string(&generator)
        case 1: "-1.5e3"
        case 2: "null"
        case 3: object(&generator, depth: depth - 1)
        default: "[" + (0..<generator.number(0...3)).map { _ in value(&generator, depth: depth - 1) }.joined(separator: ",") + "]"
        }
    }

    private static func string(_ generator: inout SeededGenerator) -> String {
        let pieces = ["a", "{", "}", "[", "]", "\\\"", "\\\\", "ñ", "hits", ",", ":"]
        return "\"" + (0..<generator.number(0...4)).map { _ in generator.pick(pieces) }.joined() + "\""
    }

    @Test(
        "shows whether the text ends inside a list, and what the source reports",
        arguments: [
            (#"{"hits":[{"a":1},{"a":2}]}"#, false, nil), (#"{"hits":[{"a":1},"#, true, nil), (#"{"hits":[{"a":1}"#, true, nil),
            (#"[{"a":1}]"#, false, nil), (#"[{"a":1}"#, true, nil),
            (#"{"hits":[],"remark":"out of \"time\"!"}"#, false, "out of \"time\"!"),
            (#"{"remark" : "early", "hits":[{"remark":"x"}]}"#, false, "early"), (#"{"remark":1,"x":"no","hits":[]}"#, false, nil),
            (#"{"hits":[{"remark":"x"}],"y":{"remark":"z"}}"#, false, nil),
        ] as [(String, Bool, String?)]
    )
    func ending(text: String, isInside: Bool, message: String?) {
        for size in [1, 3, 1_000] {
            var cutter = RecordScanner(lists: ["hits"], messages: ["remark"])
            for piece in stride(from: 0, to: text.utf8.count, by: size).map({ Array(Array(text.utf8)[$0...].prefix(size)) }) {
                var index = 0
                while index < piece.count { _ = cutter.next(in: piece.span, from: &index) }
            }
            #expect(cutter.isInside == isInside, "\(text)")
            #expect(cutter.message.map { String(decoding: $0, as: UTF8.self) } == message, "\(text)")
        }
    }
}
