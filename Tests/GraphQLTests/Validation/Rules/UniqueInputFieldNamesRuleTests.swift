import Testing

@Suite("fields of objects have different names")
struct UniqueInputFieldNamesRuleTests {
    @Test(
        "reports a repeated name with its first location",
        arguments: [
            ValidationCase(#"{ find(filter: {name: "", inner: {name: ""}}, filters: [{name: ""}, {name: ""}]) { name } }"#),
            ValidationCase(
                #"{ find(filter: {name: "", name: "", inner: {ages: 1, ages: 2}, name: ""}) { name } }"#,
                #"There can be only one input field named "name". @1:17 1:27"#,
                #"There can be only one input field named "name". @1:17 1:64"#,
                #"There can be only one input field named "ages". @1:45 1:54"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("UniqueInputFieldNamesRule")
    }
}
