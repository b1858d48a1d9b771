import GraphQL
import Testing

@Suite("syntax errors")
struct SyntaxErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let source: String
        let message: String
        let line: Int
        let column: Int

        init(_ source: String, _ message: String, _ line: Int, _ column: Int) {
            self.source = source
            self.message = message
            self.line = line
            self.column = column
        }

        var testDescription: String { source.prefix(40).debugDescription }
    }

    @Test(
        "report the first error and its location",
        arguments: [
            Case("", "Unexpected <EOF>.", 1, 1),
            Case("{", "Expected Name, found <EOF>.", 1, 2),
            Case("{ }", "Expected Name, found \"}\".", 1, 3),
            Case("{ f { } }", "Expected Name, found \"}\".", 1, 7),
            Case("{ f() }", "Expected Name, found \")\".", 1, 5),
            Case("query Q() { a }", "Expected \"$\", found \")\".", 1, 9),
            Case("{ field: {} }", "Expected Name, found \"{\".", 1, 10),
            Case("notAnOperation Foo { field }", "Unexpected Name \"notAnOperation\".", 1, 1),
            Case("...", "Unexpected \"...\".", 1, 1),
            Case("{ ...on }", "Expected Name, found \"}\".", 1, 9),
            Case("fragment on on T { a }", "Unexpected Name \"on\".", 1, 10),
            Case("fragment F($a: Int) on T { a }", "Expected \"on\", found \"(\".", 1, 11),
            Case("{ ...F(a: 1) }", "Expected Name, found \"(\".", 1, 7),
            Case("query ($a: Int = $b) { a }", "Unexpected variable \"$b\" in constant value.", 1, 18),
            Case("query ($a: Int = $) { a }", "Unexpected \"$\".", 1, 18),
            Case("{ f(a: 01) }", "Invalid number, unexpected digit after 0: \"1\".", 1, 9),
            Case("{ f(a: 1.) }", "Invalid number, expected digit but got: \")\".", 1, 10),
            Case("{ f(a: -) }", "Invalid number, expected digit but got: \")\".", 1, 9),
            Case("{ f(a: 1a) }", "Invalid number, expected digit but got: \"a\".", 1, 9),
            Case("{ f(a: .5) }", "Invalid number, expected digit before \".\", did you mean \"0.5\"?", 1, 8),
            Case("{ .. }", "Unexpected \"..\", did you mean \"...\"?", 1, 3),
            Case("{ . }", "Unexpected character: \".\".", 1, 3),
            Case("{ f(a: 'x') }", "Unexpected single quote character ('), did you mean to use a double quote (\")?", 1, 8),
            Case("{ ä }", "Unexpected character: U+00E4.", 1, 3),
            Case("{ f(a: \"😀\") ? }", "Unexpected character: \"?\".", 1, 13),
            Case("{ f(a: \"x", "Unterminated string.", 1, 10),
            Case("{ f(a: \"x\n\") }", "Unterminated string.", 1, 10),
            Case("{ f(a: \"\"\"x\r\ny", "Unterminated string.", 2, 2),
            Case(#"{ f(a: "\x") }"#, #"Invalid character escape sequence: "\x"."#, 1, 9),
            Case(#"{ f(a: "\u{110000}") }"#, #"Invalid Unicode escape sequence: "\u{110000}"."#, 1, 9),
            Case(#"{ f(a: "\uD83D") }"#, #"Invalid Unicode escape sequence: "\uD83D"."#, 1, 9),
            Case("\u{FEFF}{ a }\r\n\r}", "Unexpected \"}\".", 3, 1),
            Case("# 😀\n{ a ) }", "Expected Name, found \")\".", 2, 5),
            Case("\"d\" { a }", "Unexpected description, descriptions are not supported on shorthand queries.", 1, 1),
            Case("\"d\" extend type A @b", "Unexpected description, only GraphQL definitions support descriptions.", 1, 1),
            Case("\"d\"", "Unexpected <EOF>.", 1, 4),
            Case("extend type A", "Unexpected <EOF>.", 1, 14),
            Case("extend directive @a on FIELD", "Unexpected Name \"directive\".", 1, 8),
            Case("directive @a @b on FIELD", "Expected \"on\", found \"@\".", 1, 14),
            Case("directive @a on NOWHERE", "Unexpected Name \"NOWHERE\".", 1, 17),
            Case("enum E { true }", "Name \"true\" is reserved and cannot be used for an enum value.", 1, 10),
            Case("schema { }", "Expected Name, found \"}\".", 1, 10),
            Case("schema { field: Q }", "Unexpected Name \"field\".", 1, 10),
            Case("type A {}", "Expected Name, found \"}\".", 1, 9),
            Case("type A implements { b: C }", "Expected Name, found \"{\".", 1, 19),
            Case("union U = | ", "Expected Name, found <EOF>.", 1, 13),
        ]
    )
    func refused(_ row: Case) {
        let error = #expect(throws: SyntaxError.self) { try Document.parse(row.source) }
        #expect(error?.message == "Syntax Error: " + row.message)
        #expect(error?.location == SourceLocation(line: row.line, column: row.column))
    }

    @Test(
        "include bytes that are not UTF-8, in strings and between tokens",
        arguments: [[0x22, 0xFF, 0x22], [0xED, 0xA0, 0x80], [0xC0, 0x80]]
    )
    func notUTF8(_ bytes: [UInt8]) {
        #expect(throws: SyntaxError.self) { try Document.parse(bytes) }
    }
}
