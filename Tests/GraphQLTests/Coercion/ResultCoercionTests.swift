import GraphQL
import Testing

@Suite("result coercion of plain values")
struct ResultCoercionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let type: String
        let value: Value
        let json: String?
        var testDescription: String { "\(type) from \(value)" }

        init(_ type: String, _ value: Value, _ json: String?) {
            (self.type, self.value, self.json) = (type, value, json)
        }
    }

    @Test(
        "is exactly as lenient as GraphQL.js",
        arguments: [
            Case("Int", 1, "1"), Case("Int", 1.0, "1"), Case("Int", true, "1"), Case("Int", "12", "12"), Case("Int", "1e3", "1000"),
            Case("Int", " 7 ", "7"), Case("Int", 1.5, nil), Case("Int", "", nil), Case("Int", "x", nil), Case("Int", 2_147_483_648, nil),
            Case("Int", [1], nil), Case("Int", "nan", nil),
            Case("Float", 1, "1"), Case("Float", 0.5, "0.5"), Case("Float", false, "0"), Case("Float", "0.25", "0.25"),
            Case("Float", "", nil), Case("Float", "0x10", nil), Case("Float", "inf", nil), Case("Float", [:], nil),
            Case("Float", 9_007_199_254_740_992, "9007199254740992"), Case("Float", 9_007_199_254_740_993, nil),
            Case("String", "x", #""x""#), Case("String", 1, #""1""#), Case("String", 1.5, #""1.5""#), Case("String", true, #""true""#),
            Case("String", ["x"], nil),
            Case("Boolean", true, "true"), Case("Boolean", 0, "false"), Case("Boolean", 0.5, "true"), Case("Boolean", "true", nil),
            Case("ID", "x", #""x""#), Case("ID", 5, #""5""#), Case("ID", 5.0, #""5""#), Case("ID", 1.5, nil), Case("ID", true, nil),
            Case("Color", "RED", #""RED""#), Case("Color", "red", nil), Case("Color", 1, nil),
            Case("Any", ["a": [1, nil]], #"{"a":[1,null]}"#),
        ]
    )
    func leaves(_ example: Case) throws {
        let schema = try Schema(sdl: "type Query { i: Int f: Float id: ID } enum Color { RED } scalar Any")
        let type = try #require(schema.type(named: example.type))
        var writer = ResponseWriter()
        do throws(LeafError) {
            try schema.write(example.value, as: type, to: &writer)
            #expect(writer.text == example.json)
        } catch {
            #expect(example.json == nil)
            #expect(!error.message.isEmpty)
        }
    }
}
