import GraphQL
import PlanningSupport
import Testing

@testable import Planner

@Suite("The length of searches")
struct TextBoundTests {
    static let queries = [
        "query ($text: String) { recipes(filter: {search: $text}) { totalCount } }",
        "query ($text: String) { ingredients(search: $text) { nodes { id } } }",
    ]

    @Test("is bounded in characters, not in bytes", arguments: queries)
    func bound(query: String) throws {
        func errors(_ text: String) throws -> [String] {
            try Planning.plan(query, ["text": .string(text)]).plan.output.errors.map(\.message)
        }
        #expect(try errors(String(repeating: "ñ", count: 200)).isEmpty)
        #expect(try errors(String(repeating: "ñ", count: 201)).allSatisfy { $0.hasSuffix("can have at most 200 characters.") })
        #expect(try errors(String(repeating: "ñ", count: 201)).count == 1)
    }

    @Test("of nothing restricts nothing", arguments: queries)
    func empty(query: String) throws {
        #expect(try Planning.plan(query, ["text": ""]).plan.statements() == Planning.plan(query, [:]).plan.statements())
    }
}
