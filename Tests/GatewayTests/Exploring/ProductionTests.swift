import GraphQL
import Planner
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Production", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ProductionTests {
    struct Request: Sendable, CustomTestStringConvertible {
        let query: String
        var variables = ObjectValue()

        var testDescription: String { query }
    }

    /// Requests that get a suggestion or an excerpt outside production.
    private static let mistakes = [
        Request(query: "{ recipe(id: \"recipe_3\") { titel } }"),
        Request(query: "{ recipes(frst: 3) { totalCount } }"),
        Request(query: "{ node(id: \"recipe_3\") { title } }"),
        Request(query: "{ node(id: \"recipe_3\") { ... on Recipee { title } } }"),
        Request(query: "query ($a: RecipeFiltr) { recipes(filter: $a) { totalCount } }"),
        Request(query: "{ recipes(filter: {maxMinuts: 3}) { totalCount } }"),
        Request(query: "{ recipes(orderBy: {field: NEWES}) { totalCount } }"),
        Request(query: "{ recipes(orderBy: {field: \"NEWEST\"}) { totalCount } }"),
        Request(query: "{ recipes @include(iff: true) { totalCount } }"),
        Request(query: "query ($a: RecipeFilter) { recipes(filter: $a) { totalCount } }", variables: ["a": ["maxMinuts": 3]]),
        Request(query: "query ($a: RecipeOrder) { recipes(orderBy: $a) { totalCount } }", variables: ["a": ["field": "NEWES"]]),
        Request(query: "query ($a: RecipeOrder) { recipes(orderBy: $a) { totalCount } }", variables: ["a": ["field": 3]]),
        Request(query: "{ recipe("),
    ]

    @Test("errors contain neither suggestions nor lines of the document", arguments: mistakes)
    func silent(request: Request) async throws {
        func refusal(isProduction: Bool) async throws -> Response {
            var answer = Response()
            try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.engine.isProduction = isProduction }) {
                fixture in
                answer = try await fixture.client { try $0.query(request.query, variables: request.variables) }
            }
            return answer
        }
        let (open, silent) = (try await refusal(isProduction: false), try await refusal(isProduction: true))
        #expect(open.text.contains("Did you mean") || open.text.contains("excerpt"))
        #expect(!silent.text.contains("Did you mean"), "\(silent.text)")
        #expect(!silent.text.contains("excerpt"), "\(silent.text)")
        #expect(try silent.json().at("errors.0.message").string?.isEmpty == false)
        #expect(silent.status == open.status)
    }

    @Test("suggests nothing for any misspelt name of any example")
    func silentAboutEverything() async throws {
        let snapshot = try SchemaFile.snapshot()
        let explorer = SchemaExplorer(snapshot.planner.catalog)
        let examples = Set(snapshot.schema.elements.compactMap { explorer.example(of: $0) }).sorted()
        let misspelt = examples.enumerated().compactMap { Self.misspelt($1, seed: UInt64($0)) }
        func answers(isProduction: Bool) async throws -> [String] {
            var answers: [String] = []
            try await GatewayFixture.run(
                snapshot,
                database: TestData.sharedDatabase(),
                configure: { $0.engine.isProduction = isProduction }
            ) {
                fixture in
                answers = try await fixture.client { client in try misspelt.map { try client.query($0).text } }
            }
            return answers
        }
        let open = try await answers(isProduction: false)
        #expect(open.count { $0.contains("Did you mean") } > open.count / 2, "most have suggestions outside production")
        let silent = try await answers(isProduction: true)
        #expect(silent.filter { $0.contains("Did you mean") || $0.contains("excerpt") || $0.contains("/schema") } == [])
    }

    /// A document with two adjacent letters of a name swapped.
    private static func misspelt(_ document: String, seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed)
        var letters = Array(document)
        let isLetter = letters.map(\.isLetter)
        let places = letters.indices.dropLast(2).filter {
            isLetter[$0] && isLetter[$0 + 1] && isLetter[$0 + 2] && letters[$0] != letters[$0 + 1]
        }
        guard let place = places.randomElement(using: &random) else { return nil }
        letters.swapAt(place, place + 1)
        return String(letters)
    }

    @Test(
        "rejects introspection, but not `__typename`",
        arguments: [
            "{ __schema { queryType { name } } }", "{ __type(name: \"Recipe\") { name } }",
            "query { ...F } fragment F on Query { s: __schema { types { name } } }",
        ]
    )
    func introspection(query: String) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.engine.isProduction = true }) { fixture in
            try await fixture.client { client in
                let response = try client.query(query)
                #expect(try response.json().data == .null)
                #expect(try response.json().at("errors.0.extensions.code").string == "INTROSPECTION_DISABLED")
                let name = try client.data("{ __typename recipe(id: \"recipe_3\") { __typename } }")
                #expect(name == ["__typename": "Query", "recipe": ["__typename": "Recipe"]])
            }
        }
    }

    @Test(
        "has no schema pages",
        arguments: ["/schema", "/schema/", "/schema/Recipe", "/schema/Recipee", "/schema?search=recipe", "/schema.graphql"]
    )
    func pages(path: String) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.engine.isProduction = true }) { fixture in
            let response = try await fixture.client { try $0.ask(path) }
            #expect(response.status == 404)
            #expect(response.text == "Not found. The API is at /graphql. GET / returns a guide.\n")
        }
    }

    @Test("has a guide without links to schema pages")
    func guide() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.engine.isProduction = true }) { fixture in
            let response = try await fixture.client { try $0.ask("/") }
            #expect(response.status == 200)
            #expect(!response.text.contains("/schema"))
            #expect(!response.text.contains("explain"))
        }
    }
}
