import Testing

@Suite("introspection is not used")
struct NoSchemaIntrospectionCustomRuleTests {
    @Test(
        "reports every field of an introspection type",
        arguments: [
            ValidationCase("{ __typename dog { __typename } }"),
            ValidationCase(
                "{ __schema { queryType { name } } }",
                #"GraphQL introspection has been disabled, but the requested query contained the field "__schema". @1:3"#,
                #"GraphQL introspection has been disabled, but the requested query contained the field "queryType". @1:14"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("NoSchemaIntrospectionCustomRule")
    }
}
