import Testing

@Suite("implementations of interfaces")
struct InterfacesValidationTests {
    @Test(
        "must have the fields of the interface, with the same type or a narrower one",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a: Int b: I c: [I] d: U e: Int f: [Int] } type A implements I { a: Int! b: A c: [A!]! d: A e: Int! f: [Int!] } union U = A | B type B { a: Int }
                """
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a: Int! b: A c: [Int] d: U "e." e: Int f: [Int!] }
                "B." type B implements I { a: Int b: B c: Int d: Query }
                extend type B { f: [Int] }
                type A { a: Int } union U = A
                """,
                "Interface field I.a expects type Int! but B.a is type Int. @2:18 3:31",
                "Interface field I.b expects type A but B.b is type B. @2:26 3:38",
                "Interface field I.c expects type [Int] but B.c is type Int. @2:31 3:43",
                "Interface field I.d expects type U but B.d is type Query. @2:40 3:50",
                "Interface field I.e expected but B does not provide it. @2:42 3:1 4:1",
                "Interface field I.f expects type [Int!] but B.f is type [Int]. @2:57 4:20"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a: Int } interface J implements I { a: String }
                interface K implements I { b: Int }
                """,
                "Interface field I.a expected but K does not provide it. @2:15 3:1",
                "Interface field I.a expects type Int but J.a is type String. @2:18 2:54"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a: N } type B implements I { a: N } input N { a: Int }
                """,
                "The type of B.a must be Output Type but got: N. @2:47",
                "The type of I.a must be Output Type but got: N. @2:18"
            ),
        ]
    )
    func fields(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "must have the same arguments, and others only if they are optional",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a(x: Int!, y: [Int]): Int } type A implements I { a(x: Int!, y: [Int], z: Int, w: Int! = 1): Int }
                """
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I { "a." a("x." x: Int, y: Int!, z: [Int]): Int }
                type A implements I { "a." a(y: Int, z: Int, "w." w: Int!, v: [Int!]!): Int }
                """,
                #"Argument "A.a(v:)" must not be required type "[Int!]!" if not provided by the Interface field "I.a". @3:60 2:15"#,
                #"Argument "A.a(w:)" must not be required type "Int!" if not provided by the Interface field "I.a". @3:46 2:15"#,
                "Interface field argument I.a(x:) expected but A.a does not provide it. @2:22 3:23",
                "Interface field argument I.a(y:) expects type Int! but A.a(y:) is type Int. @2:38 3:33",
                "Interface field argument I.a(z:) expects type [Int] but A.a(z:) is type Int. @2:47 3:41"
            ),
        ]
    )
    func arguments(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "may be deprecated only if the interface is",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a: Int @deprecated b: Int } type A implements I { a: Int @deprecated b: Int }
                """
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a: Int b: Int @deprecated }
                type A implements I { a: Int @deprecated(reason: "x") b: Int }
                """,
                "Interface field I.a is not deprecated, so implementation field A.a must not be deprecated. @3:30 3:26"
            ),
        ]
    )
    func deprecated(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "must name each interface once, and also the interfaces that it implements",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a: Int } interface J implements I { a: Int } type A implements J & I { a: Int }
                """
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a: Int } interface J implements I { a: Int }
                type A implements J { a: Int }
                """,
                "Type A must implement I because it is implemented by J. @2:47 3:19"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I { a: Int }
                type A implements I & I { a: Int } extend type A implements I
                """,
                "Type A can only implement I once. @3:19 3:23 3:61"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                type A implements Query & E & Query & String { a: Int } enum E { A }
                """,
                "Type A must only implement Interface types, it cannot implement E. @2:27",
                "Type A must only implement Interface types, it cannot implement Query. @2:19 2:31",
                "Type A must only implement Interface types, it cannot implement String. @2:39"
            ),
        ]
    )
    func ancestors(_ row: ValidationCase) {
        row.checkTypes()
    }

    @Test(
        "must not be circular",
        arguments: [
            ValidationCase(
                """
                type Query { a: Int }
                interface I implements I { a: Int }
                """,
                "Type I cannot implement itself because it would create a circular reference. @2:24"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I implements J { a: Int }
                interface J implements I { a: Int }
                """,
                "Type I cannot implement J because it would create a circular reference. @3:24 2:24",
                "Type J cannot implement I because it would create a circular reference. @2:24 3:24"
            ),
            ValidationCase(
                """
                type Query { a: Int }
                interface I implements K & J { a: Int } interface J implements I & K { a: Int }
                interface K implements J & I { a: Int }
                """,
                "Type I cannot implement J because it would create a circular reference. @2:64 2:28",
                "Type I cannot implement K because it would create a circular reference. @3:28 2:24",
                "Type J cannot implement I because it would create a circular reference. @2:28 2:64",
                "Type J cannot implement K because it would create a circular reference. @3:24 2:68",
                "Type K cannot implement I because it would create a circular reference. @2:24 3:28",
                "Type K cannot implement J because it would create a circular reference. @2:68 3:24"
            ),
        ]
    )
    func circular(_ row: ValidationCase) {
        row.checkTypes()
    }
}
