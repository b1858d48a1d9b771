import Testing

@Suite("type conditions are composite types")
struct FragmentsOnCompositeTypesRuleTests {
    @Test(
        "rejects scalars, enums and input objects, which have no fields",
        arguments: [
            ValidationCase(
                "{ dog { ...F ... on Being { name } ... { name } ... on Unknown { name } } } fragment F on CatOrDog { "
                    + "__typename }"
            ),
            ValidationCase(
                "{ dog { ... on Boolean { x } } } fragment F on Command { x } fragment G on Filter { x }",
                #"Fragment cannot condition on non composite type "Boolean". @1:16"#,
                #"Fragment "F" cannot condition on non composite type "Command". @1:48"#,
                #"Fragment "G" cannot condition on non composite type "Filter". @1:76"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("FragmentsOnCompositeTypesRule")
    }
}
