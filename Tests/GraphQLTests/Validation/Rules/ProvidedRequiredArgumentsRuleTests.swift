import Testing

@Suite("required arguments are given")
struct ProvidedRequiredArgumentsRuleTests {
    @Test(
        "arguments of fields and directives that are missing are told",
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
}
