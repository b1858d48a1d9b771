import Testing

@Suite("directives are known where they stand")
struct KnownDirectivesRuleTests {
    @Test(
        "unknown and misplaced directives are refused",
        arguments: [
            ValidationCase(
                "query Q($a: Int @onVariable) @onQuery { dog @onField(count: 1) @include(if: true) { name } ...F @many } "
                    + "fragment F on Query { __typename }"
            ),
            ValidationCase(
                "query @onField { dog @onQuery @unknown { ... @onVariable { name } } } mutation @onQuery { feed }",
                #"Directive "@onField" may not be used on QUERY. @1:7"#,
                #"Directive "@onQuery" may not be used on FIELD. @1:22"#,
                #"Unknown directive "@unknown". @1:31"#,
                #"Directive "@onVariable" may not be used on INLINE_FRAGMENT. @1:46"#,
                #"Directive "@onQuery" may not be used on MUTATION. @1:80"#
            ),
            ValidationCase(
                "type A @skip { a(b: Int @own): Int @own } input I { a: Int @own } directive @own on FIELD_DEFINITION",
                #"Directive "@skip" may not be used on OBJECT. @1:8"#,
                #"Directive "@own" may not be used on ARGUMENT_DEFINITION. @1:25"#,
                #"Directive "@own" may not be used on INPUT_FIELD_DEFINITION. @1:60"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("KnownDirectivesRule")
    }
}
