import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("A cursor used with other arguments", .tags(.database), .timeLimit(.minutes(20)))
struct CursorArgumentTests {
    /// A list, with the arguments of a cursor's origin and the arguments of its use.
    struct Case: Sendable, CustomTestStringConvertible {
        let list: String
        let arguments: String
        let others: String

        init(_ list: String, _ arguments: String, _ others: String) {
            (self.list, self.arguments, self.others) = (list, arguments, others)
        }

        var testDescription: String { "\(list)(\(arguments)), then \(others)" }
    }

    private static let here = "near: {latitude: 52.5031, longitude: 13.3683}"
    private static let tenMetresOn = "near: {latitude: 52.50319, longitude: 13.3683}"

    /// Lists whose order depends on the argument that changes.
    static let refused = [
        Case("foodPosts", "filter: {\(here)}", "filter: {\(tenMetresOn)}"),
        Case("foodPosts", "filter: {\(here), withinKm: 8}", "filter: {\(tenMetresOn), withinKm: 8}"),
        Case(
            "foodPosts",
            "filter: {\(here)}, orderBy: {field: DISTANCE, direction: DESC}",
            "filter: {\(tenMetresOn)}, orderBy: {field: DISTANCE, direction: DESC}"
        ),
        Case("foodPosts", "filter: {search: \"bread\"}", "filter: {search: \"tomate\"}"),
        Case("nearbyDonors", "\(here), withinKm: 20040", "\(tenMetresOn), withinKm: 20040"),
        Case("groceryStores", "\(here), withinMiles: null", "\(tenMetresOn), withinMiles: null"),
        Case("recipes", "filter: {search: \"dish\"}", "filter: {search: \"dish soup\"}"),
        Case(
            "recipes",
            "filter: {ingredientIds: [\"ingredient_1\", \"ingredient_2\"], ingredientMatch: SOME}",
            "filter: {ingredientIds: [\"ingredient_1\", \"ingredient_3\"], ingredientMatch: SOME}"
        ),
        Case("search", "text: \"dish\"", "text: \"bread\""),
    ]

    @Test("is refused if a row would have another place in the list", arguments: refused)
    func refusal(given: Case) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let cursor = try Self.cursor(of: given.list, given.arguments, client)
                for form in [given.others, given.arguments] {
                    let document = "{ list: \(given.list)(\(form), first: 2, after: \"\(cursor)\") { nodes { __typename } } }"
                    let answer = try client.query(document).json()
                    guard form == given.others else {
                        #expect(answer.errors == .null && answer.at("data.list") != .null, "\(answer)")
                        continue
                    }
                    #expect(answer.errorCode == "BAD_USER_INPUT" && answer.errors.at("0.path") == ["list"], "\(answer)")
                    #expect(answer.errors.at("0.message").string?.contains("is not a cursor of this list with these arguments") == true)
                    // Also if the page is not needed.
                    let unread = try client.query(document.replacing("{ nodes { __typename } }", with: "{ __typename }")).json()
                    #expect(unread.errorCode == "BAD_USER_INPUT")
                }
            }
        }
    }

    /// Lists whose order does not depend on the argument that changes.
    static let accepted = [
        Case("foodPosts", "filter: {minQuantity: 2}", "filter: {minQuantity: 4}"),
        Case("foodPosts", "filter: {\(here)}", "filter: {\(here), availableOnly: true}"),
        Case("foodPosts", "filter: {\(here)}, orderBy: {field: EXPIRES}", "filter: {\(tenMetresOn)}, orderBy: {field: EXPIRES}"),
        Case("recipes", "filter: {maxMinutes: 60}", "filter: {maxMinutes: 45}"),
        Case("recipes", "filter: {search: \"dish\"}, orderBy: {field: TITLE}", "orderBy: {field: TITLE}"),
    ]

    @Test("works if each row keeps its place, and skips and repeats none", arguments: accepted)
    func selection(given: Case) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let rows = "nodes { id } pageInfo { endCursor }"
                let first = try client.data("{ list: \(given.list)(\(given.arguments), first: 3) { \(rows) } }")["list"]
                let cursor = try #require(first.at("pageInfo.endCursor").string)
                let last = try #require(first["nodes"].items.last)
                let whole = try client.data("{ list: \(given.list)(\(given.others), first: 100) { \(rows) } }").at("list.nodes").items
                let query = "{ list: \(given.list)(\(given.others), first: 100, after: \"\(cursor)\") { \(rows) } }"
                let rest = try client.data(query).at("list.nodes").items
                #expect(!rest.isEmpty && rest == Array(whole.suffix(rest.count)))
                if let place = whole.firstIndex(of: last) { #expect(rest == Array(whole[(place + 1)...])) }
            }
        }
    }

    @Test("is the same cursor, whether arguments are in the document or in variables, and whatever their form")
    func forms() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let page = "{ nodes { id } pageInfo { endCursor } }"
                let variables =
                    "query ($filter: FoodPostFilter, $after: String) { list: foodPosts(filter: $filter, first: 3, after: $after) \(page) }"
                let parts = """
                    query ($lat: Float!, $after: String) {
                      list: foodPosts(filter: {near: {longitude: 13, latitude: $lat}, search: null}, first: 3, after: $after) \(page) }
                    """
                let near: Value = ["near": ["latitude": 52, "longitude": 13.0]]
                let cursors = try [
                    client.data("{ list: foodPosts(filter: {near: {latitude: 52.0, longitude: 13}}, first: 3) \(page) }"),
                    client.data(variables, variables: ["filter": near]), client.data(parts, variables: ["lat": 52]),
                ].map { $0.at("list.pageInfo.endCursor") }
                #expect(Set(cursors.map { "\($0)" }).count == 1 && cursors[0] != .null)
                let next = try [
                    client.data(variables, variables: ["filter": near, "after": cursors[0]]),
                    client.data(parts, variables: ["lat": 52, "after": cursors[0]]),
                ]
                #expect(next[0] == next[1] && next[0].at("list.nodes").items.count == 3)
                // The plan is cached, and the next request has another point.
                let other = try client.query(parts, variables: ["lat": 52.0001, "after": cursors[0]]).json()
                #expect(other.errorCode == "BAD_USER_INPUT" && other.data == ["list": nil])
            }
        }
    }

    private static func cursor(of list: String, _ arguments: String, _ client: some ServiceClient) throws -> String {
        let page = try client.data("{ list: \(list)(\(arguments), first: 1) { pageInfo { endCursor } } }")
        return try #require(page.at("list.pageInfo.endCursor").string, "\(list)(\(arguments)) has no rows")
    }
}
