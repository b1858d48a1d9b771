import GraphQL
import Testing

@Suite("a schema printed from the type system")
struct SchemaPrinterTests {
    @Test("is the canonical source, with extensions merged and without applied custom directives")
    func sourceOrder() throws {
        let schema = try Schema(
            sdl: #"""
                type Query implements N @tag { b(y: Int = 1, x: [String!]): E @deprecated "text" a(
                    "one" p: I = {s: "x"} q: Int): U id: ID! }
                extend type Query { late: D @deprecated(reason: "why") }
                interface N { id: ID! }
                union U = Query
                "several\nlines" enum E { "v" B A }
                input I @oneOf { s: String @deprecated i: Int }
                scalar D @specifiedBy(url: "u")
                directive @tag(n: Int) repeatable on OBJECT | FIELD
                """#
        )
        #expect(
            schema.printed() == #"""
                directive @tag(n: Int) repeatable on OBJECT | FIELD

                type Query implements N {
                  b(y: Int = 1, x: [String!]): E @deprecated

                  """text"""
                  a(
                    """one"""
                    p: I = { s: "x" }
                    q: Int
                  ): U
                  id: ID!
                  late: D @deprecated(reason: "why")
                }

                interface N {
                  id: ID!
                }

                union U = Query

                """
                several
                lines
                """
                enum E {
                  """v"""
                  B
                  A
                }

                input I @oneOf {
                  s: String @deprecated
                  i: Int
                }

                scalar D @specifiedBy(url: "u")
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
