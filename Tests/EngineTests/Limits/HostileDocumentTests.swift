import AttackDocuments
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Hostile documents", .tags(.database), .timeLimit(.minutes(20)))
struct HostileDocumentTests {
    private static func ask(
        limits: OperationLimits = OperationLimits(),
        _ body: @escaping @Sendable (EngineClient) throws -> Void
    ) async throws {
        try await EngineFixture.run(database: TestData.sharedDatabase(), configure: { $0.limits = limits }) { fixture in
            try await fixture.client { client in
                try body(client)
                // After any of them, the next request is answered.
                #expect(try client.data("{ recipe(id: \"recipe_1\") { id } }").at("recipe.id").string == "recipe_1")
            }
        }
    }

    /// Limits wide enough to test the protection of the deeper layers alone.
    private static var wideLimits: OperationLimits {
        var limits = OperationLimits()
        (limits.aliases, limits.rootFields, limits.selectionDepth, limits.introspectionLists) = (.max, .max, 100, .max)
        return limits
    }

    @Test(
        "are refused by a specific limit if a few lines multiply, and the error names the limit",
        arguments: [
            ("{ \((0..<31).map { "a\($0): serverInfo { version }" }.joined(separator: " ")) }", "TOO_MANY_ALIASES", "31 aliases", "30"),
            ("{ \(String(repeating: "__typename ", count: 51)) }", "TOO_MANY_ROOT_FIELDS", "51 root fields", "50"),
            (
                "{ serverInfo { \(String(repeating: "... @include(if: true) { version } ", count: 25)) ...F ...F } } "
                    + "fragment F on ServerInfo { \(String(repeating: "version @skip(if: false) ", count: 13)) }",
                "TOO_MANY_DIRECTIVES", "51 directives", "50"
            ),
            ("{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }", "INTROSPECTION_TOO_DEEP", "3 deep", "2"),
        ]
    )
    func limits(query: String, code: String, found: String, limit: String) async throws {
        try await Self.ask { client throws in
            let response = try client.query(query)
            #expect(response.outcome == .invalid && response.codes.first?.status == 400)
            let json = try response.json()
            #expect(json.data == .null)
            #expect(json.errors.at("0.extensions.code").string == code)
            #expect(json.errors.at("0.message").string?.contains(found) == true)
            #expect(json.errors.at("0.message").string?.contains("at most \(limit) are allowed") == true)
            #expect(json.errors.at("0.locations.0.line").int == 1)
        }
    }

    @Test("do not affect other operations of the document that are within the limits")
    func otherOperations() async throws {
        try await Self.ask { client throws in
            let aliases = (0..<40).map { "a\($0): __typename" }.joined(separator: " ")
            let document = "query Good { __typename } query Bad { \(aliases) }"
            let good = client.answer(to: OperationRequest(document, operationName: "Good"))
            #expect(good.text == #"{"data":{"__typename":"Query"}}"#)
            let bad = client.answer(to: OperationRequest(document, operationName: "Bad"))
            #expect(try bad.json().errors.at("0.extensions.code").string == "TOO_MANY_ALIASES")
        }
    }

