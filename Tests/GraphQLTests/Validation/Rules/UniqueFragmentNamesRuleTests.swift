import Testing

@Suite("fragments have different names")
struct UniqueFragmentNamesRuleTests {
    @Test(
        "reports a repeated name with its first location",
        arguments: [
            ValidationCase("query F { ...F ...G } fragment F on Query { dog { name } } fragment G on Query { cat { name } }"),
            ValidationCase(
                "fragment F on Dog { name } fragment F on Cat { name } fragment F on Cat { meows }",
                #"There can be only one fragment named "F". @1:10 1:37"#,
                #"There can be only one fragment named "F". @1:10 1:64"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("UniqueFragmentNamesRule")
    }
}
