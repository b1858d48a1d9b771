import Testing

@Suite("there is at most one schema definition")
struct LoneSchemaDefinitionRuleTests {
    @Test(
        "none, one, and extensions of it are fine",
        arguments: [
            ValidationCase("type Query { a: Int }"),
            ValidationCase("schema { query: Q } extend schema @a extend schema { mutation: M }"),
        ]
    )
    func fine(_ row: ValidationCase) throws {
        try row.checkDefinitions("LoneSchemaDefinitionRule")
    }

    @Test(
        "each further one is an error at its place",
        arguments: [
            ValidationCase(
                """
                schema { query: Q }
                schema { mutation: M }
                "More."
                schema { subscription: S }
                """,
                "Must provide only one schema definition. @2:1",
                "Must provide only one schema definition. @3:1"
            )
        ]
    )
    func refused(_ row: ValidationCase) throws {
        try row.checkDefinitions("LoneSchemaDefinitionRule")
    }
}
