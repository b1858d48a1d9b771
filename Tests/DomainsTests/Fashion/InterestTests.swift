import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("The order of interest", .tags(.database), .timeLimit(.minutes(20)))
struct InterestTests {
    /// The score of each item, computed row by row.
    ///
    /// It is 1 plus the weights of all positive signals that the item matches and of all negative signals that it does not match. Disliked
    /// items score 0.
    private static func score(of account: Int64) -> String {
        """
        CASE WHEN EXISTS (SELECT FROM item_reaction WHERE account_id = \(account) AND item_id = item.id AND reaction = 'DISLIKE') THEN 0
        ELSE 1 + (
            SELECT coalesce(sum(CASE WHEN (signal.weight > 0) = CASE signal.facet
                WHEN 'tags' THEN item.tags && choices WHEN 'colors' THEN item.colors::text[] && choices WHEN 'sizes' THEN item.sizes && choices
                WHEN 'brands' THEN item.brand = ANY (choices) WHEN 'category' THEN item.category::text = ANY (choices)
                WHEN 'price' THEN (SELECT bool_or(item.price_minor >= coalesce(split_part(band, '-', 1)::bigint * 100, 0)
                    AND (split_part(band, '-', 2) = '' OR item.price_minor < nullif(split_part(band, '-', 2), '')::bigint * 100))
                    FROM unnest(choices) AS band)
                ELSE width_bucket(item.popularity, ARRAY[10, 100, 1000])::text = ANY (choices) END THEN abs(signal.weight) END), 0)
            FROM unnest(interest_signals(\(account))) AS signal
        ) END
        """
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: String
        let condition: String
        var parent = ""
        var testDescription: String { "\(parent) \(arguments)" }
    }

    static let cases = [
        Case(arguments: "", condition: "true"),
        Case(arguments: "filter: {category: TOP}", condition: "category = 'TOP'"),
        Case(arguments: "filter: {colors: [RED, GREY], inStock: true}", condition: "colors && '{RED,GREY}' AND in_stock"),
        Case(
            arguments: #"filter: {tags: ["even"], price: {min: 30, max: 300}}"#,
            condition: "'even' = ANY (tags) AND price_minor BETWEEN 3000 AND 30000"
        ),
        Case(arguments: #"filter: {tags: ["no such tag"]}"#, condition: "false"),
        Case(arguments: #"filter: {search: "linen"}"#, condition: "title_en LIKE 'Linen%'"),
        Case(arguments: "", condition: "seller_id = 2", parent: #"node(id: "seller_2") { ... on Seller"#),
        Case(arguments: "filter: {inStock: false}", condition: "NOT in_stock AND id % 3 = 0", parent: #"collection(slug: "boho-summer")"#),
    ]

    @Test("equals the order by scores computed row by row, for every filter, from both ends and in both directions")
    func ranking() async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.tag()
            var generator = SeededGenerator(seed: 20)
            for round in 0..<3 {
                try wardrobe.session.execute("TRUNCATE item_reaction, wished_item")
                if round > 0 { try wardrobe.chooseAtRandom(for: wardrobe.ana, &generator) }
                let score = Self.score(of: wardrobe.ana.number)
                for given in Self.cases {
                    let field = given.parent.isEmpty ? "catalogItems" : "items"
                    let rows = try wardrobe.session.column(
                        "SELECT id FROM catalog_item AS item WHERE \(given.condition) ORDER BY \(score) DESC, id DESC"
                    )
                    let asked = given.arguments.isEmpty ? "" : given.arguments + ", "
                    for (direction, expected) in [("", rows), (", direction: ASC", rows.reversed())] {
                        for isBackward in [false, true] {
                            let (ids, total) = try await wardrobe.ids(
                                field,
                                "\(asked)orderBy: {field: INTEREST\(direction)}",
                                under: given.parent,
                                as: wardrobe.ana,
                                size: generator.number(5...100),
                                isBackward: isBackward
                            )
                            #expect(
                                ids == expected && total == expected.count,
                                "\(given) \(direction) \(isBackward) round \(round): \(ids.count) \(total ?? -1) \(ids.prefix(12)) \(expected.prefix(12))"
                            )
                        }
                    }
                }
            }
        }
    }

    @Test("puts popular items first without signals, and disliked items last for that account only")
    func plain() async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.session.execute("UPDATE catalog_item SET popularity = CASE id WHEN 40 THEN 5000 WHEN 50 THEN 500 ELSE 5 END")
            let popular = try await wardrobe.ids("catalogItems", "orderBy: {field: INTEREST}", as: wardrobe.ana).ids
            #expect(popular.starts(with: ["40", "50", "8250", "8249"]))
            try wardrobe.session.execute("INSERT INTO item_reaction VALUES (\(wardrobe.ana.number), 40, 'DISLIKE')")
            let own = try await wardrobe.ids("catalogItems", "orderBy: {field: INTEREST}", as: wardrobe.ana).ids
            #expect(own.last == "40")
            #expect(try await wardrobe.ids("catalogItems", "orderBy: {field: INTEREST}", as: wardrobe.bo).ids == popular)
        }
    }

    @Test("derives signals from the profile, likes, wishes and dislikes")
    func signals() async throws {
        try await Wardrobe.run { wardrobe in
            let (session, account) = try (wardrobe.session, wardrobe.ana.number)
            try session.execute(
                """
                INSERT INTO fashion_profile VALUES (\(account), '{few,even}', '{even}', '{M,38}', '{RED}', 3000, 12000);
                -- Brands: 8 is of A, 16 of B, 24 of A again.
                UPDATE catalog_item SET brand = CASE id WHEN 16 THEN 'Brand B' ELSE 'Brand A' END, tags = CASE id WHEN 16 THEN '{tag-1}' ELSE '{tag-2,even}' END::text[]
                WHERE id IN (8, 16, 24);
                UPDATE catalog_item SET tags = '{tag-0,tag-1}' WHERE id IN (9, 10);
                INSERT INTO item_reaction VALUES (\(account), 8, 'LIKE'), (\(account), 16, 'LIKE'), (\(account), 9, 'DISLIKE'), (\(account), 10, 'DISLIKE');
                INSERT INTO wished_item VALUES (\(account), 24), (\(account), 8)
                """
            )
            let signals = try session.column(
                "SELECT concat_ws(' ', name, facet, choices, weight) FROM unnest(interest_signals(\(account), '{vintage}')) WHERE name <> 'liked_category' ORDER BY 1"
            )
            #expect(
                signals == [
                    "color colors {RED} 8", "disliked_tag tags {tag-0} -4", "disliked_tag tags {tag-1} -4", "given_tag tags {vintage} 512",
                    "interest tags {few} 16", "liked_brand brands {\"Brand A\"} 4", "liked_tag tags {tag-2} 4",
                    "popularity popularity {1,3} 1",
                    "popularity popularity {2,3} 2", "price price {25-50,50-100,100-200} 8", "size sizes {M,38} 8", "style tags {even} 16",
                ]
            )
        }
    }
}
