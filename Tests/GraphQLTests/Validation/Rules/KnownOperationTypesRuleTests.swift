import GraphQL
import Testing

@Suite("an operation needs a root type")
struct KnownOperationTypesRuleTests {
    @Test(
        "rejects operations that the schema does not support",
        arguments: [
            ValidationCase("query { a } query B { a }"),
            ValidationCase(
                "mutation { a } subscription S { b }",
                "The mutation operation is not supported by the schema. @1:1",
                "The subscription operation is not supported by the schema. @1:16"
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("KnownOperationTypesRule", against: Schema(sdl: "type Query { a: Int }"))
    }
}
