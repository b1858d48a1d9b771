import Testing

@Suite("required arguments are given")
struct ProvidedRequiredArgumentsRuleTests {
    @Test(
        "reports missing arguments of fields and directives",
        arguments: [
            ValidationCase("{ required(a: 1) dog @onField(count: 1) { name } unknown @unknown }"),
            ValidationCase(
                "{ required(b: 1) dog { knows } cat @onField { name } __type { name } }",
                #"Argument "Query.required(a:)" of type "Int!" is required, but it was not provided. @1:3"#,
                #"Argument "Dog.knows(command:)" of type "Command!" is required, but it was not provided. @1:24"#,
                #"Argument "@onField(count:)" of type "Int!" is required, but it was not provided. @1:36"#,
                #"Argument "<meta>.__type(name:)" of type "String!" is required, but it was not provided. @1:54"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("ProvidedRequiredArgumentsRule")
    }

    @Test(
        "checks directives on definitions",
        arguments: [
            ValidationCase(
                "directive @d(a: Int!, b: Int! = 1, c: Int) on OBJECT type A @d(a: 1) @x { a: Int }"
            ),
            ValidationCase(
                """
                directive @d(a: [Int!]!, b: Int!) on OBJECT type A @d(b: 1) { a: Int } extend type A @d
                scalar S @specifiedBy
                """,
                #"Argument "@d(a:)" of type "[Int!]!" is required, but it was not provided. @1:52"#,
                #"Argument "@d(a:)" of type "[Int!]!" is required, but it was not provided. @1:86"#,
                #"Argument "@d(b:)" of type "Int!" is required, but it was not provided. @1:86"#,
                #"Argument "@specifiedBy(url:)" of type "String!" is required, but it was not provided. @2:10"#
            ),
        ]
    )
    func definitions(_ row: ValidationCase) throws {
        try row.checkDefinitions("ProvidedRequiredArgumentsRule")
    }
}
