import Testing

@Suite("arguments have different names")
struct UniqueArgumentNamesRuleTests {
    @Test(
        "reports a repeated name with all its locations",
        arguments: [
            ValidationCase(#"{ a: values(int: 1, float: 2) b: values(int: 1) @onField(count: 1, tag: "") }"#),
            ValidationCase(
                "{ values(int: 1, int: 2, float: 1, int: 3) @onField(count: 1, count: 2) }",
                #"There can be only one argument named "int". @1:10 1:18 1:36"#,
                #"There can be only one argument named "count". @1:53 1:63"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("UniqueArgumentNamesRule")
    }
}
