import Testing

@Suite("only operations and fragments can be executed")
struct ExecutableDefinitionsRuleTests {
    @Test(
        "rejects other definitions",
        arguments: [
            ValidationCase("{ dog { ...F } } fragment F on Dog { name }"),
            ValidationCase(
                "{ dog { name } } type Cow { name: String } extend type Dog { color: String } schema { query: Query } "
                    + "directive @a on FIELD",
                #"The "Cow" definition is not executable. @1:18"#,
                #"The "Dog" definition is not executable. @1:44"#,
                "The schema definition is not executable. @1:78",
                #"The "a" definition is not executable. @1:102"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("ExecutableDefinitionsRule")
    }
}
