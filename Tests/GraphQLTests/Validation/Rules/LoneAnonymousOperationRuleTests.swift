import Testing

@Suite("an anonymous operation is the only operation")
struct LoneAnonymousOperationRuleTests {
    @Test(
        "rejects an anonymous operation next to others",
        arguments: [
            ValidationCase("{ dog { name } } fragment A on Dog { name }"),
            ValidationCase("query A { dog { name } } query B { dog { name } }"),
            ValidationCase(
                "{ dog { name } } query B { dog { name } }",
                "This anonymous operation must be the only defined operation. @1:1"
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("LoneAnonymousOperationRule")
    }
}
