import GraphQL
import Testing

@Suite("string values")
struct StringValueTests {
    private func value(of literal: String) throws -> String {
        let document = try Document.parse("{ f(a: \(literal)) }")
        return try document.stringValue(of: #require(document.arguments.first).value)
    }

    @Test(
        "decode the escapes of quoted strings",
        arguments: [
            (#""""#, ""),
            (#""simple""#, "simple"),
            (#"" \" \\ \/ \b \f \n \r \t ""#, " \" \\ / \u{8} \u{C} \n \r \t "),
            (#""\u00e4 \u{1F600} \uD83D\uDE00 \u{0}""#, "ä 😀 😀 \0"),
            (#""ä 😀""#, "ä 😀"),
        ]
    )
    func quoted(_ literal: String, _ expected: String) throws {
        #expect(try value(of: literal) == expected)
    }

    @Test(
        "remove the common indentation and blank outer lines of block strings",
        arguments: [
            ("\"\"\"\"\"\"", ""),
            ("\"\"\"one\"\"\"", "one"),
            ("\"\"\"  one\"\"\"", "  one"),
            ("\"\"\"\n\n    a\r\n      b\r    c\n\n\"\"\"", "a\n  b\nc"),
            ("\"\"\" a\n  b\n c\"\"\"", " a\n b\nc"),
            ("\"\"\"\n  a\n\n  b\n\"\"\"", "a\n\nb"),
            ("\"\"\"\\n \\\"\"\" \\u0041\"\"\"", "\\n \"\"\" \\u0041"),
            ("\"\"\"\t\n  \n\"\"\"", ""),
        ]
    )
    func block(_ literal: String, _ expected: String) throws {
        #expect(try value(of: literal) == expected)
    }
}
