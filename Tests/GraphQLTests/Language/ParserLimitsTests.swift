import GraphQL
import Testing

@Suite("parser limits")
struct ParserLimitsTests {
    @Test(
        "rejects a hundred thousand opening brackets without a crash",
        arguments: ["{a", "{a(b:[", "{a(b:{c:", "query($a:[", "{a(b:((", "{...{"]
    )
    func deep(_ start: String) {
        let opening = start.last.map(String.init) ?? ""
        let source = start + String(repeating: opening == "a" ? "{a" : opening == ":" ? "{c:" : opening, count: 100_000)
        #expect(throws: SyntaxError.self) { try Document.parse(source) }
    }

    @Test("accepts nesting up to the limit, but not one level more")
    func nesting() throws {
        func query(_ depth: Int) -> String {
            String(repeating: "{a", count: depth) + String(repeating: "}", count: depth)
        }
        _ = try Document.parse(query(200))
        let error = #expect(throws: SyntaxError.self) { try Document.parse(query(201)) }
        #expect(error?.message == "Syntax Error: Document nests deeper than 200 levels. Parsing aborted.")
    }

    @Test("applies the same limit to values and types, counted from their beginnings")
    func valueNesting() throws {
        func query(_ depth: Int) -> String {
            "{ a { b(c: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + ") } }"
        }
        _ = try Document.parse(query(200))
        #expect(throws: SyntaxError.self) { try Document.parse(query(201)) }
    }

    @Test("counts all tokens except the end of file")
    func tokens() throws {
        _ = try Document.parse("{ a b }", limits: ParserLimits(tokens: 4))
        let error = #expect(throws: SyntaxError.self) { try Document.parse("{ a b }", limits: ParserLimits(tokens: 3)) }
        #expect(error?.message == "Syntax Error: Document contains more than 3 tokens. Parsing aborted.")
        #expect(error?.location == SourceLocation(line: 1, column: 7))
    }
}
