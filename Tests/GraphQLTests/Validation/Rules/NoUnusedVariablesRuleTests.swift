import Testing

@Suite("defined variables are used")
struct NoUnusedVariablesRuleTests {
    @Test(
        "finds uses through fragments and in every value",
        arguments: [
            ValidationCase(
                "query A($a: Int, $b: Int, $c: Int!) @many(n: $a) { ...F @many(n: $c) } fragment F on Query { "
                    + #"find(filter: {name: "", inner: {ages: [$b]}}) { name } }"#
            ),
            ValidationCase(
                "query A($x: Int, $y: Int) { ...F } query ($x: Int) { __typename } fragment F on Query { values(int: $y) "
                    + "} fragment G on Query { values(int: $x) }",
                #"Variable "$x" is never used in operation "A". @1:9"#,
                #"Variable "$x" is never used. @1:43"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("NoUnusedVariablesRule")
    }
}