    @Test("are answered or refused within bounds if they have a thousand aliases and aliases are unlimited")
    func aliases() async throws {
        try await Self.ask(limits: Self.wideLimits) { client throws in
            let scalars = "{ recipe(id: \"recipe_1\") { \((0..<1000).map { "a\($0): title " }.joined()) } }"
            let names = try client.data(scalars)["recipe"]
            #expect(names["a0"].string == names["a999"].string)
            let objects = try client.query("{ \((0..<400).map { "a\($0): recipe(id: \"recipe_\($0 % 45 + 1)\") { id } " }.joined()) }")
            #expect(try objects.json().data["a399"]["id"].string == "recipe_40")
            let many = try client.query("{ \((0..<1000).map { "a\($0): recipe(id: \"recipe_1\") { id } " }.joined()) }")
            #expect(try many.json().errors.items.count == 1)
        }
    }

    @Test("are refused before any statement is sent if they nest too deeply")
    func nesting() async throws {
        try await Self.ask { client throws in
            let deep = String(repeating: "author { recipes(first: 1) { nodes { ", count: 30) + "id" + String(repeating: " } } }", count: 30)
            let query = try client.query("{ recipe(id: \"recipe_1\") { \(deep) } }").json()
            #expect(query.errors.at("0.extensions.code").string == "QUERY_TOO_DEEP")
            let braces = try client.query(String(repeating: "{a", count: 50_000)).json()
            #expect(braces.errors.at("0.extensions.code").string == "GRAPHQL_PARSE_FAILED")
            let lists = try client.query("{ recipes(filter: {diets: \(String(repeating: "[", count: 5_000))}) { totalCount } }").json()
            #expect(lists.errors.items.count == 1)
            let fragments = "{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }"
            #expect(try client.query(fragments).json().errors.items.isEmpty == false)
        }
    }

    @Test("are refused with a short response if they attack the parser or the validator")
    func attacks() async throws {
        try await Self.ask { client throws in
            for attack in AttackDocument.all(bytes: 99_000) {
                let response = try client.query(attack.text)
                let errors = try response.json().errors.items
                #expect((1...10).contains(errors.count), "\(attack)")
                #expect(response.bytes.count < 200_000, "\(attack)")
            }
            let large = try client.query("{" + String(repeating: "a", count: 100_000) + "}").json()
            #expect(large.errors.at("0.message").string == "The document has 100002 bytes; at most 100000 are allowed.")
            #expect(large.errors.at("0.extensions.code").string == "DOCUMENT_TOO_LARGE")
        }
    }

    @Test("are refused if nested pages multiply, whatever the outermost list")
    func multiplied() async throws {
        try await Self.ask { client throws in
            let ids = (1...100).map { "\"ingredient_\($0)\"" }.joined(separator: ", ")
            for query in [
                "{ recipes(first: 100) { nodes { author { recipes(first: 100) { nodes { reviews(first: 100) { nodes { id } } } } } } } }",
                "{ catalogItems(first: 100) { nodes { seller { items(first: 1) { facets { name } } } } } }",
                "{ nodes(ids: [\(ids)]) { ... on Ingredient { recipes(first: 100) { nodes { reviews(first: 50) { nodes { id } } } } } } }",
            ] {
                let response = try client.query(query)
                #expect(response.outcome == .invalid && response.codes.first?.status == 400)
                #expect(try response.json().errors.at("0.extensions.code").string == "QUERY_TOO_COSTLY")
            }
            // More rows than fit into any integer.
            var query = "id"
            for _ in 0..<6 {
                query =
                    "author { \((0..<4).map { "a\($0): recipes(first: 100) { nodes { \($0 == 0 ? query : "id") } }" }.joined(separator: " ")) }"
            }
            let response = try client.query("{ recipes(first: 100) { nodes { \(query) } } }")
            #expect(try response.json().errors.items.count == 1)
        }
    }

    @Test("are refused before any statement is sent if they unfold to millions of fields, lists or types")
    func unfolding() async throws {
        /// Fragments that each spread the next one under many aliases.
        @Sendable func unfolding(_ type: String, depth: Int, _ field: (String) -> String) -> String {
            (0..<depth).map { level in
                let inner = level < depth - 1 ? "...F\(level + 1)" : "__typename"
                return "fragment F\(level) on \(type) { " + (0..<20).map { "a\($0): \(field(inner)) " }.joined() + "}\n"
            }.joined()
        }
        try await Self.ask(limits: Self.wideLimits) { client throws in
            for (query, reason) in [
                (
                    "{ recipe(id: \"recipe_1\") { author { ...F0 } } }"
                        + unfolding("Profile", depth: 5) { "recipes(first: 1) { nodes { author { \($0) } } }" },
                    "lists and objects"
                ),
                (
                    "{ recipe(id: \"recipe_1\") { ingredients { ingredient { ...A } } } } fragment A on Ingredient { "
                        + (0..<20).map { "a\($0): recipes(first: 1) { nodes { author { ...B } } } " }.joined()
                        + "} fragment B on Profile { "
                        + (0..<600).map { "a\($0): name " }.joined() + "}",
                    "including those in fragments"
                ),
                ("{ __schema { types { ...F0 } } }" + unfolding("__Type", depth: 6) { "fields { type { \($0) } }" }, "introspection"),
                (
                    "{ " + (0..<100).map { "s\($0): __schema { types { ...T } } " }.joined()
                        + "} fragment T on __Type { name description fields { name description args { name description } } }",
                    "introspection"
                ),
            ] {
                let answer = try client.query(query).json()
                #expect(answer.errors.at("0.extensions.code").string == "QUERY_TOO_LARGE", "\(reason)")
                #expect(answer.errors.at("0.message").string?.contains(reason) == true)
            }
        }
    }

    @Test("cannot escape the limits with fields that fail alone")
    func failingFields() async throws {
        let objects = (0..<20).map { "a\($0): author { ...F } " }.joined()
        let names = (0..<600).map { "b\($0): name " }.joined()
        let query =
            "query ($v: Boolean = true) { recipe(id: \"recipe_1\") { \(objects) } } fragment F on Profile { \(names) c: name @include(if: $v) }"
        try await Self.ask(limits: Self.wideLimits) { client throws in
            let answer = try client.query(query, variables: ["v": .null]).json()
            #expect(answer.errors.at("0.extensions.code").string == "QUERY_TOO_LARGE")
        }
    }

    @Test("can contain NUL, SQL and unusual characters in texts, which are values like any others")
    func texts() async throws {
        try await Self.ask { client throws in
            for text in [
                "'; DROP TABLE recipe; --", "\\'", "$1", "a & | ! ( ) : *", "\"", "\u{202E}", "🍅", String(repeating: "x ", count: 20),
                "%_", "or", "-",
            ] {
                let data = try client.data(
                    "query ($t: String) { recipes(filter: {search: $t}) { totalCount nodes { id } } ingredients(search: $t) { totalCount } }",
                    variables: ["t": .string(text)]
                )
                #expect(data.at("recipes.totalCount").int != nil, "\(text)")
            }
            let nul = try client.query("{ recipes(filter: {search: \"a\\u0000b\"}) { nodes { id } } }")
            let json = try nul.json()
            #expect(nul.isAccepted)
            #expect(json.errors.at("0.extensions.code").string == "BAD_USER_INPUT")
            #expect(json.errors.at("0.path") == ["recipes"])
        }
    }
}
