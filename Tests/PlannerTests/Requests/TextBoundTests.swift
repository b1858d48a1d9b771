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

    @Test("is limited in characters, not in bytes", arguments: queries)
    func bound(query: String) throws {
        func refusal(_ text: String) throws -> PlanError? { try Planning.plan(query, ["text": .string(text)]).plan.errors.first }
        #expect(try refusal(String(repeating: "ñ", count: 200)) == nil)
        let error = try #require(try refusal(String(repeating: "ñ", count: 201)))
        #expect(error.message.hasSuffix("search” has 201 characters; at most 200 are allowed."))
        #expect(error.code == .argumentTooLong)
    }

    @Test("of zero filters nothing", arguments: queries)
    func empty(query: String) throws {
        #expect(try Planning.plan(query, ["text": ""]).plan.statements() == Planning.plan(query, [:]).plan.statements())
    }
}
