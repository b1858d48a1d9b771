import GraphQL
import Planner
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Schema pages", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct SchemaPagesTests {
    struct Page: Sendable, CustomTestStringConvertible {
        let path: String
        let parts: [String]

        var testDescription: String { path }
    }

    @Test(
        "show an element by its coordinate, plain or percent-encoded, with a command to paste and links",
        arguments: [
            Page(
                path: "/schema/Recipe",
                parts: [
                    "Recipe – object type", "type Recipe implements Node {", "curl -sG http://test/graphql",
                    "Returned by:\n\n  Query.recipe,", "curl -s http://test/schema/Nutrition\n",
                ]
            ),
            Page(
                path: "/schema/Recipe.nutrition",
                parts: ["Recipe.nutrition – field", "nutrition: Nutrition!", "nutrition {", "curl -s http://test/schema/Nutrition\n"]
            ),
            Page(
                path: "/schema/Query.recipes",
                parts: ["filter: RecipeFilter", "): RecipeConnection\n", "curl -s http://test/schema/RecipeFilter"]
            ),
            Page(path: "/schema/Query.recipes(first:)", parts: ["Query.recipes(first:) – argument", "first: Int", "recipes(first: 3)"]),
            Page(path: "/schema/Query.nearbyDonors%28withinKm%3A%29", parts: ["withinKm: Float = 10"]),
            Page(path: "/schema/%52ecipe%2Etitle", parts: ["Recipe.title – field"]),
            Page(path: "/schema/RecipeOrderField.NEWEST", parts: ["RecipeOrderField.NEWEST – enum value", "orderBy: { field: NEWEST }"]),
            Page(path: "/schema/RecipeFilter.maxMinutes", parts: ["maxMinutes: Int", "filter: { maxMinutes: 30 }"]),
            Page(
                path: "/schema/Mutation.logIn",
                parts: [
                    "logIn(", "curl -s 'http://test/graphql?pretty'", "-H 'Content-Type: application/json'",
                    "{\"query\":\"mutation { logIn",
                ]
            ),
            Page(
                path: "/schema/Mutation.setProfilePhoto",
                parts: ["-H 'GraphQL-Preflight: 1'", "-F 'map={\"0\":[\"variables.file\"]}'", "-F 0=@photo.jpg"]
            ),
            Page(path: "/schema/Node", parts: ["interface Node", "Possible types:\n\n  ", "node(id: \"recipe_42\")"]),
            Page(path: "/schema/SearchResult", parts: ["union SearchResult = ", "... on Recipe {"]),
            Page(path: "/schema/@include", parts: ["directive @include(", "curl -s 'http://test/schema/@include(if:)'"]),
            Page(path: "/schema/@include(if:)", parts: ["@include(if:) – directive argument", "if: Boolean!"]),
            Page(path: "/schema/@deprecated(reason:)", parts: ["reason: String! = \"No longer supported\"", "deprecationReason"]),
            Page(
                path: "/schema",
                parts: ["Query:\n\n  ingredients     Ingredients that", "  serverInfo ", "curl -s http://test/schema.graphql"]
            ),
            Page(path: "/schema/", parts: ["Query:\n\n  ingredients     Ingredients that"]),
        ]
    )
    func pages(page: Page) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let response = try await fixture.client { try $0.ask(page.path) }
            #expect(response.status == 200)
            #expect(response.values("content-type") == ["text/plain; charset=utf-8"])
            for part in page.parts { #expect(response.text.contains(part), "\(part) is missing in \(response.text)") }
            // Only prose must fit, because SDL and commands cannot be wrapped at any position.
            let long = response.text.split(separator: "\n").filter { $0.count > 80 }
            #expect(
                long.filter { !$0.contains("curl") && !$0.contains("query=") && !$0.contains("\"query\"") && !$0.contains(" | ") } == []
            )
        }
    }

    @Test(
        "unknown elements are 404, with suggestions and a hint to search",
        arguments: [
            ("/schema/Recipe.titel", "The schema has no Recipe.titel. Did you mean \"Recipe.title\""),
            ("/schema/Recipee", "The schema has no Recipee. Did you mean \"Recipe\""),
            ("/schema/@skipp", "The schema has no @skipp. Did you mean \"@skip\"?"),
            ("/schema/Query.recipes(firsd:)", "Did you mean \"Query.recipes(first:)\""),
            ("/schema/Zzzzzzzzzzzzz", "The schema has no Zzzzzzzzzzzzz.\n\nSearch"),
            ("/schema/Recipe.title.x", "This is not a schema coordinate"),
            ("/schema/%27;%20rm%20-rf%20~", "This is not a schema coordinate"),
            ("/schema/%00%1B%5B2J", "This is not a schema coordinate"),
            ("/schema/" + String(repeating: "a", count: 5_000), "This is not a schema coordinate"),
        ]
    )
    func unknown(path: String, message: String) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let response = try await fixture.client { try $0.ask(path) }
            #expect(response.status == 404)
            #expect(response.text.contains(message), "\(response.text)")
            #expect(response.text.contains("curl -s 'http://test/schema?search="))
        }
    }

    @Test("are also available as JSON")
    func json() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let response = try await fixture.client { try $0.ask("/schema/Recipe.title", headers: ["Accept: application/json"]) }
            #expect(response.values("content-type") == ["application/json; charset=utf-8"])
            let json = try response.json()
            #expect(json["coordinate"].string == "Recipe.title")
            #expect(json["type"].string == "String!")
            #expect(json.at("arguments.0.coordinate").string == "Recipe.title(language:)")
            #expect(json["example"].string == #"{ recipe(id: "recipe_42") { title } }"#)
        }
    }

    @Test("have an example for every element of the schema, which succeeds or requires a log-in")
    func examples() async throws {
        let snapshot = try SchemaFile.snapshot()
        let explorer = SchemaExplorer(snapshot.planner.catalog)
        try await GatewayFixture.run(snapshot, database: TestData.demo()) { fixture in
            let failures = try await fixture.client { client in
                try snapshot.schema.elements.compactMap { element -> String? in
                    let coordinate = snapshot.schema.coordinate(of: element)
                    guard let example = explorer.example(of: element) else { return "\(coordinate) has no example" }
                    let response = try client.query(example)
                    // A document cannot contain a file, so the response reports that the file is missing.
                    let isMissing = response.text.contains(##"type \"Upload!\" to be provided"##)
                    // This client accepts only a single response.
                    if example.hasPrefix("subscription"), response.status == 406 { return nil }
                    let isAnswered =
                        response.text.hasPrefix(#"{"data":{"#) || response.text.contains(#""code":"UNAUTHENTICATED""#) || isMissing
                    return response.status == 200 && isAnswered
                        ? nil : "\(coordinate): \(example) answers \(response.status) \(response.text.prefix(300))"
                }
            }
            #expect(failures == [])
        }
    }

    @Test("are read-only", arguments: ["/", "/schema", "/schema/Recipe", "/schema.graphql"])
    func methods(path: String) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let response = try await fixture.client { try $0.ask(path, method: "DELETE") }
            #expect(response.status == 405)
            #expect(response.values("allow") == ["GET, HEAD"])
        }
    }
}
