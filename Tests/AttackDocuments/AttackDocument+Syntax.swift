// Attacks on the parser: endless nesting, and tokens as long as the document.
extension AttackDocument {
    /// Attacks on the parser alone.
    public static func syntax(_ bytes: Int) -> [AttackDocument] {
        let tooDeep = Outcome.refused("Syntax Error: Document nests deeper than 200 levels. Parsing aborted.")
        func long(_ text: String) -> String { String(repeating: text, count: bytes / text.utf8.count) }
        return [
            AttackDocument("braces", .refused("Syntax Error: Expected Name, found \"{\"."), long("{")),
            AttackDocument("brackets", .refused("Syntax Error: Unexpected \"[\"."), long("[")),
            AttackDocument("parentheses", .refused("Syntax Error: Unexpected \"(\"."), long("(")),
            AttackDocument("fields in fields", tooDeep, long("{a")),
            AttackDocument("inline fragments in each other", tooDeep, "{" + long("...{")),
            AttackDocument("lists in lists", tooDeep, "{find(any:" + long("[")),
            AttackDocument("objects in objects", tooDeep, "{find(any:" + long("{a:")),
            AttackDocument("list types in each other", tooDeep, "query($a:" + long("[")),
            AttackDocument("a long name", .refused("Cannot query field \"aaaa"), "{" + long("a") + "}"),
            AttackDocument("a long name in the wrong place", .refused("Syntax Error: Unexpected Name \"aaaa"), long("a")),
            AttackDocument("a long string", .valid, "{find(text:\"" + long("a") + "\"){id}}"),
            AttackDocument("a long string of escapes", .valid, "{find(text:\"" + long("\\u0041") + "\"){id}}"),
            AttackDocument("a string without end", .refused("Syntax Error: Unterminated string."), "{find(text:\"" + long("a")),
            AttackDocument("a block string of many lines", .valid, "{find(text:\"\"\"" + long("\n  a") + "\"\"\"){id}}"),
            AttackDocument("a block string of quotes", .valid, "{find(text:\"\"\"" + long("\\\"\"\"") + "\"\"\"){id}}"),
            AttackDocument("a long comment", .refused("Syntax Error: Unexpected <EOF>."), long("#")),
            AttackDocument("many comments", .refused("Syntax Error: Unexpected <EOF>."), long("#\n")),
            AttackDocument("commas", .valid, "{id" + long(",") + "}"),
            AttackDocument("line ends", .refused("Cannot query field \"x\""), long("\r\n") + "{x}"),
            AttackDocument("a long integer", .refused("Int cannot represent non 32-bit"), "{find(number:" + long("1") + "){id}}"),
            AttackDocument("a long fraction", .valid, "{find(float:0." + long("7") + "){id}}"),
            AttackDocument("a long exponent", .refused("Float cannot represent non numeric"), "{find(float:1e" + long("1") + "){id}}"),
        ]
    }
}
