import Testing

@Suite("used variables are defined")
struct NoUndefinedVariablesRuleTests {
    @Test(
        "finds uses through fragments, for each operation",
        arguments: [
            ValidationCase(
                "query A($x: Int) { values(int: $x) ...F } query B($x: Int) { ...F } fragment F on Query { values(list: "
                    + "[$x]) ...F }"
            ),
            ValidationCase(
                #"{ find(filter: {name: "", ages: [$a]}) { name @onField(count: $b) } }"#,
                #"Variable "$a" is not defined. @1:34 1:1"#,
                #"Variable "$b" is not defined. @1:63 1:1"#
            ),
            ValidationCase(
                "query A($x: Int) { ...F } query B { ...F } fragment F on Query { values(int: $x, float: $y) }",
                #"Variable "$y" is not defined by operation "A". @1:89 1:1"#,
                #"Variable "$x" is not defined by operation "B". @1:78 1:27"#,
                #"Variable "$y" is not defined by operation "B". @1:89 1:27"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("NoUndefinedVariablesRule")
    }
}
