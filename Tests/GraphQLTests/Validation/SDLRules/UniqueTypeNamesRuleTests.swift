import Testing

@Suite("types have different names")
struct UniqueTypeNamesRuleTests {
    @Test(
        "does not count extensions as types",
        arguments: [
            ValidationCase("type A { a: Int } type B { a: Int } extend type A { b: Int }"),
            ValidationCase("fragment A on A { a } type A { a: Int } directive @A on FIELD"),
        ]
    )
    func fine(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueTypeNamesRule")
    }

    @Test(
        "rejects the same name for types of different kinds",
        arguments: [
            ValidationCase(
                """
                type A { a: Int }
                type A { b: Int }
                "Once more." union A = B
                input A { a: Int } scalar B enum B { C }
                """,
                #"There can be only one type named "A". @1:6 2:6"#,
                #"There can be only one type named "A". @1:6 3:20"#,
                #"There can be only one type named "A". @1:6 4:7"#,
                #"There can be only one type named "B". @4:27 4:34"#
            )
        ]
    )
    func refused(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueTypeNamesRule")
    }
}
