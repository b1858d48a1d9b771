import GraphQL
import PlanningSupport
import Testing

@testable import Planner

@Suite("Plans")
struct PlanTests {
    @Test("are equal for equivalent operations, whatever fragments and directives they use")
    func equality() throws {
        let plain = try Planning.plan("{ recipe(id: \"recipe_1\") { id author { name } } }").plan
        #expect(try Planning.plan("{ recipe(id: \"recipe_1\") { id author { name } } }").plan == plain)
        let fragments = """
            query { ...Q }
            fragment Q on Query { recipe(id: "recipe_1") { ... on Node { id } ... @include(if: true) { author { name } } title @skip(if: true) } }
            """
        let other = try Planning.plan(fragments).plan
        #expect(other.levels == plain.levels)
        #expect(other.output.nodes == plain.output.nodes)
        #expect(other.output.bytes == plain.output.bytes)
        #expect(try Planning.plan("{ recipe(id: \"recipe_2\") { id author { name } } }").plan != plain)
    }

    @Test("have a level for each list, and none for to-one edges")
    func levels() throws {
        let plan = try Planning.plan(
            """
            { recipes(first: 2) {
                nodes { title author { name } cost { amount } ingredients { quantity ingredient { name } } reviews(first: 3) { nodes { stars author { name } } } }
            } }
            """
        ).plan
        #expect(plan.levels.count == 3)
        #expect(plan.levels.map { $0.parent == .none } == [true, false, false])
        #expect(plan.levels.map(\.step) == [0, 0, 0])
    }

    @Test("make levels below an expensive page wait for its keys")
    func steps() throws {
        let plan = try Planning.plan(
            "{ recipes(filter: {search: \"soup\"}) { nodes { id ingredients { id } reviews { nodes { author { recipes { nodes { id } } } } } } } }"
        ).plan
        #expect(plan.levels.map(\.step) == [0, 1, 1, 1])
    }

    @Test(
        "keep no level of a field that cannot be planned",
        arguments: [
            "recipes(filter: {ingredientIds: [\"recipe_1\"]}) { nodes { id } }", "recipes(after: \"x\") { totalCount nodes { id } }",
            "recipes(first: 101) { nodes { id } }", "recipes(first: 1, last: 1) { edges { cursor } }", "node(id: \"x\") { id }",
        ]
    )
    func failures(field: String) throws {
        let plan = try Planning.plan(
            "{ a: recipe(id: \"recipe_1\") { id } b: \(field) c: recipe(id: \"recipe_3\") { id ingredients { id } } }"
        ).plan
        #expect(plan.output.errors.count == 1)
        // One statement for `a`, two for `c`, and perhaps a row with a count; every statement is limited.
        #expect(plan.levels.filter { $0.relation != .none }.count == 3)
        #expect(plan.levels.allSatisfy { $0.relation == .none || !$0.conditions.isEmpty })
    }

    @Test("join only selected rows")
    func joins() throws {
        let statements = try Planning.plan("{ recipe(id: \"recipe_1\") { author { __typename } id } }").plan.statements()
        #expect(statements.count == 1)
        #expect(!statements[0].sql.contains("JOIN"))
    }
}
