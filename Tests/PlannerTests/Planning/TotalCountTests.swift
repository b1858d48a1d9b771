import PlanningSupport
import Testing

@testable import Planner

@Suite("Total counts")
struct TotalCountTests {
    @Test(
        "are computed once, however often a connection selects them",
        arguments: [
            "{ recipes { a: totalCount b: totalCount ...F } } fragment F on RecipeConnection { c: totalCount totalCount }",
            "{ recipe(id: \"recipe_1\") { reviews { a: totalCount b: totalCount } } }",
        ]
    )
    func once(query: String) throws {
        let statements = try Planning.plan(query).plan.statements()
        #expect(statements.count == 1)
        #expect(statements[0].sql.split(separator: "count(*)", omittingEmptySubsequences: false).count == 2)
    }
}
