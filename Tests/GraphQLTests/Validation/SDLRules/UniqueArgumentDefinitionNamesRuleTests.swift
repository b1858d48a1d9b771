import Testing

@Suite("the arguments of a definition have different names")
struct UniqueArgumentDefinitionNamesRuleTests {
    @Test(
        "accepts the same names in other definitions",
        arguments: [
            ValidationCase("type A { a(x: Int, y: Int): Int, b(x: Int): Int } directive @c(x: Int) on FIELD")
        ]
    )
    func fine(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueArgumentDefinitionNamesRule")
    }

    @Test(
        "reports all locations of a name in one error",
        arguments: [
            ValidationCase(
                "type A { a(x: Int, y: Int, x: Int, y: Int, x: Int): Int }",
                #"Argument "A.a(y:)" can only be defined once. @1:20 1:36"#,
                #"Argument "A.a(x:)" can only be defined once. @1:12 1:28 1:44"#
            ),
            ValidationCase(
                """
                extend interface A { a(x: Int, x: Int): Int }
                directive @b(x: Int, x: Int) on FIELD
                """,
                #"Argument "A.a(x:)" can only be defined once. @1:24 1:32"#,
                #"Argument "@b(x:)" can only be defined once. @2:14 2:22"#
            ),
        ]
    )
    func refused(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueArgumentDefinitionNamesRule")
    }
}
