import GraphQL
import PlanningSupport
import Testing

@testable import Planner

/// With a default, a nullable variable is valid where null is not; the value null is then an error of the field.
///
/// Spec: https://spec.graphql.org/September2025/#sec-All-Variable-Usages-Are-Allowed
@Suite("Null for a variable where null is invalid")
struct NullVariableTests {
    static let queries = [
        "query ($v: [ID!] = [\"recipe_1\"]) { nodes(ids: $v) { id } }",
        "query ($v: Diet = VEGAN) { recipes(filter: {diets: [$v]}) { nodes { id } } }",
        "query ($v: Diet = VEGAN) { recipes(filter: {diets: [$v]}) { totalCount } }",
        "query ($v: RecipeOrderField = TITLE) { recipes(orderBy: {field: $v}) { nodes { id } } }",
        "query ($v: Boolean = true) { recipe(id: \"recipe_1\") { id @include(if: $v) } }",
        "query ($v: Boolean = true) { recipe(id: \"recipe_1\") { id @skip(if: $v) } }",
    ]

    @Test("is an error of the field", arguments: queries)
    func fails(query: String) throws {
        let planned = try Planning.plan(query, ["v": nil])
        #expect(planned.plan.output.errors.map(\.message) == ["Variable \"$v\" must not be null here."])
        #expect(planned.plan.levels.isEmpty)
        #expect(planned.observations.contains(.presence(.variable(0, path: []))))
    }

    @Test("is no error for the default or another value", arguments: queries)
    func succeeds(query: String) throws {
        #expect(try Planning.plan(query).plan.output.errors.isEmpty)
    }
}
