import PlanningSupport
import Testing

@testable import Planner

@Suite("Statements planned for their values")
struct KeptPlanTests {
    @Test(
        "exclude an account's own lists, whose rows are found by the account's number",
        arguments: ["savedRecipes", "recentMeals", "wishlist", "likedItems", "notifications", "apiKeys", "foodRequests"]
    )
    func own(list: String) throws {
        let plan = try Planning.plan("{ viewer { \(list)(first: 5) { nodes { __typename id } } } }", viewer: Viewer(account: 1)).plan
        #expect(plan.errors.isEmpty)
        #expect(!plan.levels.isEmpty && plan.levels.allSatisfy { !$0.plansWithValues })
    }

    @Test(
        "include lists with rows that depend on the arguments",
        arguments: [
            #"{ recipes(first: 5, filter: {search: "soup"}) { nodes { id } } }"#,
            #"{ recipes(first: 5, filter: {cuisine: THAI}) { nodes { id } } }"#,
            "{ viewer { notifications(first: 5, kinds: [FASHION]) { nodes { id } } } }",
        ]
    )
    func asked(query: String) throws {
        let plan = try Planning.plan(query, viewer: Viewer(account: 1)).plan
        #expect(plan.errors.isEmpty)
        #expect(plan.levels.contains { $0.plansWithValues })
    }
}
