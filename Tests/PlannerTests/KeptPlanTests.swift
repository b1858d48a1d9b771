import PlanningSupport
import Testing

@testable import Planner

@Suite("Which statements are planned anew for their values")
struct KeptPlanTests {
    @Test(
        "not those of an account's own lists, which are found by its number, whichever account it is",
        arguments: ["savedRecipes", "recentMeals", "wishlist", "likedItems", "notifications", "apiKeys", "foodRequests"]
    )
    func own(list: String) throws {
        let plan = try Planning.plan("{ viewer { \(list)(first: 5) { nodes { __typename id } } } }", viewer: Viewer(account: 1)).plan
        #expect(plan.errors.isEmpty)
        #expect(!plan.levels.isEmpty && plan.levels.allSatisfy { !$0.plansWithValues })
    }

    @Test(
        "those whose rows depend on what is asked for",
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
