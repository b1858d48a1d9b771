import Testing

@Suite("operations have different names")
struct UniqueOperationNamesRuleTests {
    @Test(
        "reports a repeated name with its first location",
        arguments: [
            ValidationCase("query A { dog { name } } mutation B { feed } { cat { name } } fragment A on Dog { name }"),
            ValidationCase(
                "query A { dog { name } } mutation A { feed } subscription A { fed { name } }",
                #"There can be only one operation named "A". @1:7 1:35"#,
                #"There can be only one operation named "A". @1:7 1:59"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("UniqueOperationNamesRule")
    }
}
