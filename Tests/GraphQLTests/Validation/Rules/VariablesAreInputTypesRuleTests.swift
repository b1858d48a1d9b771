import Testing

@Suite("variables have input types")
struct VariablesAreInputTypesRuleTests {
    @Test(
        "rejects objects, interfaces and unions",
        arguments: [
            ValidationCase("query ($a: Unknown, $b: [[Filter!]]!, $c: Command) { __typename }"),
            ValidationCase(
                "query ($a: Dog, $b: [CatOrDog!]!, $c: Pet) { __typename }",
                #"Variable "$a" cannot be non-input type "Dog". @1:12"#,
                #"Variable "$b" cannot be non-input type "[CatOrDog!]!". @1:21"#,
                #"Variable "$c" cannot be non-input type "Pet". @1:39"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("VariablesAreInputTypesRule")
    }
}
