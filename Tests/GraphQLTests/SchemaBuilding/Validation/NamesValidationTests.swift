import Testing

@Suite("names")
struct NamesValidationTests {
    @Test(
        "must not begin with two underscores, which are reserved for introspection",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                "A." type __A { "b." __b("c." __c: Int): Int } interface __I { a: Int } union __U = Query scalar __S
                """,
                #"Name "__A" must not begin with "__", which is reserved by GraphQL introspection. @2:1"#,
                #"Name "__I" must not begin with "__", which is reserved by GraphQL introspection. @2:48"#,
                #"Name "__S" must not begin with "__", which is reserved by GraphQL introspection. @2:91"#,
                #"Name "__U" must not begin with "__", which is reserved by GraphQL introspection. @2:73"#,
                #"Name "__b" must not begin with "__", which is reserved by GraphQL introspection. @2:17"#,
                #"Name "__c" must not begin with "__", which is reserved by GraphQL introspection. @2:26"#
            ),
            ValidationCase(
                """
                type Query { a(__b: Int): Int } enum __E { A "B." __B } input __N { "c." __c: Int }
                "d." directive @__d("e." __e: Int) on FIELD
                """,
                #"Name "__B" must not begin with "__", which is reserved by GraphQL introspection. @1:46"#,
                #"Name "__E" must not begin with "__", which is reserved by GraphQL introspection. @1:33"#,
                #"Name "__N" must not begin with "__", which is reserved by GraphQL introspection. @1:57"#,
                #"Name "__b" must not begin with "__", which is reserved by GraphQL introspection. @1:16"#,
                #"Name "__c" must not begin with "__", which is reserved by GraphQL introspection. @1:69"#,
                #"Name "__d" must not begin with "__", which is reserved by GraphQL introspection. @2:1"#,
                #"Name "__e" must not begin with "__", which is reserved by GraphQL introspection. @2:21"#
            ),
            ValidationCase("type _Query { _a: Int } schema { query: _Query }"),
        ]
    )
    func reserved(_ row: ValidationCase) {
        row.checkTypes()
    }
}
