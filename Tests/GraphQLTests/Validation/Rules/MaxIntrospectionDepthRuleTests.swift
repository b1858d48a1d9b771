import Testing

@Suite("introspection has a maximum depth")
struct MaxIntrospectionDepthRuleTests {
    @Test(
        "counts lists through fragments",
        arguments: [
            ValidationCase("{ __schema { types { fields { type { fields { name } } } } } }"),
            ValidationCase(
                "{ __schema { ...F } } fragment F on __Schema { types { ...T ...F } } fragment T on __Type { fields { "
                    + "type { name } } }"
            ),
            ValidationCase(
                #"{ a: __type(name: "") { ...T } } fragment T on __Type { fields { type { ...U } } } fragment U on __Type "#
                    + "{ interfaces { ... { possibleTypes { name } } } }",
                "Maximum introspection depth exceeded @1:3"
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("MaxIntrospectionDepthRule")
    }
}
