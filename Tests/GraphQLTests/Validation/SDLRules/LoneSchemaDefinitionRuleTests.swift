import Testing

@Suite("there is at most one schema definition")
struct LoneSchemaDefinitionRuleTests {
    @Test(
        "accepts no definition, a single definition, and extensions of it",
        arguments: [
            ValidationCase("type Query { a: Int }"),
            ValidationCase("schema { query: Q } extend schema @a extend schema { mutation: M }"),
        ]
    )
    func fine(_ row: ValidationCase) throws {
        try row.checkDefinitions("LoneSchemaDefinitionRule")
    }

    @Test(
        "reports each further definition at its location",
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
