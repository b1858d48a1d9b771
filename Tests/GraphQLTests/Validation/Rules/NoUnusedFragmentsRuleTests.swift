import Testing

@Suite("fragments are used")
struct NoUnusedFragmentsRuleTests {
    @Test(
        "reports a fragment that no operation reaches",
        arguments: [
            ValidationCase(
                "query A { ...F } query B { ...H } fragment F on Query { ...G } fragment G on Query { ...F } fragment H "
                    + "on Query { __typename }"
            ),
            ValidationCase(
                "{ ...F } fragment F on Query { __typename } fragment G on Query { ...H } fragment H on Query { ...G }",
                #"Fragment "G" is never used. @1:45"#,
                #"Fragment "H" is never used. @1:74"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("NoUnusedFragmentsRule")
    }
}
