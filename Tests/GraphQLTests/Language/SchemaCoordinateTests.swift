import GraphQL
import Testing

@Suite("schema coordinates")
struct SchemaCoordinateTests {
    @Test(
        "are parsed, and printed as they were written",
        arguments: [
            ("Business", .type("Business")),
            ("_1", .type("_1")),
            ("Business.name", .member(type: "Business", name: "name")),
            ("Query.searchBusiness(criteria:)", .argument(type: "Query", field: "searchBusiness", name: "criteria")),
            ("@private", .directive("private")),
            ("@private(scope:)", .directiveArgument(directive: "private", name: "scope")),
            ("__Type.fields(includeDeprecated:)", .argument(type: "__Type", field: "fields", name: "includeDeprecated")),
        ] as [(String, SchemaCoordinate)]
    )
    func parsed(_ source: String, _ expected: SchemaCoordinate) throws {
        #expect(try SchemaCoordinate(parsing: source) == expected)
        #expect(expected.description == source)
    }

    @Test(
        "are rejected if invalid, with the first error and its location",
        arguments: [
            ("", "Expected Name, found <EOF>.", 1),
            (" Query", "Invalid character: \" \".", 1),
            ("Query ", "Invalid character: \" \".", 6),
            ("Query.a(b: )", "Invalid character: \" \".", 11),
            ("Query,", "Invalid character: \",\".", 6),
            ("a\n", "Invalid character: U+000A.", 2),
            ("a\0", "Invalid character: U+0000.", 2),
            ("a\u{7F}", "Invalid character: U+007F.", 2),
            ("a#", "Invalid character: \"#\".", 2),
            ("\u{FEFF}Query", "Invalid character: U+FEFF.", 1),
            ("Query.é", "Invalid character: U+00E9.", 7),
            ("a😀", "Invalid character: U+1F600.", 2),
            ("1a", "Invalid character: \"1\".", 1),
            ("a.1", "Invalid character: \"1\".", 3),
            ("\"a\"", "Invalid character: '\"'.", 1),
            ("Query.", "Expected Name, found <EOF>.", 7),
            ("Query.a(", "Expected Name, found <EOF>.", 9),
            ("Query.a()", "Expected Name, found \")\".", 9),
            ("Query.a(b)", "Expected \":\", found \")\".", 10),
            ("Query.a(b:", "Expected \")\", found <EOF>.", 11),
            ("Query.a(b:)x", "Expected <EOF>, found Name \"x\".", 12),
            ("@", "Expected Name, found <EOF>.", 2),
            ("@@a", "Expected Name, found \"@\".", 2),
            ("@tag.x", "Expected <EOF>, found \".\".", 5),
            ("@tag(name)", "Expected \":\", found \")\".", 10),
            ("(", "Expected Name, found \"(\".", 1),
            ("a:", "Expected <EOF>, found \":\".", 2),
            ("a(b:)", "Expected <EOF>, found \"(\".", 2),
            (".a", "Expected Name, found \".\".", 1),
            ("a..b", "Expected Name, found \".\".", 3),
            ("a.b.c", "Expected <EOF>, found \".\".", 4),
        ]
    )
    func refused(_ source: String, _ message: String, _ column: Int) {
        let error = #expect(throws: SyntaxError.self) { try SchemaCoordinate(parsing: source) }
        #expect(error?.message == "Syntax Error: " + message)
        #expect(error?.location == SourceLocation(line: 1, column: column))
    }

    @Test("are rejected if they are not UTF-8")
    func notUTF8() {
        let error = #expect(throws: SyntaxError.self) { try SchemaCoordinate(parsing: [0x61, 0xFF]) }
        #expect(error?.message == "Syntax Error: Invalid character: bytes that are not UTF-8.")
    }

    @Test("are rejected at the first error, even if they are long", arguments: ["(", "@", ".", "a.", "a(b:)", "@a"])
    func hostile(_ piece: String) {
        let source = Array(String(repeating: piece, count: 1_000_000).utf8)
        let error = #expect(throws: SyntaxError.self) { try SchemaCoordinate(parsing: source) }
        #expect((0...6).contains(error?.offset ?? -1))
    }
}
