import Testing

@Suite("each operation has one root type")
struct UniqueOperationTypesRuleTests {
    @Test(
        "accepts different operations in the definition and its extensions",
        arguments: [
            ValidationCase("schema { query: A mutation: B } extend schema { subscription: C }"),
            ValidationCase("extend schema { query: A }"),
        ]
    )
    func fine(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueOperationTypesRule")
    }

    @Test(
        "reports a second type with the first, in the definition or an extension",
        arguments: [
            ValidationCase(
                "schema { query: A mutation: B query: C }",
                "There can be only one query type in schema. @1:10 1:31"
            ),
            ValidationCase(
                """
                schema { query: A }
                extend schema { query: A }
                extend schema { query: B subscription: C subscription: C }
                """,
                "There can be only one query type in schema. @1:10 2:17",
                "There can be only one query type in schema. @1:10 3:17",
                "There can be only one subscription type in schema. @3:26 3:42"
            ),
        ]
    )
    func refused(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueOperationTypesRule")
    }
}
