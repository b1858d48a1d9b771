import GraphQL
import PlanningSupport
import Testing

@testable import Planner

@Suite("Schema and bindings")
struct CatalogTests {
    private static let sdl = """
        type Query { a(id: ID!): A  list(first: Int after: String last: Int before: String): AConnection! info: Info! }
        type A implements Node { id: ID! name: String! size: Float money: Money! other: A many: [A!]! }
        type Money { amount: Float! }
        type Info { version: String! }
        interface Node { id: ID! }
        type AConnection { edges: [AEdge!]! nodes: [A!]! pageInfo: PageInfo! totalCount: Int! }
        type AEdge { cursor: String! node: A! rank: Int }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        """

    private static func query(@FieldBindings more: () -> [FieldBinding] = { [] }) -> ObjectBinding {
        let usual =
            byID("a", "A") + memory("info") { ["version": "1"] }
            + connection("list", "A", orders: .fixed(), edge: { field("rank") { _, _ in "1" } })
        let further = more()
        return queryRoot { usual.filter { binding in !further.contains { $0.name == binding.name } } + further }
    }

    private static func bound(@FieldBindings more: () -> [FieldBinding] = { [] }) -> ObjectBinding {
        let usual =
            id() + columns("name", "size") + value("money") { columns("amount") } + one("other", "A", by: "other_id")
            + many("many", "A", by: "a_id")
        let further = more()
        return object("A", table: "a") { usual.filter { binding in !further.contains { $0.name == binding.name } } + further }
    }

    private static func problems(_ bindings: [ObjectBinding], sdl: String = sdl) throws -> [String] {
        let schema = try Schema(sdl: Array(sdl.utf8))
        do {
            _ = try Catalog(schema: schema, objects: bindings)
            return []
        } catch {
            return error.problems
        }
    }

    @Test("form a catalog if they agree")
    func agree() throws {
        #expect(try Self.problems([Self.query(), Self.bound()]) == [])
    }

    @Test("let a list leave out a nullable field of its connection if another list binds it")
    func fieldOfOneList() throws {
        let sdl = Self.sdl
            .replacing("totalCount: Int! }", with: "totalCount: Int! groups: [Group!] } type Group { name: String! }")
            .replacing("info: Info!", with: "info: Info! other(first: Int after: String last: Int before: String): AConnection!")
        func bindings(@FieldBindings fields: () -> [FieldBinding]) -> [ObjectBinding] {
            let other = connection("other", "A", orders: .fixed(), fields: fields)
            return [Self.query { other }, Self.bound()]
        }
        let bound = bindings { groups("groups", by: "name", from: { _, _ in "SELECT" }) { columns("name") } }
        #expect(try Self.problems(bound, sdl: sdl) == [])
        #expect(try Self.problems(bindings {}, sdl: sdl).contains("AConnection.groups is in the schema but not bound."))
        let required = sdl.replacing("groups: [Group!] }", with: "groups: [Group!]! }")
        #expect(try Self.problems(bound, sdl: required).count == 1)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let problem: String
        let bindings: @Sendable () -> [ObjectBinding]
        var sdl = CatalogTests.sdl
        var testDescription: String { problem }
    }

