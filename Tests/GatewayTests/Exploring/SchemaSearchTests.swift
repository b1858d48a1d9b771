import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Schema search")
struct SchemaSearchTests {
    private static let schema: Schema = {
        do {
            return try Schema(
                sdl: Array(
                    """
                    type Query { recipes(minutes: Int): [Recipe] recipe: Recipe }
                    "Something to cook."
                    type Recipe {
                      "What one cooks, with its crème brûlée."
                      title: String
                      proteinGrams: Int
                      "Grams of protein, too."
                      nutrition: Int
                    }
                    enum Course { MAIN_DISH DESSERT }
                    directive @cooked on FIELD
                    """.utf8
                )
            )
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    private static let search = SchemaSearch(schema)

    @Test(
        "finds names and parts of names, then descriptions, best match first",
        arguments: [
            ("recipe", ["Recipe", "Query.recipe", "Query.recipes"]),
            ("RECIPE", ["Recipe", "Query.recipe", "Query.recipes"]),
            ("recipe title", ["Recipe.title"]),
            ("title recipe", ["Recipe.title"]),
            ("Recipe.title", ["Recipe.title"]),
            ("protein", ["Recipe.proteinGrams", "Recipe.nutrition"]),
            ("proteins gram", ["Recipe.proteinGrams"]),
            ("grams", ["Recipe.proteinGrams", "Recipe.nutrition"]),
            ("dish", ["Course.MAIN_DISH"]),
            ("main dish", ["Course.MAIN_DISH"]),
            ("MAIN_DISH", ["Course.MAIN_DISH"]),
            ("creme BRULEE", ["Recipe.title"]),
            ("Crème", ["Recipe.title"]),
            ("cre\u{300}me", ["Recipe.title"]),
            ("minut", ["Query.recipes(minutes:)"]),
            ("@cooked", ["@cooked"]),
            ("cook title dessert", []),
            ("", []),
            ("!?", []),
        ]
    )
    func found(text: String, first: [String]) {
        let found = Self.search.elements(matching: text).map { Self.schema.coordinate(of: $0).description }
        #expect(Array(found.prefix(first.count)) == first)
        #expect(found.isEmpty == first.isEmpty)
    }

    @Test("suggests similar names if nothing is found")
    func similar() {
        #expect(Self.search.elements(matching: "recepi").isEmpty)
        #expect(Self.search.names(similarTo: "recepi").contains("recipe"))
    }

    @Test("reads only a bounded part of a text")
    func bounded() {
        let text = String(repeating: "recipe ", count: 100_000)
        #expect(SchemaSearch.words(of: text).count < 3)
        let words = (0..<1_000).map { "w\($0)" }.joined(separator: " ")
        #expect(SchemaSearch.words(of: words).count == 8)
    }

    struct Answer: Sendable, CustomTestStringConvertible {
        let query: String
        let parts: [String]

        var testDescription: String { query }
    }

    @Test(
        "returns a bounded page over the socket, without terminal control sequences",
        .tags(.database, .socket),
        arguments: [
            Answer(query: "protein", parts: ["for “protein”:", "Nutrients.proteinG", "curl -s http://test/schema/"]),
            Answer(query: "recipe", parts: ["… and ", " more: add a word to narrow the search"]),
            Answer(
                query: "protien",
                parts: ["No results for “protien”. Similar searches:", "curl -s 'http://test/schema?search=PROTEIN'"]
            ),
            Answer(query: "%1B%5B2J%27%3Bls", parts: ["No results for “2 j ls”."]),
            Answer(query: "", parts: ["curl -s 'http://test/schema?search=recipe+minutes'"]),
        ]
    )
    func page(answer: Answer) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let response = try await fixture.client { try $0.ask("/schema?search=" + answer.query) }
            #expect(response.status == 200)
            for part in answer.parts { #expect(response.text.contains(part), "\(part) is missing in \(response.text)") }
            #expect(!response.body.contains(0x1B))
            #expect(response.text.split(separator: "\n").count < 100)
        }
    }
}
