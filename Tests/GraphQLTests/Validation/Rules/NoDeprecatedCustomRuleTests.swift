import Testing

@Suite("deprecated elements are not used")
struct NoDeprecatedCustomRuleTests {
    @Test(
        "reports deprecated fields, arguments, input fields and enum values",
        arguments: [
            ValidationCase("{ dog { name knows(command: SIT) } }"),
            ValidationCase(
                #"{ dog { old knows(command: JUMP) } find(old: 1, filter: {name: "", legs: 4}) { name } }"#,
                "The field Dog.old is deprecated. Too old. @1:9",
                #"The enum value "Command.JUMP" is deprecated. Bad for the knees. @1:28"#,
                #"The argument "Query.find(old:)" is deprecated. Use at. @1:41"#,
                "The input field Filter.legs is deprecated. Count them. @1:68"
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("NoDeprecatedCustomRule")
    }
}
