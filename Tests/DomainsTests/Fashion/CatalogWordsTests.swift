import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Words for values of the catalogue", .tags(.database), .timeLimit(.minutes(20)))
struct CatalogWordsTests {
    /// A catalogue with values from a seller's feed: another case, accents, several spellings of one brand, and the seller's own labels.
    private static func run(_ body: (Wardrobe) async throws -> Void) async throws {
        try await Wardrobe.run { wardrobe in
            try wardrobe.tag()
            try wardrobe.session.execute(
                """
                UPDATE catalog_item SET brand = (ARRAY['Éclat Noir', 'ÉCLAT NOIR', 'Peña & Hijos'])[1 + id % 3] WHERE id <= 30;
                UPDATE catalog_item SET sizes = '{6_9_MONTHS,38.5}' WHERE id BETWEEN 31 AND 40;
                UPDATE catalog_item SET tags = tags || '{gala-night}' WHERE id BETWEEN 11 AND 20;
                INSERT INTO catalog_term (facet, value, label_en, label_es) VALUES ('tags', 'gala-night', 'Black tie', 'De etiqueta');
                ANALYZE catalog_item, catalog_bitmap, catalog_term
                """
            )
            try await body(wardrobe)
        }
    }

    /// A filter as people type it, and the SQL condition that it means.
    private static let filters = [
        (#"{tags: ["Gala Night"]}"#, "'gala-night' = ANY (tags)"),
        (#"{tags: ["BLACK TIE"]}"#, "'gala-night' = ANY (tags)"),
        (#"{tags: ["de etiqueta", "gala-night"]}"#, "'gala-night' = ANY (tags)"),
        (#"{tags: ["invitada", "VERANO"]}"#, "tags @> '{wedding-guest,summer}'"),
        (#"{tags: ["boda"]}"#, "'wedding-guest' = ANY (tags)"),
        (#"{tags: ["black tie", "seven leagues"]}"#, "false"),
        (#"{brands: ["peña & hijos"]}"#, "brand = 'Peña & Hijos'"),
        (#"{brands: ["pena y hijos"]}"#, "false"),
        // The exact value means only itself; another spelling means every brand of that spelling.
        (#"{brands: ["Éclat Noir"]}"#, "brand = 'Éclat Noir'"),
        (#"{brands: ["eclat noir", "BRAND A"]}"#, "brand IN ('Éclat Noir', 'ÉCLAT NOIR', 'Brand A')"),
        (#"{sizes: ["6-9 months"]}"#, "'6_9_MONTHS' = ANY (sizes)"),
        (#"{sizes: ["talla unica", "xl"]}"#, "sizes && '{ONE_SIZE,XL}'"),
        (#"{sizes: ["xxxl"]}"#, "'XXXL' = ANY (sizes)"),
        (#"{category: TOP, sizes: ["m"], tags: ["oficina"]}"#, "category = 'TOP' AND 'M' = ANY (sizes) AND 'office' = ANY (tags)"),
    ]

    @Test("filters accept values, labels and synonyms in either language and any case")
    func filters() async throws {
        try await Self.run { wardrobe in
            for (filter, condition) in Self.filters {
                let expected = try wardrobe.session.column("SELECT id FROM catalog_item WHERE \(condition) ORDER BY delivery_days, id")
                let found = try await wardrobe.ids("catalogItems", "filter: \(filter)", as: nil)
                #expect(found.ids == expected, "\(filter)")
                #expect(found.total == expected.count, "\(filter)")
                // The ranked list finds the same items by bitmaps.
                let ranked = try await wardrobe.ids("catalogItems", "filter: \(filter), orderBy: {field: INTEREST}", as: wardrobe.ana)
                #expect(Set(ranked.ids) == Set(expected), "\(filter)")
            }
        }
    }

    @Test("facets show the values that typed words mean, and deselect them")
    func facets() async throws {
        try await Self.run { wardrobe in
            try await wardrobe.fixture.client { client throws in
                let list = try client.data(
                    #"{ catalogItems(filter: {tags: ["Black Tie"], brands: ["eclat noir"]}) { facets { name values { value isSelected input } } } }"#
                )
                let values = list.at("catalogItems.facets").items.flatMap { $0["values"].items }.filter { $0["isSelected"] == true }
                #expect(Set(values.compactMap { $0["value"].string }) == ["gala-night", "Éclat Noir", "ÉCLAT NOIR"])
                let tag = values.first { $0["value"] == "gala-night" }
                #expect(try tag?["input"] == JSONText.value(#"{"brands": ["ÉCLAT NOIR", "Éclat Noir"]}"#))
            }
        }
    }

    @Test("all tags are listed from A to Z by label, with the number of their items")
    func tags() async throws {
        try await Self.run { wardrobe in
            try wardrobe.session.execute("UPDATE catalog_item SET tags = array_remove(tags, 'kids')")
            for language in [Language.english, .spanish] {
                let suffix = language == .english ? "en" : "es"
                let expected = try wardrobe.session.column(
                    """
                    SELECT concat_ws('|', tag, label, count(*)) FROM catalog_item CROSS JOIN unnest(tags) AS tag
                    LEFT JOIN catalog_term ON facet = 'tags' AND value = tag CROSS JOIN LATERAL (SELECT coalesce(label_\(suffix), tag)) AS shown(label)
                    GROUP BY tag, label ORDER BY label COLLATE alphabet_\(suffix)
                    """
                )
                #expect(expected.count > 10 && !expected.contains { $0.hasPrefix("kids") })
                try await wardrobe.fixture.client { client throws in
                    var (found, cursor): ([String], String) = ([], "null")
                    while true {
                        let page = try client.data(
                            "{ catalogTags(first: 4, after: \(cursor)) { totalCount nodes { value label itemCount } pageInfo { hasNextPage endCursor } } }",
                            language: language
                        )["catalogTags"]
                        #expect(page["totalCount"].int.map { Int($0) } == expected.count)
                        found += page["nodes"].items.map {
                            "\($0["value"].string ?? "")|\($0["label"].string ?? "")|\($0["itemCount"].int ?? 0)"
                        }
                        guard page.at("pageInfo.hasNextPage") == true, let next = page.at("pageInfo.endCursor").string else { break }
                        cursor = "\"\(next)\""
                    }
                    #expect(found == expected)
                }
            }
        }
    }
}
