import Testing

@Suite("finite values of input objects")
struct FiniteInputObjectsTests {
    @Test(
        "exist if a list, null or a choice ends the recursion",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                input A { a: A b: [A!]! c: B! } input B { a: A } input C @oneOf { a: C b: Int }
                """
            )
        ]
    )
    func finite(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "do not exist if required fields lead back to the input object",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                input A { "a." a: A! b: Int! }
                """,
                "Input Object A cannot be provided a finite value because it references itself through fields: A.a. @2:11"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                input A { b: B! }
                input B { c: C! a: A! }
                input C { a: A! b: B! }
                """,
                "Input Object A cannot be provided a finite value because it references itself through fields: A.b, B.a. @2:11 3:17",
                "Input Object A cannot be provided a finite value because it references itself through fields: A.b, B.c, C.a. @2:11 3:11 4:11",
                "Input Object B cannot be provided a finite value because it references itself through fields: B.c, C.b. @3:11 4:17"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                input A { b: B! }
                input B { b: B! c: C! } input C { a: Int }
                """,
                "Input Object B cannot be provided a finite value because it references itself through fields: B.b. @3:11"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                input A @oneOf { a: A b: B } input B @oneOf { a: A }
                """,
                "Input Object A cannot be provided a finite value because it references itself through fields: A.a. @2:18",
                "Input Object A cannot be provided a finite value because it references itself through fields: A.b, B.a. @2:23 2:47"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                input A { b: B! } input B @oneOf { a: A c: C } input C { a: A! b: B! }
                """,
                "Input Object A cannot be provided a finite value because it references itself through fields: A.b, B.a. @2:11 2:36",
                "Input Object A cannot be provided a finite value because it references itself through fields: A.b, B.c, C.a. @2:11 2:41 2:58",
                "Input Object B cannot be provided a finite value because it references itself through fields: B.c, C.b. @2:41 2:64"
            ),
        ]
    )
    func infinite(_ row: ValidationCase) {
        row.checkTypes()
    }
}
