import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Pictures", .tags(.database), .timeLimit(.minutes(20)))
struct PictureTests {
    private static let fields = "url width height text: altText(language: EN) texto: altText(language: ES)"

    @Test("have no size without details, and the title serves as alternative text in each language")
    func addressOnly() async throws {
        try await EngineFixture.read { fixture in
            let rows = try PostgresSession(fixture.database).column(
                "SELECT to_jsonb(r) FROM (SELECT 'recipe_' || id AS id, title_en, title_es, images FROM recipe ORDER BY id) AS r"
            )
            try await fixture.client { client throws in
                for row in try rows.map({ try JSONText.value($0) }) {
                    let id = row["id"].string ?? ""
                    let recipe = try client.data("{ recipe(id: \"\(id)\") { images pictures { \(Self.fields) } } }")["recipe"]
                    #expect(recipe["images"] == row["images"])
                    let expected = row["images"].items.map { url in
                        Value.object(["url": url, "width": .null, "height": .null, "text": row["title_en"], "texto": row["title_es"]])
                    }
                    #expect(recipe["pictures"] == .list(expected), "\(id)")
                }
            }
        }
    }

    /// A picture on this server with all details, and one on another server with its width only.
    private static let values = """
        images = '{/drawings/recipe/thai-bowl-fish-1-1.png,"https://example.org/\u{1F345}\\"2\\".jpg"}', image_widths = '{360,1200}',
        image_heights = '{240,NULL}', image_texts_en = '{A bowl,"Second, \\"quoted\\""}', image_texts_es = '{Un cuenco,Segunda}'
        """

    private static let toldOnes = """
        [{"url": "http://test/drawings/recipe/thai-bowl-fish-1-1.png", "width": 360, "height": 240, "text": "A bowl", "texto": "Un cuenco"},
        {"url": "https://example.org/\u{1F345}\\"2\\".jpg", "width": 1200, "height": null, "text": "Second, \\"quoted\\"", "texto": "Segunda"}]
        """

    @Test("return their known details; addresses on this server are absolute")
    func whole() async throws {
        try await EngineFixture.run { fixture in
            try fixture.execute("UPDATE recipe SET \(Self.values) WHERE id = 7; UPDATE catalog_item SET \(Self.values) WHERE id = 9")
            let expected = try JSONText.value(Self.toldOnes)
            let addresses = Value.list(expected.items.map { $0["url"] })
            try await fixture.client { client throws in
                for node in ["recipe_7", "catalog_item_9"] {
                    let type = node == "recipe_7" ? "Recipe" : "CatalogItem"
                    let query = "{ node(id: \"\(node)\") { ... on \(type) { images pictures { \(Self.fields) } } } }"
                    #expect(try client.data(query)["node"] == .object(["images": addresses, "pictures": expected]))
                }
                // In a list of rows with and without details, in the language of the request.
                let query = "{ recipes(first: 45) { nodes { id images pictures { __typename url altText } } } }"
                let list = try client.data(query, language: .spanish)
                for recipe in list.at("recipes.nodes").items {
                    #expect(recipe["pictures"].items.map { $0["url"] } == recipe["images"].items)
                    #expect(recipe["pictures"].items.allSatisfy { $0["__typename"] == .string("Image") && $0["altText"].string != nil })
                    guard recipe["id"] == .string("recipe_7") else { continue }
                    #expect(recipe["pictures"].items.map { $0["altText"] } == expected.items.map { $0["texto"] })
                }
            }
        }
    }

    @Test("collections have one picture or none, with its known details")
    func collection() async throws {
        try await EngineFixture.run { fixture in
            try fixture.execute(
                """
                UPDATE collection SET image = '/drawings/collection/gift-1-1.png', image_width = 360, image_height = 240, image_text_en = 'A rail',
                    image_text_es = 'Una barra' WHERE slug = 'late'
                """
            )
            try await fixture.client { client throws in
                let list = try client.data("{ collections { nodes { slug image picture { \(Self.fields) } } } }").at("collections.nodes")
                    .items
                #expect(list.count == 5)
                for collection in list {
                    let expected =
                        switch collection["slug"].string {
                        case "late":
                            """
                            {"url": "http://test/drawings/collection/gift-1-1.png", "width": 360, "height": 240, "text": "A rail", "texto": "Una barra"}
                            """
                        case "boho-summer":
                            """
                            {"url": "https://images.example/boho.jpg", "width": null, "height": null, "text": "Boho summer", "texto": "Verano bohemio"}
                            """
                        default: "null"
                        }
                    let picture = try JSONText.value(expected)
                    #expect(collection["picture"] == picture)
                    #expect(collection["image"] == picture["url"])
                }
            }
        }
    }

    @Test("incomplete details are rejected by the database", arguments: ["recipe", "catalog_item"])
    func constraints(table: String) throws {
        let session = try PostgresSession(TestData.database())
        func refusal(_ change: String, of images: String = "'{a,b}'") -> String? {
            do {
                try session.execute("UPDATE \(table) SET images = \(images), \(change) WHERE id = 1")
                return nil
            } catch {
                guard case .server(let refused) = error else { return "\(error)" }
                return refused.constraint
            }
        }
        #expect(refusal("image_widths = '{}'") == nil)
        #expect(refusal("image_widths = '{NULL,5}', image_heights = '{NULL,NULL}'") == nil)
        #expect(refusal("image_widths = '{1}', image_heights = '{1}'") == "\(table)_images_have_sizes")
        #expect(refusal("image_widths = '{1,2}', image_heights = '{}'") == "\(table)_images_have_sizes")
        #expect(refusal("image_widths = '{1,0}', image_heights = '{1,1}'") == "\(table)_images_have_sizes")
        #expect(refusal("image_texts_en = '{a,b}', image_texts_es = '{}'") == "\(table)_images_have_texts")
        #expect(refusal("image_texts_en = '{a,NULL}', image_texts_es = '{a,b}'") == "\(table)_images_have_texts")
        #expect(refusal("image_texts_en = '{a}', image_texts_es = '{b}'") == "\(table)_images_have_texts")
        #expect(refusal("image_widths = '{}'", of: "array_fill('a'::text, '{51}')") == "\(table)_images_are_few")
        #expect(refusal("image_widths = '{}'", of: "ARRAY['a', NULL]") == "\(table)_images_are_few")
    }
}
