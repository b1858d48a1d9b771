import Testing

@Suite("variables have different names")
struct UniqueVariableNamesRuleTests {
    @Test(
        "reports a repeated name with all its locations",
        arguments: [
            ValidationCase("query A($x: Int, $y: Int) { __typename } query B($x: Int) { __typename }"),
            ValidationCase(
                "query A($x: Int, $y: Int, $x: String, $x: ID) { __typename }",
                #"There can be only one variable named "$x". @1:10 1:28 1:40"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("UniqueVariableNamesRule")
    }
}
