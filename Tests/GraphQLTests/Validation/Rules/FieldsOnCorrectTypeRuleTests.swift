import Testing

@Suite("fields exist on their types")
struct FieldsOnCorrectTypeRuleTests {
    @Test(
        "reports an unknown field with types that have it, or else with similar fields",
        arguments: [
            ValidationCase(
                "{ dog { name ... on Pet { name } ... on Unknown { x } } catOrDog { __typename } __schema { queryType { "
                    + "name } } }"
            ),
            ValidationCase(
                "{ dog { nmae bark __schema { x } } unknown { x { y } } }",
                #"Cannot query field "nmae" on type "Dog". Did you mean "name"? @1:9"#,
                #"Cannot query field "bark" on type "Dog". Did you mean "barks"? @1:14"#,
                #"Cannot query field "__schema" on type "Dog". @1:19"#,
                #"Cannot query field "unknown" on type "Query". @1:36"#
            ),
            ValidationCase(
                "{ pet { barks volume nothing } }",
                #"Cannot query field "barks" on type "Pet". Did you mean to use an inline fragment on "Dog"? @1:9"#,
                #"Cannot query field "volume" on type "Pet". Did you mean to use an inline fragment on "Cat" or "Dog"? @1:15"#,
                #"Cannot query field "nothing" on type "Pet". @1:22"#
            ),
            ValidationCase(
                "{ catOrDog { name owner { name } } dogOrHuman { name } }",
                #"Cannot query field "name" on type "CatOrDog". Did you mean to use an inline fragment on "Being", "Pet", "#
                    + #""Cat", or "Dog"? @1:14"#,
                #"Cannot query field "owner" on type "CatOrDog". Did you mean to use an inline fragment on "Pet", "Cat", "#
                    + #"or "Dog"? @1:19"#,
                #"Cannot query field "name" on type "DogOrHuman". Did you mean to use an inline fragment on "Being", "#
                    + #""Human", "Pet", or "Dog"? @1:49"#
            ),
            ValidationCase("{ anything { __schema { description } } }", #"Cannot query field "__schema" on type "Anything". @1:14"#),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("FieldsOnCorrectTypeRule")
    }
}
