import Domains
import GraphQL
import Languages
import Planner
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("The cost of a request")
struct QueryCostTests {
    private static func explain(_ query: String, _ variables: ObjectValue = ObjectValue()) throws -> Explanation {
        try Explanation(query: Array(query.utf8), variables: variables, language: Language.english.text, with: SchemaFile.snapshot())
    }

    private static let detail = """
        id title minutes servings author { name } ingredients { position quantity unit grams ingredient { name } }
        instructions { position text } reviews(first: 3) { nodes { stars comment author { name } } }
        """

    @Test(
        "is far below the limit for typical requests of clients",
        arguments: [
            "{ recipe(id: \"recipe_1\") { \(detail) } }",
            "{ a: recipes(first: 100) { nodes { \(detail) } } b: recipes(first: 100) { nodes { \(detail) } } }",
            "{ recipes(first: 20, filter: {search: \"soup\"}) { totalCount nodes { id title } } }",
            "{ catalogItems(first: 20, filter: {category: DRESS}) { nodes { id } facets { name values { value count } } } }",
            "{ recipes(first: 20, filter: {cuisine: THAI}) { nodes { id } facets { name values { value count } } } }",
            "{ recipes(first: 100) { nodes { reviews { totalCount } } } }",
        ]
    )
    func usual(query: String) throws {
        #expect(try Self.explain(query).cost < 3_000)
    }

    @Test(
        "is above the limit for requests that multiply rows, however they are written",
        arguments: [
            "{ recipes(first: 100) { nodes { author { recipes(first: 100) { nodes { reviews(first: 100) { nodes { id } } } } } } } }",
            "{ catalogItems(first: 100) { nodes { seller { items(first: 1) { facets { name } } } } } }",
            "{ ingredients(first: 100) { nodes { recipes(first: 10) { totalCount nodes { id } } } } }",
            "{ \((0..<15).map { "a\($0): recipes(filter: {maxMinutes: 20}) { totalCount }" }.joined(separator: " ")) }",
            "{ \((0..<10).map { "a\($0): ingredients(search: \"soup\") { totalCount nodes { id } }" }.joined(separator: " ")) }",
        ]
    )
    func unusual(query: String) throws {
        #expect(try Self.explain(query).cost > 5_000)
    }

    @Test("grows with rows and with columns")
    func growth() throws {
        func cost(_ size: Int, _ fields: String) throws -> Int {
            try Self.explain("{ recipes(first: \(size)) { nodes { \(fields) } } }").cost
        }
        #expect(try cost(10, "id title minutes") < cost(100, "id title minutes"))
        #expect(try cost(100, "id title") < cost(100, "id title minutes servings description"))
    }

    @Test("is the same for sizes in variables and in literals")
    func variables() throws {
        let literal = try Self.explain("{ recipes(first: 37) { nodes { id reviews(first: 11) { nodes { id } } } } }").cost
        let query = "query ($n: Int, $m: Int) { recipes(first: $n) { nodes { id reviews(first: $m) { nodes { id } } } } }"
        #expect(try Self.explain(query, ["n": .int(37), "m": .int(11)]).cost == literal)
        #expect(try Self.explain(query, ["n": .int(38), "m": .int(11)]).cost > literal)
        let ids = "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Recipe { title reviews(first: 10) { nodes { id } } } } }"
        let few = try Self.explain(ids, ["ids": .list((1...3).map { .string("recipe_\($0)") })]).cost
        #expect(try Self.explain(ids, ["ids": .list((1...60).map { .string("recipe_\($0)") })]).cost > few * 5)
    }

    @Test("is higher for each food that a search excludes by words, because its names must be found")
    func exclusions() throws {
        let costs = try ["soup -egg", "soup without egg", "soup without egg, milk", "soup without egg, milk, fish"].map { text in
            try Self.explain("query ($text: String) { recipes(filter: {search: $text}) { nodes { id } } }", ["text": .string(text)]).cost
        }
        #expect(zip(costs, costs.dropFirst()).allSatisfy { $1 - $0 >= 90 }, "\(costs)")
    }

    @Test("fits into an integer, whatever is multiplied")
    func overflow() throws {
        var selection = "id"
        for _ in 0..<30 { selection = "author { recipes(first: 100) { nodes { \(selection) } } }" }
        let document = try Document.parse(Array("{ recipes(first: 100) { nodes { \(selection) } } }".utf8))
        let planned = try SchemaFile.snapshot().planner.plan(document.operations[0], of: document, for: RequestValues())
        let cost = QueryCost(planned.plan)
        #expect(cost.points(for: RequestValues(), ListSizes(fields: 0)) == 1_000_000_000_000_000)
        let report = CostReport(cost, for: RequestValues(), ListSizes(fields: 0), limit: 5_000)
        #expect(report.refusal(in: document).code == .queryTooCostly)
    }

    @Test("names the most expensive part and its location")
    func mostExpensive() throws {
        let source = "{\n  recipes(first: 2) { nodes { id\n  reviews(first: 100) { nodes { id author { name } } } } } }"
        let document = try Document.parse(Array(source.utf8))
        let planned = try SchemaFile.snapshot().planner.plan(document.operations[0], of: document, for: RequestValues())
        let refusal = CostReport(QueryCost(planned.plan), for: RequestValues(), ListSizes(fields: 0), limit: 10).refusal(in: document)
        #expect(refusal.message.contains("at most 10 are allowed"))
        #expect(refusal.message.contains("“recipes.nodes.reviews.nodes”, up to 200 rows"))
        #expect(refusal.locations.map(\.line) == [3])
    }

    @Test("follows the observed lengths of lists slowly, and limits the effect of a single outlier")
    func measured() throws {
        let snapshot = try SchemaFile.snapshot()
        let document = try Document.parse(Array("{ recipes(first: 100) { nodes { ingredients { quantity } } } }".utf8))
        let cost = QueryCost(try snapshot.planner.plan(document.operations[0], of: document, for: RequestValues()).plan)
        let sizes = ListSizes(fields: snapshot.schema.fields.count)
        let unseen = cost.points(for: RequestValues(), sizes)
        cost.learn(sizes) { level in level == 0 ? 100 : 100_000_000 }
        let once = cost.points(for: RequestValues(), sizes)
        #expect(once > unseen)
        #expect(once < unseen * 2)
        for _ in 0..<1_000 { cost.learn(sizes) { level in level == 0 ? 100 : 4_000 } }
        let long = cost.points(for: RequestValues(), sizes)
        #expect(long > unseen * 2)
        for _ in 0..<1_000 { cost.learn(sizes) { level in level == 0 ? 100 : 100 } }
        #expect(cost.points(for: RequestValues(), sizes) < unseen)
        // A page without rows gives no information.
        cost.learn(sizes) { _ in 0 }
        #expect(cost.points(for: RequestValues(), sizes) < unseen)
    }
}

