import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Collections", .tags(.database), .timeLimit(.minutes(20)))
struct CollectionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: String
        let slugs: [String]
        var testDescription: String { arguments }
    }

    @Test(
        "are filtered by hashtag in any spelling and by theme, latest first",
        arguments: [
            Case(arguments: "first: 10", slugs: ["late", "boho-beach", "all-things", "boho-summer", "nothing-yet"]),
            Case(arguments: "hashtag: \"#BohoSummer\"", slugs: ["boho-beach", "boho-summer"]),
            Case(arguments: "hashtag: \"BOHOSUMMER\"", slugs: ["boho-beach", "boho-summer"]),
            Case(arguments: "hashtag: \"\"", slugs: ["late", "boho-beach", "all-things", "boho-summer", "nothing-yet"]),
            Case(arguments: "hashtag: \"#Boho\"", slugs: []),
            Case(arguments: "theme: SEASON", slugs: ["boho-summer", "nothing-yet"]),
            Case(arguments: "theme: COLOR", slugs: []),
            Case(arguments: "theme: TRAVEL, hashtag: \"bohosummer\"", slugs: ["boho-beach"]),
        ]
    )
    func find(given: Case) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let list = try client.data("{ collections(\(given.arguments)) { totalCount nodes { slug } } }")["collections"]
                #expect(list["nodes"].items.compactMap { $0["slug"].string } == given.slugs)
                #expect(list["totalCount"].int == given.slugs.count)
            }
        }
    }

    @Test("are found by their exact slug only")
    func slug() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let fields = "id slug title(language: ES) description hashtag theme tags image"
                let query = "query ($slug: String!) { collection(slug: $slug) { \(fields) } }"
                let found = try client.data(query, variables: ["slug": .string("boho-summer")])["collection"]
                let expected = try JSONText.value(
                    """
                    {"id": "collection_1", "slug": "boho-summer", "title": "Verano bohemio", "description": "Light.", "hashtag": "#BohoSummer",
                    "theme": "SEASON", "tags": ["even", "few"], "image": "https://images.example/boho.jpg"}
                    """
                )
                #expect(found == expected)
                for slug in ["boho", "Boho-Summer", ""] {
                    #expect(try client.data(query, variables: ["slug": .string(slug)])["collection"] == .null)
                }
            }
        }
    }

    @Test("each have their first items and facets when listed together")
    func nested() async throws {
        let data = try TestData.sharedDatabase()
        let session = try PostgresSession(data)
        try await EngineFixture.read { fixture in
            let query = """
                { collections { nodes { id items(first: 3, filter: {tags: ["even"]}) {
                    totalCount nodes { id } facets { name values { value count } } } } } }
                """
            let collections = try await fixture.client { try $0.data(query) }.at("collections.nodes").items
            #expect(collections.count == 5)
            for collection in collections {
                let number = try #require(collection["id"].string?.split(separator: "_").last)
                let even =
                    "catalog_item WHERE 'even' = ANY(tags) AND id IN (SELECT item_id FROM collection_item WHERE collection_id = \(number))"
                let items = collection["items"]
                let shared =
                    "(SELECT count(*) FROM unnest(tags) AS tag, collection WHERE collection.id = \(number) AND tag = ANY (collection.tags))"
                let first = "SELECT 'catalog_item_' || id FROM \(even) ORDER BY \(shared) DESC, id LIMIT 3"
                #expect(try items["nodes"].items.compactMap { $0["id"].string } == session.column(first))
                #expect(try [String(items["totalCount"].int ?? -1)] == session.column("SELECT count(*) FROM \(even)"))
                let brands = items["facets"].items.first { $0["name"].string == "brands" }.map { $0["values"].items } ?? []
                let counted = brands.map { "\($0["value"].string ?? "") \($0["count"].int ?? 0)" }
                let grouped = "SELECT brand || ' ' || count(*) FROM \(even) GROUP BY brand ORDER BY count(*) DESC, brand"
                #expect(try counted == session.column(grouped))
            }
        }
    }
}
