import GraphQL
import JSON
import JSONValues
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Indented JSON")
struct IndentedJSONTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let json: String
        let text: String

        var testDescription: String { json }
    }

    @Test(
        "puts each member and item on a line, and preserves strings, numbers and empty brackets",
        arguments: [
            Case(json: "{}", text: "{}"),
            Case(json: "[]", text: "[]"),
            Case(json: "{ }", text: "{}"),
            Case(json: "[ \n ]", text: "[]"),
            Case(json: "null", text: "null"),
            Case(json: "-1.5e+30", text: "-1.5e+30"),
            Case(json: #"{"a":1}"#, text: "{\n  \"a\": 1\n}"),
            Case(json: #"{"a": [1, 2]}"#, text: "{\n  \"a\": [\n    1,\n    2\n  ]\n}"),
            Case(json: "[{},[],{\"a\":{}}]", text: "[\n  {},\n  [],\n  {\n    \"a\": {}\n  }\n]"),
            Case(
                json: #"["{\"a\": [1,2]}","\\","\\\""]"#,
                text: "[\n" + #"  "{\"a\": [1,2]}","# + "\n" + #"  "\\","# + "\n" + #"  "\\\"""# + "\n]"
            ),
            Case(json: #"[ "é , : {" ]"#, text: "[\n  \"é , : {\"\n]"),
        ]
    )
    func layout(example: Case) {
        #expect(String(decoding: IndentedJSON.text(of: Array(example.json.utf8)), as: UTF8.self) == example.text)
    }

    @Test("indents by the requested number of spaces", arguments: [0, 1, 4, 8])
    func indentation(spaces: Int) {
        let text = IndentedJSON.text(of: Array("[[1]]".utf8), indentation: spaces)
        let gap = String(repeating: " ", count: spaces)
        #expect(String(decoding: text, as: UTF8.self) == "[\n\(gap)[\n\(gap)\(gap)1\n\(gap)]\n]")
    }

    @Test("preserves any value", arguments: 0..<40 as Range<UInt64>)
    func sameValue(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let value = Self.value(depth: 5, &random)
        var writer = ResponseWriter()
        writer.write(value)
        let text = IndentedJSON.text(of: writer.bytes)
        #expect(Value(try JSONDocument(parsing: text).root) == value)
        #expect(IndentedJSON.text(of: text) == text, "indenting again changes nothing")
    }

    private static func value(depth: Int, _ random: inout SeededGenerator) -> Value {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
        case 0: return .null
        case 1: return .boolean(Bool.random(using: &random))
        case 2: return .int(Int64.random(in: -1_000_000...1_000_000, using: &random))
        case 3, 4: return .string(text(&random))
        case 5, 6: return .list((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth: depth - 1, &random) })
        default:
            var object = ObjectValue()
            for index in 0..<Int.random(in: 0..<4, using: &random) {
                object.append("\(index)\(text(&random))", value(depth: depth - 1, &random))
            }
            return .object(object)
        }
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let pieces = ["{", "}", "[", "]", ",", ":", "\"", "\\", " ", "\n", "\t", "a", "é", "🍅", "\u{1}"]
        return (0..<Int.random(in: 0..<8, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }
}
