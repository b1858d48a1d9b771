import Testing

@Suite("directives are defined and used at allowed locations")
struct KnownDirectivesRuleTests {
    @Test(
        "rejects unknown and misplaced directives",
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

    @Test(
        "checks the locations in definitions",
        arguments: [
            ValidationCase(
                "directive @d on SCHEMA | SCALAR | OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | INTERFACE | UNION | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION schema @d { query: A } extend schema @d scalar S @d type A @d { a(b: Int @d): Int @d @deprecated } interface I @d union U @d enum E @d { V @d } input N @d { a: Int @d } extend input N @d { b: Int @d }"
            ),
            ValidationCase(
                """
                directive @d on FIELD directive @e(a: Int @d) on QUERY schema @d { query: A } extend schema @x scalar S @d
                type A @d { a(b: Int @d): Int @d } interface I @d union U @d enum E @d { V @d }
                input N @d { a: Int @d } extend input N @x { b: Int @d } extend scalar S @skip
                """,
                #"Directive "@d" may not be used on ARGUMENT_DEFINITION. @1:43"#,
                #"Directive "@d" may not be used on SCHEMA. @1:63"#,
                #"Unknown directive "@x". @1:93"#,
                #"Directive "@d" may not be used on SCALAR. @1:105"#,
                #"Directive "@d" may not be used on OBJECT. @2:8"#,
                #"Directive "@d" may not be used on ARGUMENT_DEFINITION. @2:22"#,
                #"Directive "@d" may not be used on FIELD_DEFINITION. @2:31"#,
                #"Directive "@d" may not be used on INTERFACE. @2:48"#,
                #"Directive "@d" may not be used on UNION. @2:59"#,
                #"Directive "@d" may not be used on ENUM. @2:69"#,
                #"Directive "@d" may not be used on ENUM_VALUE. @2:76"#,
                #"Directive "@d" may not be used on INPUT_OBJECT. @3:9"#,
                #"Directive "@d" may not be used on INPUT_FIELD_DEFINITION. @3:21"#,
                #"Unknown directive "@x". @3:41"#,
                #"Directive "@d" may not be used on INPUT_FIELD_DEFINITION. @3:53"#,
                #"Directive "@skip" may not be used on SCALAR. @3:74"#
            ),
        ]
    )
    func definitions(_ row: ValidationCase) throws {
        try row.checkDefinitions("KnownDirectivesRule")
    }
}
