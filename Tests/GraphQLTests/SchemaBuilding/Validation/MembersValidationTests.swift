import Testing

@Suite("types")
struct MembersValidationTests {
    @Test(
        "must have members",
        arguments: [
            ValidationCase(
                "type Query",
                "Type Query must define one or more fields. @1:1"
            ),
            ValidationCase(
                """
                type Query
                extend type Query @a
                directive @a on OBJECT
                """,
                "Type Query must define one or more fields. @1:1 2:1"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I union U enum E input N scalar S
                """,
                "Enum type E must define one or more values. @2:21",
                "Input Object type N must define one or more fields. @2:28",
                "Type I must define one or more fields. @2:1",
                "Union type U must define one or more member types. @2:13"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I extend interface I { a: Int } union U extend union U = Query enum E extend enum E { A } input N extend input N { a: Int }
                """
            ),
        ]
    )
    func members(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "must be input types for inputs, and output types elsewhere",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                type A { a: N b: [N!]! c(x: A, "y." y: [I]!): Int }
                interface I { a: N c(x: U): Int } union U = A
                input N { a: A b: [U] "c." c: I! }
                directive @d("x." x: A) on FIELD
                """,
                "The type of @d(x:) must be Input Type but got: A. @5:14",
                "The type of A.a must be Output Type but got: N. @2:13",
                "The type of A.b must be Output Type but got: [N!]!. @2:18",
                "The type of A.c(x:) must be Input Type but got: A. @2:29",
                "The type of A.c(y:) must be Input Type but got: [I]!. @2:40",
                "The type of I.a must be Output Type but got: N. @3:18",
                "The type of I.c(x:) must be Input Type but got: U. @3:25",
                "The type of N.a must be Input Type but got: A. @4:14",
                "The type of N.b must be Input Type but got: [U]. @4:19",
                "The type of N.c must be Input Type but got: I!. @4:31"
            )
        ]
    )
    func inputAndOutput(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "must be different object types in a union",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                union U = Query | A | Query type A { a: Int }
                extend union U = A | Query
                """,
                "Union type U can only include type A once. @2:19 3:18",
                "Union type U can only include type Query once. @2:11 2:23 3:22"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                union U = U | String | I | E | String interface I { a: Int } enum E { A }
                """,
                "Union type U can only include Object types, it cannot include E. @2:28",
                "Union type U can only include Object types, it cannot include I. @2:24",
                "Union type U can only include Object types, it cannot include String. @2:15 2:32",
                "Union type U can only include Object types, it cannot include U. @2:11"
            ),
        ]
    )
    func unions(_ row: ValidationCase) {
        row.checkTypes()
    }
}
