import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Accessories for an outfit", .tags(.database), .timeLimit(.minutes(20)))
struct OutfitTests {
    @Test("follow symmetric rules, each with an explanation")
    func rules() throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        for (table, one, two) in [("color_match", "color", "other"), ("tag_match", "tag", "other")] {
            let oneSided =
                "SELECT \(one) FROM \(table) AS match WHERE NOT EXISTS (SELECT FROM \(table) WHERE \(one) = match.\(two) AND \(two) = match.\(one) AND rule = match.rule)"
            #expect(try session.column(oneSided) == [], "\(table)")
        }
        // Every category needs another one, and only jewelry goes with itself.
        #expect(try session.column("SELECT unnest(enum_range(NULL::catalog_category)) EXCEPT SELECT worn FROM outfit_match") == [])
        #expect(try session.column("SELECT worn FROM outfit_match WHERE worn = needed") == ["JEWELRY"])
        // Every color goes with black.
        #expect(
            try session.column(
                """
                SELECT color FROM unnest(enum_range(NULL::catalog_color)) AS color
                WHERE NOT EXISTS (SELECT FROM color_match AS match WHERE match.color = color.color AND other = 'BLACK')
                """
            ) == []
        )
        #expect(
            try session.column("SELECT other FROM color_match WHERE color = 'RED' AND rule = 'COMPLEMENTARY'") == ["GREEN"]
                && session.column("SELECT other FROM color_match WHERE color = 'BLUE' AND rule = 'COMPLEMENTARY'") == ["ORANGE"]
                && session.column("SELECT other FROM color_match WHERE color = 'YELLOW' AND rule = 'COMPLEMENTARY'") == ["PURPLE"]
        )
        #expect(try session.column("SELECT DISTINCT rule FROM match_rule WHERE length(explanation) < 15") == [])
        // Every rule is used by a table.
        let used = "SELECT rule FROM color_match UNION SELECT rule FROM tag_match UNION SELECT rule FROM outfit_match"
        #expect(try session.column("SELECT rule FROM match_rule EXCEPT (\(used))") == [])
    }

    /// A catalog with a dress and with items that clearly match it or do not match it.
    private static let shop = """
        UPDATE catalog_item SET category = 'NIGHTWEAR', in_stock = false;
        UPDATE catalog_item AS item SET category = made.category::catalog_category, colors = made.colors::catalog_color[], tags = made.tags::text[],
            in_stock = made.in_stock, sizes = made.sizes::text[], price_minor = 5000
        FROM (VALUES
            (1, 'DRESS', '{RED}', '{evening,women,summer}', true, '{M}'),
            (2, 'SHOES', '{BLACK}', '{evening,women}', true, '{38}'), (3, 'SHOES', '{ORANGE}', '{women}', true, '{38}'),
            (4, 'SHOES', '{BLACK}', '{evening,men}', true, '{43}'), (5, 'SHOES', '{BLACK}', '{evening,women}', false, '{38}'),
            (6, 'BAG', '{GREEN}', '{party}', true, '{ONE_SIZE}'), (7, 'BAG', '{SILVER}', '{winter}', true, '{ONE_SIZE}'),
            (8, 'JEWELRY', '{GOLD}', '{}', true, '{ONE_SIZE}'), (9, 'DRESS', '{RED}', '{evening,women}', true, '{M}'),
            (10, 'SWIMWEAR', '{RED}', '{evening,women}', true, '{M}'), (11, 'BELT', '{WHITE}', '{}', true, '{ONE_SIZE}'),
            (12, 'BELT', '{BLACK}', '{evening,kids}', true, '{ONE_SIZE}')
        ) AS made(id, category, colors, tags, in_stock, sizes) WHERE item.id = made.id
        """

    /// Runs the body in the shop, with labels of two tags and a profile of Ana.
    private static func inShop(_ body: @escaping @Sendable (Wardrobe, EngineClient) throws -> Void) async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.session.execute(shop)
            try wardrobe.session.execute(
                """
                INSERT INTO catalog_term (facet, value, label_en, label_es) VALUES ('tags', 'evening', 'Evening', 'Noche'), ('tags', 'party', 'Party', 'Fiesta');
                INSERT INTO fashion_profile VALUES (\(wardrobe.ana.number), '{}', '{}', '{38}', '{}', 4000, 6000)
                """
            )
            try await wardrobe.fixture.client { client throws in try body(wardrobe, client) }
        }
    }

    private static func suggested(_ client: EngineClient, _ arguments: String, as member: Member? = nil) throws -> [Value] {
        try client.data(
            "{ suggestAccessories(\(arguments)) { position reason spanish: reason(language: ES) item { id category } } }",
            as: member
        )["suggestAccessories"].items
    }

    /// The numbers of the suggested items.
    private static func ids(_ suggestions: [Value]) -> [String] {
        suggestions.compactMap { $0.at("item.id").string?.split(separator: "_").last.map(String.init) }
    }

    @Test("complete the outfit, most needed first, matching in color, occasion and audience, with reasons")
    func suggestions() async throws {
        try await Self.inShop { _, client throws in
            let dress = try Self.suggested(client, #"itemIds: ["catalog_item_1"]"#)
            // The best shoes, bag, jewelry and belt, then the second best. No items for men or children.
            #expect(Self.ids(dress) == ["2", "6", "8", "11", "3", "7"])
            #expect(dress.map { $0["position"].int } == Array(1...6))
            #expect(
                dress[0]["reason"] == "Shoes for the outfit. Black: beside a neutral colour nothing clashes. The same occasion: Evening"
            )
            #expect(
                dress[0]["spanish"] == "Zapatos para el conjunto. Negro: junto a un color neutro nada desentona. La misma ocasión: Noche"
            )
            #expect(dress[1]["reason"] == "A bag for the outfit. Green: the opposite colour of the colour wheel. Goes well with: Party")
            #expect(dress[2]["reason"] == "A finishing touch. Gold: gold for warm colours")
            #expect(Self.ids(try Self.suggested(client, #"itemIds: ["catalog_item_1"], first: 2"#)) == ["2", "6"])

            // Categories in the outfit are not suggested again, and colors must match all of its items.
            let worn = #"itemIds: ["catalog_item_1", "catalog_item_2", "catalog_item_6", "catalog_item_99999"]"#
            #expect(Self.ids(try Self.suggested(client, worn)) == ["8", "11"])
        }
    }

    @Test("follow the profile and the requested tags, and omit disliked items")
    func profile() async throws {
        try await Self.inShop { wardrobe, client throws in
            let own = try Self.suggested(client, #"itemIds: ["catalog_item_1"], tags: ["winter"]"#, as: wardrobe.ana)
            #expect(own.contains { $0["reason"].string?.contains("As you asked: winter") == true && $0.at("item.id") == "catalog_item_7" })
            #expect(Self.ids(own).firstIndex(of: "7") == 1, "before the other bag")
            #expect(own[0]["reason"].string?.hasSuffix("In your size. Within your price range") == true)
            _ = try client.change("reactToItem", #"itemId: "catalog_item_2", reaction: DISLIKE"#, as: wardrobe.ana)
            #expect(!Self.ids(try Self.suggested(client, #"itemIds: ["catalog_item_1"]"#, as: wardrobe.ana)).contains("2"))
        }
    }

    @Test("are empty for unknown items and an empty outfit, and refused for invalid arguments")
    func arguments() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                #expect(try Self.suggested(client, #"itemIds: ["catalog_item_99999"]"#).isEmpty)
                #expect(try Self.suggested(client, "itemIds: []").isEmpty)
                let many = (1...11).map { "\"catalog_item_\($0)\"" }.joined(separator: ", ")
                #expect(try client.query("{ suggestAccessories(itemIds: [\(many)]) { position } }").json().errorCode == "ARGUMENT_TOO_LONG")
                for wrong in [#"itemIds: ["recipe_1"]"#, #"itemIds: ["catalog_item_1"], first: 51"#] {
                    #expect(
                        try client.query("{ suggestAccessories(\(wrong)) { position } }").json().errorCode == "BAD_USER_INPUT",
                        "\(wrong)"
                    )
                }
            }
        }
    }

    @Test("are the best of each category by scores computed row by row")
    func best() async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.tag()
            let session = try wardrobe.session
            // Categories and tags that occur in the rules.
            try session.execute(
                """
                UPDATE catalog_item SET category = (ARRAY['DRESS', 'SHOES', 'BAG', 'JEWELRY', 'TOP', 'SKIRT', 'HAT'])[1 + id % 7]::catalog_category,
                    tags = tags || ARRAY[(ARRAY['evening', 'party', 'beach', 'romantic', 'linen'])[1 + id % 5]]
                """
            )
            var generator = SeededGenerator(seed: 11)
            try wardrobe.chooseAtRandom(for: wardrobe.ana, &generator)
            for _ in 0..<6 {
                let worn = (0..<generator.number(1...2)).map { _ in generator.number(1...70) }
                let set = "'{\(worn.map(String.init).joined(separator: ","))}'::bigint[]"
                let ids = worn.map { "\"catalog_item_\($0)\"" }.joined(separator: ", ")
                let items = try await wardrobe.fixture.client {
                    try $0.data("{ suggestAccessories(itemIds: [\(ids)], first: 8) { item { id category } } }", as: wardrobe.ana)
                }["suggestAccessories"].items
                #expect(!items.isEmpty)
                var seen: Set<String> = []
                for item in items {
                    guard let category = item.at("item.category").string, seen.insert(category).inserted else { continue }
                    let best = try Self.expected(of: category, beside: set, for: wardrobe.ana, in: session)
                    #expect([item.at("item.id").string] == best.map(Optional.some), "\(worn) \(category)")
                }
            }
        }
    }

    /// The best item of a category that is in stock, not worn and not disliked, by the sum of the signals that it meets.
    private static func expected(
        of category: String,
        beside worn: String,
        for member: Member,
        in session: PostgresSession
    ) throws -> [String] {
        try session.column(
            """
            SELECT 'catalog_item_' || item.id FROM catalog_item AS item WHERE category = '\(category)' AND in_stock AND NOT item.id = ANY (\(worn))
                AND NOT EXISTS (SELECT FROM item_reaction WHERE account_id = \(member.number) AND item_id = item.id AND reaction = 'DISLIKE')
            ORDER BY (
                SELECT sum(CASE WHEN (signal.weight > 0) = coalesce(CASE signal.facet WHEN 'tags' THEN item.tags && choices
                    WHEN 'colors' THEN item.colors::text[] && choices WHEN 'sizes' THEN item.sizes && choices
                    WHEN 'price' THEN catalog_price_band(item.price_minor) = ANY (choices)
                    ELSE catalog_popularity_band(item.popularity)::text = ANY (choices) END, false) THEN abs(weight) ELSE 0 END)
                FROM unnest(outfit_signals(\(member.number), \(worn), '{}')) AS signal
            ) DESC, item.id DESC LIMIT 1
            """
        )
    }
}
