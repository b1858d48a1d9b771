import Testing

@Suite("selections end at leaves")
struct ScalarLeafsRuleTests {
    @Test(
        "rejects selections on leaves, and requires them on all other values",
        arguments: [
            ValidationCase("{ dog { name knows(command: SIT) } __typename unknown { x } }"),
            ValidationCase(
                "{ dog find { name { x } } dogOrHuman { __typename { y } } }",
                #"Field "dog" of type "Dog" must have a selection of subfields. Did you mean "dog { ... }"? @1:3"#,
                #"Field "name" must not have a selection since type "String" has no subfields. @1:19"#,
                #"Field "__typename" must not have a selection since type "String!" has no subfields. @1:51"#
            ),
            ValidationCase(
                "{ find }",
                #"Field "find" of type "[Pet!]!" must have a selection of subfields. Did you mean "find { ... }"? @1:3"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("ScalarLeafsRule")
    }
}
