import Testing

@Suite("extended types are defined and have the same kind")
struct PossibleTypeExtensionsRuleTests {
    @Test(
        "accepts definitions that come later, and definitions of built-in types",
        arguments: [
            ValidationCase("extend type A { a: Int } type A { b: Int } scalar Int extend scalar Int @a")
        ]
    )
    func fine(_ row: ValidationCase) throws {
        try row.checkDefinitions("PossibleTypeExtensionsRule")
    }

    @Test(
        "reports an unknown type with a similar one",
        arguments: [
            ValidationCase(
                "type Dog { a: Int } enum Dig { A } extend type Dag { b: Int }",
                #"Cannot extend type "Dag" because it is not defined. Did you mean "Dig" or "Dog"? @1:48"#
            ),
            ValidationCase(
                "extend scalar String @a",
                #"Cannot extend type "String" because it is not defined. @1:15"#
            ),
            ValidationCase(
                "extend union A = B",
                #"Cannot extend type "A" because it is not defined. @1:14"#
            ),
        ]
    )
    func refused(_ row: ValidationCase) throws {
        try row.checkDefinitions("PossibleTypeExtensionsRule")
    }

    @Test(
        "reports a different kind together with the definition",
        arguments: [
            ValidationCase(
                """
                type A { a: Int }
                scalar B interface C { a: Int } union D = A enum E { E } input F { a: Int }
                extend input A @a extend type B @a extend scalar C @a extend enum D @a extend union E @a extend interface F @a
                """,
                #"Cannot extend non-input object type "A". @1:1 3:1"#,
                #"Cannot extend non-object type "B". @2:1 3:19"#,
                #"Cannot extend non-scalar type "C". @2:10 3:36"#,
                #"Cannot extend non-enum type "D". @2:33 3:55"#,
                #"Cannot extend non-union type "E". @2:45 3:72"#,
                #"Cannot extend non-interface type "F". @2:58 3:90"#
            )
        ]
    )
    func kinds(_ row: ValidationCase) throws {
        try row.checkDefinitions("PossibleTypeExtensionsRule")
    }
}
