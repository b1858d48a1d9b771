import Testing

@Suite("named types exist")
struct KnownTypeNamesRuleTests {
    @Test(
        "unknown types are told with what they are most like",
        arguments: [
            ValidationCase("query ($a: String, $b: [Command!]!) { dog { ... on Pet { ...F } } } fragment F on Dog { name }"),
            ValidationCase(
                "query ($a: JumboString) { dog { ... on Badger { name } } } fragment F on Peat { name }",
                #"Unknown type "JumboString". Did you mean "String"? @1:12"#,
                #"Unknown type "Badger". @1:40"#,
                #"Unknown type "Peat". Did you mean "Pet" or "Cat"? @1:74"#
            ),
            ValidationCase(
                "{ a { ... on New { b } } } type New { a: Nwe, c: ID }",
                #"Unknown type "Nwe". Did you mean "New"? @1:42"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("KnownTypeNamesRule")
    }
}
