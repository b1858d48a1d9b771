import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Search over all domains", .tags(.database), .timeLimit(.minutes(20)))
struct SearchTests {
    /// Objects of every domain, some of them about quinces.
    private static let rows = """
        SELECT setval(name || '_id_seq', 9000) FROM unnest(ARRAY['food_post', 'recipe', 'grocery_store', 'seller', 'catalog_item']) AS name;

        INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address, latitude, longitude, area)
        SELECT 1, title, 'Quince is in every description', 'PRODUCE', 5, 'KILOGRAM', now() + interval '1 day', 'A', 'a@example.org', 'Street 1', 37, -6, 'Triana, Sevilla'
        FROM unnest(ARRAY['Quinces', 'Ripe quinces and pears', 'Membrillos', 'Pears only']) AS title;

        INSERT INTO recipe (slug, author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings, prep_minutes, cook_minutes)
        VALUES ('q-1', 1, 'Quince tart', 'Tarta de membrillo', '', '', 'SPANISH', '{DESSERT}', 1, 1, 1),
            ('q-2', 1, 'Pear tart', 'Tarta de pera', 'with quince', 'con membrillo', 'SPANISH', '{DESSERT}', 1, 1, 1);

        INSERT INTO grocery_store (name, address, city, country_code, latitude, longitude, price_level)
        VALUES ('The Quince Market', 'Street 2', 'Sevilla', 'ES', 37, -6, 'MODERATE'), ('The Pear Market', 'Street 3', 'Quinceville', 'US', 37, -6, 'MODERATE');

        INSERT INTO seller (name, website, country_code) VALUES ('Seller of quince', 'https://q.example', 'ES');
        INSERT INTO catalog_item (seller_id, title_en, title_es, description_en, description_es, category, brand, colors, sizes, price_minor, delivery_days, url)
        SELECT max(id), 'Quince yellow scarf', 'Pañuelo membrillo', '', '', 'SCARF', 'Brand', '{YELLOW}', '{ONE_SIZE}', 1000, 2, 'https://q.example/1' FROM seller;
        """