@Suite("The cost of a request in the response", .tags(.database), .timeLimit(.minutes(20)))
struct CostReportTests {
    @Test("is in the extensions if the request asks for it")
    func extensions() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let query = "{ recipes(first: 3) { nodes { id } } }"
                func cost(_ response: EngineResponse) throws -> Value { try response.json().at("extensions.cost") }
                func withCost(_ query: String) -> EngineResponse {
                    client.answer(to: OperationRequest(.text(Array(query.utf8)), wantsCost: true))
                }
                let response = withCost(query)
                #expect(response.text.hasPrefix(#"{"data":{"recipes":"#))
                let cost1 = try cost(response)
                #expect(cost1["limit"].int == 5_000)
                #expect(cost1["requested"].int.map { (1..<100).contains($0) } == true)
                #expect(cost1.at("levels.0.path").string == "recipes.nodes")
                #expect(cost1.at("levels.0.rows").int == 3)
                #expect(try cost(withCost("{ __typename recipes(first: 3) { nodes { id } } }"))["requested"].int == cost1["requested"].int)
                #expect(try cost(client.query(query)) == .null)
                let constant = withCost("{ __typename }")
                #expect(
                    constant.text
                        == #"{"data":{"__typename":"Query"},"extensions":{"cost":{"requested":0,"limit":5000,"levels":[]}}}"#
                )
                // The cached response has no extensions.
                #expect(try client.query("{ __typename }").text == #"{"data":{"__typename":"Query"}}"#)
            }
        }
    }

    @Test("has a configurable limit")
    func setting() async throws {
        try await EngineFixture.run(database: TestData.sharedDatabase(), configure: { $0.limits.cost = 2 }) { fixture in
            try await fixture.client { client throws in
                let query = "query ($n: Int!) { recipes(first: $n) { nodes { id } } }"
                #expect(try client.data(query, variables: ["n": .int(1)]).at("recipes.nodes").items.count == 1)
                let response = try client.query(query, variables: ["n": .int(50)])
                let error = try response.json().errors[0]
                #expect(error.at("extensions.code").string == "QUERY_TOO_COSTLY")
                #expect(error["message"].string?.contains("at most 2 are allowed") == true)
                #expect(try client.query("{ __typename }").text == #"{"data":{"__typename":"Query"}}"#)
            }
        }
    }
}
