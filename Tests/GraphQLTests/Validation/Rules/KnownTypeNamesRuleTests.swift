import Testing

@Suite("named types exist")
struct KnownTypeNamesRuleTests {
    @Test(
        "reports unknown types with similar ones",
        arguments: [
            ValidationCase("query ($a: String, $b: [Command!]!) { dog { ... on Pet { ...F } } } fragment F on Dog { name }"),
            ValidationCase(
                "query ($a: JumboString) { dog { ... on Badger { name } } } fragment F on Peat { name }",
                #"Unknown type "JumboString". Did you mean "String"? @1:12"#,
                #"Unknown type "Badger". @1:40"#,
                #"Unknown type "Peat". Did you mean "Pet" or "Cat"? @1:74"#
            ),
            ValidationCase(
                "{ a { ... on New { b } } } type New { a: Nwe, c: ID }",
                #"Unknown type "Nwe". Did you mean "New"? @1:42"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("KnownTypeNamesRule")
    }

    @Test(
        "accepts definitions that refer to each other and to built-in types",
        arguments: [
            ValidationCase(
                "schema { query: Q } type A implements I { a: Int b(c: ID): [String!]! } union U = A interface I { a: __Type } directive @d(a: Boolean) on FIELD input Q { a: Float }"
            ),
            ValidationCase(
                """
                schema { query: Q } extend schema { mutation: M }
                extend type A implements I & A { a(b: Strng, c: In): [[AA!]] } type A { a: A }
                union U = A | V input In { a: In2 }
                directive @d(a: B) on FIELD
                """,
                #"Unknown type "Q". Did you mean "A" or "U"? @1:17"#,
                #"Unknown type "M". Did you mean "A" or "U"? @1:47"#,
                #"Unknown type "I". Did you mean "A", "ID", "In", or "U"? @2:26"#,
                #"Unknown type "Strng". Did you mean "String"? @2:39"#,
                #"Unknown type "AA". Did you mean "A"? @2:56"#,
                #"Unknown type "V". Did you mean "A" or "U"? @3:15"#,
                #"Unknown type "In2". Did you mean "In", "Int", or "ID"? @3:31"#,
                #"Unknown type "B". Did you mean "A" or "U"? @4:17"#
            ),
        ]
    )
    func definitions(_ row: ValidationCase) throws {
        try row.checkDefinitions("KnownTypeNamesRule")
    }
}
