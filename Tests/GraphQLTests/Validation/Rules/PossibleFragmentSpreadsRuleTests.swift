import Testing

@Suite("fragments are spread where their types can occur")
struct PossibleFragmentSpreadsRuleTests {
    @Test(
        "rejects types without a common object type",
        arguments: [
            ValidationCase(
                "{ dog { ... on Dog { name } ... on Pet { name } ... on CatOrDog { __typename } ... on Being { name } ... "
                    + "on Unknown { x } } pet { ... on CatOrDog { __typename } ... on DogOrHuman { __typename } ... on Being { "
                    + "name } ... { name } } }"
            ),
            ValidationCase(
                "{ dog { ... on Cat { meows } ...H } rock { ... on Being { name } } human { ... on Pet { name } } cat { "
                    + "... on DogOrHuman { __typename } } } fragment H on Human { name }",
                #"Fragment cannot be spread here as objects of type "Dog" can never be of type "Cat". @1:9"#,
                #"Fragment "H" cannot be spread here as objects of type "Dog" can never be of type "Human". @1:30"#,
                #"Fragment cannot be spread here as objects of type "Rock" can never be of type "Being". @1:44"#,
                #"Fragment cannot be spread here as objects of type "Human" can never be of type "Pet". @1:76"#,
                #"Fragment cannot be spread here as objects of type "Cat" can never be of type "DogOrHuman". @1:104"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("PossibleFragmentSpreadsRule")
    }
}
