import Testing

@Suite("the values of an enum have different names")
struct UniqueEnumValueNamesRuleTests {
    @Test(
        "accepts the same names in other enums",
        arguments: [
            ValidationCase("enum A { B C } enum D { B } extend enum A { D }")
        ]
    )
    func fine(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueEnumValueNamesRule")
    }

    @Test(
        "checks a definition and its extensions together",
        arguments: [
            ValidationCase(
                "enum A { B C B B }",
                #"Enum value "A.B" can only be defined once. @1:10 1:14"#,
                #"Enum value "A.B" can only be defined once. @1:10 1:16"#
            ),
            ValidationCase(
                """
                enum A { B }
                extend enum A { C B }
                extend enum A { C }
                """,
                #"Enum value "A.B" can only be defined once. @1:10 2:19"#,
                #"Enum value "A.C" can only be defined once. @2:17 3:17"#
            ),
        ]
    )
    func refused(_ row: ValidationCase) throws {
        try row.checkDefinitions("UniqueEnumValueNamesRule")
    }
}