    static let cases = [
        Case(problem: "A is bound twice.", bindings: { [query(), bound(), bound()] }),
        Case(
            problem: "B is bound but is not an object type of the schema.",
            bindings: { [query(), bound(), object("B", table: "b") { id() }] }
        ),
        Case(
            problem: "Node is bound but is not an object type of the schema.",
            bindings: { [query(), bound(), object("Node", table: "b") { id() }] }
        ),
        Case(problem: "A is in the schema but not bound.", bindings: { [query()] }),
        Case(problem: "A.name is bound twice.", bindings: { [query(), bound { columns("name", "name") }] }),
        Case(problem: "A.extra is bound but not in the schema.", bindings: { [query(), bound { columns("extra") }] }),
        Case(
            problem: "A.extra is in the schema but not bound.",
            bindings: { [query(), bound()] },
            sdl: sdl.replacing("size: Float", with: "size: Float extra: Int")
        ),
        Case(
            problem: "A.name is bound to a column but [[String!]!] is not a leaf type that a column can hold.",
            bindings: { [query(), bound()] },
            sdl: sdl.replacing("name: String!", with: "name: [[String!]!]")
        ),
        Case(
            problem: "A.money is bound to a column but Money! is not a leaf type that a column can hold.",
            bindings: { [query(), bound { columns("money") }] }
        ),
        Case(
            problem: "A.name is bound to a value object but is String!.",
            bindings: { [query(), bound { value("name") { columns("x") } }] }
        ),
        Case(
            problem: "Money.tax is bound but not in the schema.",
            bindings: { [query(), bound { value("money") { columns("amount", "tax") } }] }
        ),
        Case(problem: "Money.amount is in the schema but not bound.", bindings: { [query(), bound { value("money") { id() } }] }),
        Case(problem: "A.many is bound to one A.", bindings: { [query(), bound { one("many", "A", by: "x") }] }),
        Case(problem: "A.other is bound to one B.", bindings: { [query(), bound { one("other", "B", by: "x") }] }),
        Case(problem: "A.other leads to B, which is not bound to a table.", bindings: { [query(), bound { one("other", "B", by: "x") }] }),
        Case(problem: "A.other is bound to a list of A.", bindings: { [query(), bound { many("other", "A", by: "x") }] }),
        Case(
            problem: "A.many is bound to a connection of A but is A.",
            bindings: { [query(), bound { connection("many", "A", orders: .fixed(), link: { _, _ in "true" }) }] }
        ),
        Case(
            problem: "AEdge.rank is not bound at Query.list.",
            bindings: { [query { connection("list", "A", orders: .fixed()) }, bound()] },
            sdl: sdl.replacing("rank: Int", with: "rank: Int!")
        ),
        Case(
            problem: "AEdge.grade is bound but not in the schema.",
            bindings: { [query { connection("list", "A", orders: .fixed(), edge: { field("grade") { _, _ in "1" } }) }, bound()] }
        ),
        Case(
            problem: "AEdge.rank is bound twice.",
            bindings: {
                [
                    query {
                        connection(
                            "list",
                            "A",
                            orders: .fixed(),
                            edge: {
                                field("rank") { _, _ in "1" }; field("rank") { _, _ in "1" }
                            }
                        )
                    }, bound(),
                ]
            }
        ),
        Case(
            problem: "AEdge.rank must be bound to a column.",
            bindings: { [query { connection("list", "A", orders: .fixed(), edge: { one("rank", "A", by: "x") }) }, bound()] }
        ),
        Case(
            problem: "AConnection must have exactly the fields edges, nodes, pageInfo, totalCount.",
            bindings: { [query(), bound()] },
            sdl: sdl.replacing("totalCount: Int!", with: "count: Int!")
        ),
        Case(problem: "Query.info has no value for Info.version.", bindings: { [query { memory("info") { [:] } }, bound()] }),
        Case(
            problem: "Query.info has a value for Info.extra, which is not in the schema.",
            bindings: { [query { memory("info") { ["version": "1", "extra": 1] } }, bound()] }
        ),
        Case(
            problem: "The ids of A and B all begin with “a”; each type needs its own prefix.",
            bindings: { [query(), bound(), object("B", table: "a") { id() }] },
            sdl: sdl + "\ntype B implements Node { id: ID! }"
        ),
        Case(
            problem: "The ids of A and B all begin with “a”; each type needs its own prefix.",
            bindings: { [query(), bound(), object("B", table: "b", ids: "a") { id() }] },
            sdl: sdl + "\ntype B implements Node { id: ID! }"
        ),
        Case(
            problem: "The ids of B begin with “a”, which is the name of another table.",
            bindings: { [query(), bound(), object("B", table: "b", ids: "a") { id() }] },
            sdl: sdl + "\ntype B implements Node { id: ID! }"
        ),
        Case(
            problem: "The ids of B cannot begin with “b2”; a prefix consists of letters from a to z and underscores.",
            bindings: { [query(), bound(), object("B", table: "b2") { id() }] },
            sdl: sdl + "\ntype B implements Node { id: ID! }"
        ),
        Case(
            problem: "A.money is bound to the allowance of a key, which is only available at the query root.",
            bindings: { [query(), bound { allowance("money") }] }
        ),
        Case(
            problem: "Query.info is bound to the allowance of a key but is not a nullable object.",
            bindings: { [query { allowance("info") }, bound()] }
        ),
        Case(
            problem: "Query.a is bound to any object with an id but is not an interface.",
            bindings: { [query { FieldBindings.buildBlock([FieldBinding(name: "a", kind: .node)]) }, bound()] }
        ),
    ]

    @Test("agree if several types on one table have different id prefixes")
    func typesOnOneTable() throws {
        let sdl = Self.sdl + "\ntype B implements Node { id: ID! }\ntype C implements Node { id: ID! }"
        let others = [object("B", table: "a", ids: "b") { id() }, object("C", table: "a", ids: "c_of_a") { id() }]
        #expect(try Self.problems([Self.query(), Self.bound()] + others, sdl: sdl) == [])
    }

    @Test("agree if the query root has the allowance of an API key")
    func allowanceOfKey() throws {
        let bindings = [Self.query { allowance("info") }, Self.bound()]
        #expect(try Self.problems(bindings, sdl: Self.sdl.replacing("info: Info!", with: "info: Info")) == [])
    }

    @Test("are refused with the location if they disagree", arguments: cases)
    func disagree(given: Case) throws {
        #expect(try Self.problems(given.bindings(), sdl: given.sdl).contains(given.problem))
    }

    @Test("agree in the repository")
    func repository() {
        let prefixes = [
            "account", "api_key", "app_feedback", "audit_entry",
            "catalog_item", "collection", "device",
            "fashion_profile", "food_feedback", "food_post", "food_request",
            "grocery_item", "grocery_store", "grocery_substitute", "health_profile",
            "ingredient", "logged_meal", "notification", "planned_meal", "profile", "recipe", "recipe_ingredient", "recipe_review",
            "recipe_step", "report",
            "seller", "store_price", "suggested_targets",
        ]
        #expect(Planning.catalog.idPrefixes == prefixes)
    }
}