    private static func run(_ body: @escaping @Sendable (EngineClient, PostgresSession) throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            let database = fixture.database
            try await fixture.client { client throws in
                let session = try PostgresSession(database)
                try session.execute(rows)
                try body(client, session)
            }
        }
    }

    private static let found = """
        totalCount edges { score cursor node { __typename ... on FoodPost { t: title } ... on Recipe { t: title(language: EN) }
        ... on CatalogItem { t: title(language: EN) } ... on GroceryStore { t: name } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        """

    private static func titles(_ list: Value) -> [String] { list["edges"].items.compactMap { $0.at("node.t").string } }

    @Test(
        "finds exactly the objects with the words in their name, in either language and in any form",
        arguments: [
            // The last word can be a prefix, so “quince” finds the market in Quinceville.
            (
                "quince",
                ["Quince tart", "Quince yellow scarf", "Quinces", "Ripe quinces and pears", "The Pear Market", "The Quince Market"]
            ),
            ("quince ", ["Quince tart", "Quince yellow scarf", "Quinces", "Ripe quinces and pears", "The Quince Market"]),
            ("QUINCES", ["Quince tart", "Quince yellow scarf", "Quinces", "Ripe quinces and pears", "The Quince Market"]),
            ("membrillo", ["Membrillos", "Quince tart", "Quince yellow scarf"]),
            ("quince pear", ["Ripe quinces and pears"]),
            ("quince -pear", ["Quince tart", "Quince yellow scarf", "Quinces", "The Quince Market"]),
            ("quince -pears", ["Quince tart", "Quince yellow scarf", "Quinces", "The Quince Market"]),
            (#"quince -"yellow scarf" (-tarts)"#, ["Quinces", "Ripe quinces and pears", "The Quince Market"]),
            (#""yellow scarf""#, ["Quince yellow scarf"]),
            ("quinceville", ["The Pear Market"]),
            (
                "quince " + String(repeating: "- (!-", count: 35) + "pears",
                ["Quince tart", "Quince yellow scarf", "Quinces", "The Quince Market"]
            ),
            (String(repeating: "-", count: 200), []),
            ("xyzzy", []), ("", []), ("   ", []), ("'; DROP TABLE recipe; --", []), ("% _ \\ : & | ! <->", []),
        ]
    )
    func words(text: String, expected: [String]) async throws {
        try await Self.run { client, _ throws in
            let list = try client.data(
                "query ($text: String!) { search(text: $text, first: 100) { \(Self.found) } }",
                variables: ["text": .string(text)]
            )["search"]
            #expect(Self.titles(list).sorted() == expected)
            #expect(list["totalCount"].int == expected.count)
            let scores = list["edges"].items.compactMap { edge -> Double? in
                switch edge["score"] {
                case .double(let score): score
                case .int(let score): Double(score)
                default: nil
                }
            }
            #expect(scores == scores.sorted(by: >))
            #expect(scores.count == expected.count)
        }
    }

    @Test("can be read page by page in both directions without gaps or duplicates")
    func pages() async throws {
        try await Self.run { client, _ throws in
            let whole = try Self.titles(client.data("{ search(text: \"quince or pear\", first: 100) { \(Self.found) } }")["search"])
            #expect(whole.count == 8)
            for isBackward in [false, true] {
                var (titles, cursor) = ([String](), "")
                for _ in 0..<10 {
                    let bounds = isBackward ? "last: 3\(cursor)" : "first: 3\(cursor)"
                    let list = try client.data("{ search(text: \"quince or pear\", \(bounds)) { \(Self.found) } }")["search"]
                    titles = isBackward ? Self.titles(list) + titles : titles + Self.titles(list)
                    guard list.at(isBackward ? "pageInfo.hasPreviousPage" : "pageInfo.hasNextPage").bool == true else { break }
                    let end = list.at(isBackward ? "pageInfo.startCursor" : "pageInfo.endCursor").string ?? ""
                    cursor = ", \(isBackward ? "before" : "after"): \"\(end)\""
                }
                #expect(titles == whole)
            }
        }
    }

    @Test(
        "searches only the requested domains",
        arguments: [
            ("[DONATIONS]", ["FoodPost"]), ("[RECIPES]", ["Recipe"]), ("[FASHION]", ["CatalogItem"]), ("[STORES]", ["GroceryStore"]),
            ("[RECIPES, STORES]", ["GroceryStore", "Recipe"]), ("[]", ["CatalogItem", "FoodPost", "GroceryStore", "Recipe"]),
            ("null", ["CatalogItem", "FoodPost", "GroceryStore", "Recipe"]),
        ]
    )
    func domains(domains: String, types: [String]) async throws {
        try await Self.run { client, _ throws in
            let list = try client.data("{ search(text: \"quince\", in: \(domains)) { nodes { __typename } totalCount } }")["search"]
            #expect(Set(list["nodes"].items.compactMap { $0["__typename"].string }).sorted() == types)
            #expect(list["totalCount"].int == list["nodes"].items.count)
        }
    }

    @Test(
        "follows changed, reserved, expired and deleted objects",
        arguments: [
            ("UPDATE food_post SET title = 'Plums' WHERE title = 'Quinces'", "Quinces"),
            ("UPDATE food_post SET deleted_at = now() WHERE title = 'Quinces'", "Quinces"),
            ("UPDATE food_post SET expires_at = now() - interval '1 second' WHERE title = 'Quinces'", "Quinces"),
            (
                "INSERT INTO food_request (food_post_id, receiver_id, quantity, status) SELECT id, 2, 5, 'ACCEPTED' FROM food_post WHERE title = 'Quinces'",
                "Quinces"
            ),
            ("DELETE FROM recipe WHERE slug = 'q-1'", "Quince tart"),
            ("UPDATE recipe SET title_en = 'Tart', title_es = 'Tarta' WHERE slug = 'q-1'", "Quince tart"),
            ("UPDATE grocery_store SET name = 'Market' WHERE name = 'The Quince Market'", "The Quince Market"),
            ("DELETE FROM catalog_item WHERE title_en = 'Quince yellow scarf'", "Quince yellow scarf"),
        ]
    )
    func changes(change: String, gone: String) async throws {
        try await Self.run { client, session throws in
            func titles() throws -> [String] { try Self.titles(client.data("{ search(text: \"quince\") { \(Self.found) } }")["search"]) }
            let before = try titles()
            #expect(before.contains(gone))
            try session.execute(change)
            #expect(try titles() == before.filter { $0 != gone })
        }
    }

    @Test("rejects texts that are too long and cursors of other lists")
    func refusals() async throws {
        try await Self.run { client, _ throws in
            let long = try client.query("{ search(text: \"\(String(repeating: "a", count: 201))\") { totalCount } }").json()
            #expect(long.errors.at("0.message").string == "“text” has 201 characters; at most 200 are allowed.")
            let other = try client.data("{ recipes(first: 1) { pageInfo { endCursor } } }").at("recipes.pageInfo.endCursor").string ?? ""
            let json = try client.query("{ search(text: \"quince\", after: \"\(other)\") { nodes { __typename } } }").json()
            #expect(json.errors.at("0.extensions.code").string == "BAD_USER_INPUT")
        }
    }
}
