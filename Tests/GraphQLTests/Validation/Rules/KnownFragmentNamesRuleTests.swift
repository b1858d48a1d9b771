import Testing

@Suite("spread fragments exist")
struct KnownFragmentNamesRuleTests {
    @Test(
        "reports unknown fragments at their spreads",
        arguments: [
            ValidationCase("{ ...F } fragment F on Query { ...G } fragment G on Query { __typename }"),
            ValidationCase(
                "{ ...A dog { ...B } } fragment F on Query { ... { ...C } }",
                #"Unknown fragment "A". @1:6"#,
                #"Unknown fragment "B". @1:17"#,
                #"Unknown fragment "C". @1:54"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("KnownFragmentNamesRule")
    }
}
