import Testing

@Suite("given arguments exist")
struct KnownArgumentNamesRuleTests {
    @Test(
        "reports an unknown argument with similar ones",
        arguments: [
            ValidationCase("{ dog @onField(count: 1) { name(upper: true) unknown(a: 1) @unknown(b: 1) } }"),
            ValidationCase(
                #"{ dog @skip(iff: true) { name(uper: true, x: 1) } __type(nane: "") { name } }"#,
                #"Unknown argument "iff" on directive "@skip". Did you mean "if"? @1:13"#,
                #"Unknown argument "uper" on field "Dog.name". Did you mean "upper"? @1:31"#,
                #"Unknown argument "x" on field "Dog.name". @1:43"#,
                #"Unknown argument "nane" on field "Query.__type". Did you mean "name"? @1:58"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("KnownArgumentNamesRule")
    }

    @Test(
        "prefers a definition in the same document to a specified one",
        arguments: [
            ValidationCase(
                #"directive @d(a: Int) on OBJECT type A @d(a: 1) @x(y: 1) { a: Int @deprecated(reason: "") }"#
            ),
            ValidationCase(
                """
                directive @d(apple: Int, pear: Int) on OBJECT directive @deprecated(why: String) on FIELD_DEFINITION
                type A @d(aple: 1, pear: 1, x: 2) { a: Int @deprecated(reason: "") } scalar S @specifiedBy(ulr: "")
                """,
                #"Unknown argument "aple" on directive "@d". Did you mean "apple"? @2:11"#,
                #"Unknown argument "x" on directive "@d". @2:29"#,
                #"Unknown argument "reason" on directive "@deprecated". @2:56"#,
                #"Unknown argument "ulr" on directive "@specifiedBy". Did you mean "url"? @2:92"#
            ),
        ]
    )
    func definitions(_ row: ValidationCase) throws {
        try row.checkDefinitions("KnownArgumentNamesRule")
    }
}
