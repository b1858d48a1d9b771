import Testing

@Suite("the root types of a schema")
struct RootTypesValidationTests {
    @Test(
        "must be object types and include a query type",
        arguments: [
            ValidationCase("type Query { a: Int } type Mutation { a: Int } type Subscription { a: Int }"),
            ValidationCase("schema { query: A } type A { a: Int } extend schema { mutation: B } type B { a: Int }"),
            ValidationCase(
                "type A { a: Int }",
                "Query root type must be provided. @"
            ),
            ValidationCase(
                """
                "About it."
                schema { mutation: A } type A { a: Int }
                """,
                "Query root type must be provided. @1:1"
            ),
            ValidationCase(
                "extend schema { mutation: A } type A { a: Int }",
                "Query root type must be provided. @"
            ),
            ValidationCase(
                """
                input Query { a: Int }
                scalar Mutation enum Subscription { A }
                """,
                "Mutation root type must be Object type if provided, it cannot be Mutation. @2:1",
                "Query root type must be Object type, it cannot be Query. @1:1",
                "Subscription root type must be Object type if provided, it cannot be Subscription. @2:17"
            ),
            ValidationCase(
                """
                schema { query: E mutation: I }
                extend schema { subscription: U } type Query { a: Int } enum E { A } interface I { a: Int } union U = Query
                """,
                "Mutation root type must be Object type if provided, it cannot be I. @1:29",
                "Query root type must be Object type, it cannot be E. @1:17",
                "Subscription root type must be Object type if provided, it cannot be U. @2:31"
            ),
            ValidationCase(
                "schema { query: String }",
                "Query root type must be Object type, it cannot be String. @1:17"
            ),
        ]
    )
    func objects(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "must be different types",
        arguments: [
            ValidationCase(
                "schema { query: A mutation: A } type A { a: Int }",
                #"All root types must be different, "A" type is used as query and mutation root types. @1:17 1:29"#
            ),
            ValidationCase(
                """
                schema { query: A }
                extend schema { mutation: A }
                extend schema { subscription: A } type A { a: Int }
                """,
                #"All root types must be different, "A" type is used as query, mutation, and subscription root types. @1:17 2:27 3:31"#
            ),
        ]
    )
    func different(_ row: ValidationCase) {
        row.checkTypes()
    }
}
