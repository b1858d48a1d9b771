import Testing

@Suite("directives stand once at each place")
struct UniqueDirectivesPerLocationRuleTests {
    @Test(
        "only repeatable ones may stand several times",
        arguments: [
            ValidationCase("{ dog @many @many @unknown @unknown { name @skip(if: true) } cat @skip(if: true) { name } }"),
            ValidationCase(
                "{ dog @skip(if: true) @include(if: true) @skip(if: false) @skip(if: false) { name } }",
                #"The directive "@skip" can only be used once at this location. @1:7 1:42"#,
                #"The directive "@skip" can only be used once at this location. @1:7 1:59"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("UniqueDirectivesPerLocationRule")
    }
}
