import Testing

@Suite("directives occur once at each location")
struct UniqueDirectivesPerLocationRuleTests {
    @Test(
        "accepts only repeatable directives several times",
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

    @Test(
        "treats a type and its extensions as one location",
        arguments: [
            ValidationCase(
                "directive @d repeatable on OBJECT type A @d @d { a: Int @deprecated b: Int @deprecated } extend type A @d @x @x"
            ),
            ValidationCase(
                """
                directive @d on OBJECT | SCHEMA | ENUM_VALUE type A @d @d { a: Int }
                extend type A @d enum E { V @d @d }
                schema @d { query: A } extend schema @d
                """,
                #"The directive "@d" can only be used once at this location. @1:53 1:56"#,
                #"The directive "@d" can only be used once at this location. @1:53 2:15"#,
                #"The directive "@d" can only be used once at this location. @2:29 2:32"#,
                #"The directive "@d" can only be used once at this location. @3:8 3:38"#
            ),
        ]
    )
    func definitions(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueDirectivesPerLocationRule")
    }
}
