import Testing

@Suite("fragments do not spread themselves")
struct NoFragmentCyclesRuleTests {
    @Test(
        "reports each cycle once, with its path",
        arguments: [
            ValidationCase(
                "{ ...A ...A } fragment A on Query { ...B ...C } fragment B on Query { ...C } fragment C on Query { dog { "
                    + "...U } }"
            ),
            ValidationCase(
                "fragment A on Human { friend { ...A } }",
                #"Cannot spread fragment "A" within itself. @1:32"#
            ),
            ValidationCase(
                "fragment A on Dog { ...B } fragment B on Dog { ... { ...C } } fragment C on Dog { ...A name }",
                #"Cannot spread fragment "A" within itself via "B", "C". @1:21 1:54 1:83"#
            ),
            ValidationCase(
                "fragment A on Dog { ...B ...C } fragment B on Dog { ...C ...A } fragment C on Dog { ...B }",
                #"Cannot spread fragment "B" within itself via "C". @1:53 1:85"#,
                #"Cannot spread fragment "A" within itself via "B". @1:21 1:58"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("NoFragmentCyclesRule")
    }
}
