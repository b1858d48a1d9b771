import Testing

@Suite("the fields of a type have different names")
struct UniqueFieldDefinitionNamesRuleTests {
    @Test(
        "accepts the same names in other types",
        arguments: [
            ValidationCase("type A { a: Int } interface B { a: Int } input C { a: Int } extend type A { b: Int }")
        ]
    )
    func fine(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueFieldDefinitionNamesRule")
    }

    @Test(
        "checks a definition and its extensions together",
        arguments: [
            ValidationCase(
                """
                type A { a: Int, b: Int, "Again." a: String }
                extend type A { b: Int c: Int }
                extend type A { c: Int }
                """,
                #"Field "A.a" can only be defined once. @1:10 1:35"#,
                #"Field "A.b" can only be defined once. @1:18 2:17"#,
                #"Field "A.c" can only be defined once. @2:24 3:17"#
            ),
            ValidationCase(
                "interface A { a: Int a: Int } input B { b: Int } extend input B { b: Int }",
                #"Field "A.a" can only be defined once. @1:15 1:22"#,
                #"Field "B.b" can only be defined once. @1:41 1:67"#
            ),
        ]
    )
    func refused(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueFieldDefinitionNamesRule")
    }
}
