import Testing

@Suite("given arguments exist")
struct KnownArgumentNamesRuleTests {
    @Test(
        "an unknown argument is told with similar ones",
        arguments: [
            ValidationCase("{ dog @onField(count: 1) { name(upper: true) unknown(a: 1) @unknown(b: 1) } }"),
            ValidationCase(
                #"{ dog @skip(iff: true) { name(uper: true, x: 1) } __type(nane: "") { name } }"#,
                #"Unknown argument "iff" on directive "@skip". Did you mean "if"? @1:13"#,
                #"Unknown argument "uper" on field "Dog.name". Did you mean "upper"? @1:31"#,
                #"Unknown argument "x" on field "Dog.name". @1:43"#,
                #"Unknown argument "nane" on field "Query.__type". Did you mean "name"? @1:58"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("KnownArgumentNamesRule")
    }
}
