import Testing

@Suite("directives have different names")
struct UniqueDirectiveNamesRuleTests {
    @Test(
        "accepts new definitions of specified directives",
        arguments: [
            ValidationCase("directive @a on FIELD directive @b on FIELD type a { a: Int } directive @skip on FIELD")
        ]
    )
    func fine(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueDirectiveNamesRule")
    }

    @Test(
        "reports each further definition with the first",
        arguments: [
            ValidationCase(
                """
                directive @a on FIELD
                directive @a on QUERY "Third." directive @a on OBJECT
                """,
                #"There can be only one directive named "@a". @1:12 2:12"#,
                #"There can be only one directive named "@a". @1:12 2:43"#
            )
        ]
    )
    func refused(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueDirectiveNamesRule")
    }
}
