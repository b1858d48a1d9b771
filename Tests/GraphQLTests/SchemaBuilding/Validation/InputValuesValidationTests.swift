import Testing

@Suite("arguments and input fields")
struct InputValuesValidationTests {
    @Test(
        "must be optional if they are deprecated",
        arguments: [
            ValidationCase(
                "type Query { a(b: Int @deprecated, c: Int! = 1 @deprecated): Int } input N { a: Int @deprecated b: Int! = 1 @deprecated }"
            ),
            ValidationCase(
                """
                type Query { a(b: Int! @deprecated, c: [Int]! @c @deprecated(reason: "x")): Int }
                input N { "a." a: Int! @deprecated b: Int! }
                directive @d(a: Int! @deprecated) on FIELD directive @c on ARGUMENT_DEFINITION
                """,
                "Required argument @d(a:) cannot be deprecated. @3:22 3:17",
                "Required argument Query.a(b:) cannot be deprecated. @1:24 1:19",
                "Required argument Query.a(c:) cannot be deprecated. @1:50 1:40",
                "Required input field N.a cannot be deprecated. @2:24 2:19"
            ),
        ]
    )
    func deprecated(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "of a OneOf Input Object must be nullable and have no default values",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                input N @oneOf { a: Int b: [Int!] c: String }
                """
            ),
            ValidationCase(
                """
                type Query { a: Int }
                input N @oneOf { a: Int! "b." b: Int = 1 "c." c: [Int]! = [] }
                extend input N { d: Int! }
                """,
                "OneOf input field N.a must be nullable. @2:21",
                "OneOf input field N.b cannot have a default value. @2:26",
                "OneOf input field N.c cannot have a default value. @2:42",
                "OneOf input field N.c must be nullable. @2:50",
                "OneOf input field N.d must be nullable. @3:21"
            ),
        ]
    )
    func oneOf(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "must have default values that fit",
        arguments: [
            ValidationCase(
                #"type Query { a(b: Int = 1, c: [N] = {a: {a: null}}, d: E = A, e: Any = {x: [1, "y"]}): Int } input N { a: N = null, b: [[Int!]] = 1, c: Float = 1 } enum E { A } scalar Any"#
            ),
            ValidationCase(
                """
                type Query { a(b: Int = "x", c: [Int!] = [1, null, 2.5], d: E = B, e: N = {a: {}, c: 1}): Int }
                input N { a: N b: String! = 1 d: Int! }
                enum E { A } directive @d(a: Boolean! = null) on FIELD
                """,
                #"@d(a:) has invalid default value: Expected value of non-null type "Boolean!" not to be null. @3:41"#,
                "N.b has invalid default value: String cannot represent a non string value: 1 @2:29",
                #"Query.a(b:) has invalid default value: Int cannot represent non-integer value: "x" @1:25"#,
                #"Query.a(c:) has invalid default value at [1]: Expected value of non-null type "Int!" not to be null. @1:46"#,
                "Query.a(c:) has invalid default value at [2]: Int cannot represent non-integer value: 2.5 @1:52",
                #"Query.a(d:) has invalid default value: Value "B" does not exist in "E" enum. Did you mean the enum value "A"? @1:65"#,
                #"Query.a(e:) has invalid default value at .a: Expected value of type "N" to include required field "d", found: {  }. @1:79"#,
                #"Query.a(e:) has invalid default value: Expected value of type "N" not to include unknown field "c". Did you mean "a", "b", or "d"? Found: { a: {  }, c: 1 }. @1:83"#,
                #"Query.a(e:) has invalid default value: Expected value of type "N" to include required field "d", found: { a: {  }, c: 1 }. @1:75"#
            ),
            ValidationCase(
                """
                type Query { a: Int }
                input N @oneOf { a: Int b: Int } input M { a: N = {a: 1} b: N = {}
                c: N = {a: 1, b: 2} d: N = {a: null} e: N = 1 f: N = {x: 1} }
                """,
                #"M.b has invalid default value: Within OneOf Input Object type "N", exactly one field must be specified, and the value for that field must be non-null. @2:65"#,
                #"M.c has invalid default value: Within OneOf Input Object type "N", exactly one field must be specified, and the value for that field must be non-null. @3:8"#,
                #"M.d has invalid default value at .a: Within OneOf Input Object type "N", exactly one field must be specified, and the value for that field must be non-null. @3:28"#,
                #"M.e has invalid default value: Expected value of type "N" to be an object, found: 1. @3:45"#,
                #"M.f has invalid default value: Expected value of type "N" not to include unknown field "x". Did you mean "a" or "b"? Found: { x: 1 }. @3:55"#,
                #"M.f has invalid default value: Within OneOf Input Object type "N", exactly one field must be specified, and the value for that field must be non-null. @3:54"#
            ),
        ]
    )
    func defaultValues(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "must not have default values that contain themselves",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                input A { a: A = null b: B = {a: {b: null}} c: [A] = [] } input B { a: A = {b: {a: null}} }
                """
            ),
            ValidationCase(
                """
                type Query { a: Int }
                input A { a: A = {} } input B { b: [B] = [{b: null}, {}] }
                """,
                "Invalid circular reference. The default value of Input Object field A.a references itself. @2:18",
                "Invalid circular reference. The default value of Input Object field B.b references itself. @2:42"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                input A { x: B = {} }
                input B { x: C = {} }
                input C { x: A = {} y: B = {x: {}} }
                """,
                "Invalid circular reference. The default value of Input Object field A.x references itself via the default values of: B.x, C.x. @2:18 3:18 4:18",
                "Invalid circular reference. The default value of Input Object field C.y references itself. @4:28"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                input A { a: B = {b: {}}, b: Int = 1 } input B { b: A }
                """,
                "Invalid circular reference. The default value of Input Object field A.a references itself. @2:18"
            ),
        ]
    )
    func circularDefaultValues(_ row: ValidationCase) {
        row.checkTypes()
    }
}
