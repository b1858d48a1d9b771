import GraphQL
import PlanningSupport
import Testing

@testable import Planner

@Suite("The arguments of a page")
struct PageArgumentTests {
    @Test(
        "are checked, whatever is selected on the connection",
        arguments: [
            "{ recipes(first: 1000) { totalCount } }",
            "{ recipes(first: -1) { __typename } }",
            "{ recipes(first: 1, last: 1) { totalCount } }",
            "{ recipe(id: \"recipe_1\") { reviews(last: 101) { totalCount } } }",
        ]
    )
    func checked(query: String) throws {
        let errors = try Planning.plan(query).plan.output.errors
        #expect(errors.count == 1)
        #expect(errors.first?.code == .badUserInput)
    }
}
