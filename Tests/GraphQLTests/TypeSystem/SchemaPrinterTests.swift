import GraphQL
import Testing

@Suite("a schema printed from the type system")
struct SchemaPrinterTests {
    @Test("keeps the order of the source, merges extensions and omits applied custom directives")
    func sourceOrder() throws {
        let schema = try Schema(
            sdl: #"""
                type Query implements N @tag { id: ID! a: Int }
                extend type Query { late: D @deprecated(reason: "why") }
                interface N { id: ID! }
                scalar D @specifiedBy(url: "u")
                directive @tag(n: Int) repeatable on OBJECT | FIELD
                """#
        )
        #expect(
            schema.printed() == #"""
                directive @tag(n: Int) repeatable on OBJECT | FIELD

                type Query implements N {
                  id: ID!
                  a: Int
                  late: D @deprecated(reason: "why")
                }

                interface N {
                  id: ID!
                }

                scalar D @specifiedBy(url: "u")
                """#
        )
    }

    @Test("has descriptions, and arguments with descriptions, on separate lines")
    func descriptions() throws {
        let schema = try Schema(
            sdl: #"""
                type Query { b(y: Int = 1, x: [String!]): E @deprecated "text" a(
                    "one" p: I = {s: "x"} q: Int): E id: ID! }
                "several\nlines" enum E { "v" B A }
                input I { s: String }
                """#
        )
        #expect(
            schema.printed() == #"""
                type Query {
                  b(y: Int = 1, x: [String!]): E @deprecated

                  """text"""
                  a(
                    """one"""
                    p: I = { s: "x" }
                    q: Int
                  ): E
                  id: ID!
                }

                """
                several
                lines
                """
                enum E {
                  """v"""
                  B
                  A
                }

                input I {
                  s: String
                }
                """#
        )
    }

    @Test("keeps unions, default values and `@oneOf`")
    func inputs() throws {
        let schema = try Schema(
            sdl: #"""
                type Query { a(p: I = {s: "x"} q: Int): U }
                union U = Query
                input I @oneOf { s: String @deprecated i: Int }
                """#
        )
        #expect(
            schema.printed() == #"""
                type Query {
                  a(p: I = { s: "x" }, q: Int): U
                }

                union U = Query

                input I @oneOf {
                  s: String @deprecated
                  i: Int
                }
                """#
        )
    }

    @Test("can be in natural order throughout")
    func sorted() throws {
        let schema = try Schema(
            sdl: """
                schema { query: Root }
                type Root { b(y: Int, x: Int): E a10: Int a9: U }
                enum E { B A }
                type A { i: Int }
                union U = Root | A
                directive @d(b: Int, a: Int) on QUERY | FIELD
                directive @c on FIELD
                """
        )
        #expect(
            schema.printed(isSorted: true) == """
                schema {
                  query: Root
                }

                directive @c on FIELD

                directive @d(a: Int, b: Int) on FIELD | QUERY

                type A {
                  i: Int
                }

                enum E {
                  A
                  B
                }

                type Root {
                  a9: U
                  a10: Int
                  b(x: Int, y: Int): E
                }

                union U = A | Root
                """
        )
    }

    @Test("builds the same schema again")
    func roundTrip() throws {
        let printed = try Schema(sdl: SchemaBuildingTests.sdl).printed()
        #expect(try Schema(sdl: printed).printed() == printed)
    }
}
