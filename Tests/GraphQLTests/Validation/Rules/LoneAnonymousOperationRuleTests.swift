import Testing

@Suite("an operation without name is alone")
struct LoneAnonymousOperationRuleTests {
    @Test(
        "an anonymous operation next to others is refused",
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
