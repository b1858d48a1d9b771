import Foundation
import GraphQL
import TestSupport
import Testing

@Suite("written JSON")
struct ResponseWriterTests {
    private func written(_ body: (inout ResponseWriter) -> Void) -> String {
        var writer = ResponseWriter()
        body(&writer)
        return writer.text
    }

    @Test(
        "escapes only the characters that JSON must escape",
        arguments: [
            ("", #""""#), ("plain", #""plain""#), ("é😀\u{7F}\u{2028}", "\"é😀\u{7F}\u{2028}\""),
            ("\"\\/", #""\"\\/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#), ("\u{0}\u{1F}", #""\u0000\u001f""#),
            ("exactly8", #""exactly8""#), ("exactly8\"", #""exactly8\"""#), ("seven..\"and on and on", #""seven..\"and on and on""#),
        ]
    )
    func strings(text: String, json: String) {
        #expect(written { $0.write(string: text) } == json)
    }

    @Test("escapes at every position of a long string", arguments: ["\"", "\\", "\n", "\u{1}", "\u{0}"])
    func positions(escaped: String) throws {
        for length in 0..<40 {
            for position in 0...length {
                let text = String(repeating: "é", count: position) + escaped + String(repeating: "z", count: length - position)
                let json = written { $0.write(string: text) }
                #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
            }
        }
    }

    @Test(
        "has integers with all digits",
        arguments: [0, 7, -7, 10, 42, -1000, 2_147_483_647, 999_999_999_999, Int64.max, Int64.min]
    )
    func integers(number: Int64) {
        #expect(written { $0.write(number) } == String(number))
    }

    @Test(
        "has numbers in JavaScript's notation",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (100.0, "100"), (1e21, "1e+21"),
            (1e20, "100000000000000000000"),
            (123456789012345680000.0, "123456789012345680000"), (1.5e300, "1.5e+300"), (1e-6, "0.000001"), (1e-7, "1e-7"),
            (0.00001234, "0.00001234"), (-1.25e-9, "-1.25e-9"), (Double.leastNonzeroMagnitude, "5e-324"),
            (9007199254740993.0, "9007199254740992"),
            (1.7976931348623157e308, "1.7976931348623157e+308"), (.infinity, "null"), (.nan, "null"), (0.00005, "0.00005"),
        ]
    )
    func doubles(number: Double, text: String) {
        #expect(written { $0.write(number) } == text)
    }

    @Test("has numbers that parse to the same value", arguments: 0..<4)
    func randomDoubles(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            #expect(Double(written { $0.write(number) }) == number)
        }
    }

    @Test("has values with their fields in order")
    func values() {
        let value: Value = ["b": [1, 2.5, "x", nil, true], "a": .object([:]), "e": .enum("RED")]
        #expect(written { $0.write(value) } == #"{"b":[1,2.5,"x",null,true],"a":{},"e":"RED"}"#)
    }

    @Test("has errors in response format")
    func errors() {
        let error = GraphQLError(
            "no \"x\"",
            locations: [SourceLocation(line: 1, column: 2)],
            path: [.key("a"), .index(0)],
            code: .notFound
        )
        #expect(
            written { $0.write([error, GraphQLError("plain")]) }
                == #"[{"message":"no \"x\"","locations":[{"line":1,"column":2}],"path":["a",0],"extensions":{"code":"NOT_FOUND"}},"#
                + #"{"message":"plain"}]"#
        )
    }

    @Test("can be truncated")
    func truncation() {
        let text = written { writer in
            writer.write(literal: "{\"a\":")
            let mark = writer.bytes.count
            writer.write(string: "half")
            writer.truncate(to: mark)
            writer.writeNull()
            writer.write(byte: UInt8(ascii: "}"))
        }
        #expect(text == #"{"a":null}"#)
    }
}
