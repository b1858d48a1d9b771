import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Facets", .tags(.database), .timeLimit(.minutes(20)))
struct FacetTests {
    /// A filter as a client sends it, and the SQL condition of each of its fields.
    struct Case: Sendable, CustomTestStringConvertible {
        let filter: String
        let conditions: [String: String]

        init(_ filter: String, _ conditions: [String: String] = [:]) {
            self.filter = filter
            self.conditions = conditions
        }

        var testDescription: String { filter }
    }

    static let cases = [
        Case("null"),
        Case("{}"),
        Case(#"{"brands": [], "search": "", "price": {"min": null}}"#),
        Case(#"{"category": "TOP"}"#, ["category": "category = 'TOP'"]),
        Case(#"{"brands": ["Brand A", "Brand B", "Brand A"]}"#, ["brands": "brand IN ('Brand A', 'Brand B')"]),
        Case(#"{"brands": "Brand C"}"#, ["brands": "brand = 'Brand C'"]),
        Case(#"{"brands": "BRAND c", "tags": ["Unos pocos"]}"#, ["brands": "brand = 'Brand C'", "tags": "'few' = ANY (tags)"]),
        Case(#"{"sizes": ["one size", "m", "M"]}"#, ["sizes": "sizes && '{ONE_SIZE,M}'"]),
        Case(#"{"brands": ["No such brand"]}"#, ["brands": "false"]),
        Case(#"{"colors": ["RED", "BLUE"]}"#, ["colors": "colors && '{RED,BLUE}'"]),
        Case(#"{"sizes": ["38", "M"]}"#, ["sizes": "sizes && '{38,M}'"]),
        Case(#"{"tags": ["even"]}"#, ["tags": "'even' = ANY (tags)"]),
        Case(#"{"tags": ["even", "few", "tag-1"]}"#, ["tags": "tags @> '{even,few,tag-1}'"]),
        Case(#"{"tags": ["even", "no such tag"]}"#, ["tags": "false"]),
        Case(#"{"inStock": false}"#, ["inStock": "NOT in_stock"]),
        Case(#"{"price": {"min": 25, "max": 49.99}}"#, ["price": "price_minor BETWEEN 2500 AND 4999"]),
        Case(#"{"price": {"min": "25.00", "max": "49.99"}, "search": " \t\u00a0"}"#, ["price": "price_minor BETWEEN 2500 AND 4999"]),
        Case(#"{"price": {"min": "33.0"}}"#, ["price": "price_minor >= 3300"]),
        Case(#"{"price": {"min": 33}}"#, ["price": "price_minor >= 3300"]),
        Case(#"{"tags": ["even"], "category": null, "brands": null, "colors": null, "search": null}"#, ["tags": "'even' = ANY (tags)"]),
        Case(
            #"{"search": "linen -dresses"}"#,
            ["search": "title_en LIKE 'Linen%' AND title_en NOT LIKE '%dress%' AND category <> 'DRESS'"]
        ),
        Case(
            #"{"search": "linen -coat"}"#,
            ["search": "title_en LIKE 'Linen%' AND title_en NOT LIKE '%coat%' AND category <> 'OUTERWEAR'"]
        ),
        Case(
            #"{"category": "TOP", "brands": ["Brand A", "Brand C"], "tags": ["even"], "price": {"max": 300}}"#,
            [
                "category": "category = 'TOP'", "brands": "brand IN ('Brand A', 'Brand C')", "tags": "'even' = ANY (tags)",
                "price": "price_minor <= 30000",
            ]
        ),
        Case(
            #"{"colors": ["RED"], "sizes": ["S", "M", "L"], "inStock": true, "search": "silk or algodón"}"#,
            [
                "colors": "'RED' = ANY (colors)", "sizes": "sizes && '{S,M,L}'", "inStock": "in_stock",
                "search": "title_en ~ '^(Silk|Cotton)'",
            ]
        ),
    ]

    /// The SQL expressions for an item's facet values.
    private static let values = [
        "category": "category::text", "brands": "brand", "colors": "unnest(colors)::text", "sizes": "unnest(sizes)",
        "inStock": "in_stock::text", "tags": "unnest(tags)",
        "price": """
        CASE WHEN price_minor < 2500 THEN '0-25' WHEN price_minor < 5000 THEN '25-50' WHEN price_minor < 10000 THEN '50-100'
            WHEN price_minor < 20000 THEN '100-200' WHEN price_minor < 40000 THEN '200-400' ELSE '400-' END
        """,
    ]

    private static let query = """
        query ($filter: CatalogItemFilter) {
          catalogItems(filter: $filter, first: 1) { totalCount facets { name values { value label count isSelected input } } }
        }
        """

    @Test("have the counts of plain SQL; facets with alternative values ignore their own choice", arguments: cases)
    func counts(given: Case) async throws {
        let data = try TestData.sharedDatabase()
        let session = try PostgresSession(data)
        let filter = try JSONText.value(given.filter)
        try await EngineFixture.read { fixture in
            let facets = try await fixture.client { try $0.data(Self.query, variables: ["filter": filter]) }.at("catalogItems.facets").items
            for (name, expression) in Self.values {
                let conditions = ["true"] + given.conditions.filter { $0.key != name || name == "tags" }.map { "(\($0.value))" }
                let counted = try session.column(
                    """
                    SELECT value || ' ' || count(*) FROM (
                        SELECT \(expression) AS value FROM catalog_item WHERE \(conditions.joined(separator: " AND "))
                    ) AS entry GROUP BY value ORDER BY value COLLATE "C"
                    """
                )
                let values = facets.first { $0["name"].string == name }.map { $0["values"].items } ?? []
                let found = values.filter { $0["count"].int != 0 }.map { "\($0["value"].string ?? "") \($0["count"].int ?? -1)" }
                #expect(found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) } == counted, "\(name)")
                // Values without items are listed only if they are selected.
                let needless = values.filter { value in value["count"].int == 0 && value["isSelected"].bool != true }
                #expect(needless.isEmpty, "\(needless)")
            }
        }
    }

    @Test("give each value an input that selects it with the counted items, or deselects it", arguments: cases)
    func inputs(given: Case) async throws {
        let filter = try JSONText.value(given.filter)
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                func ask(_ filter: Value) throws -> Value { try client.data(Self.query, variables: ["filter": filter])["catalogItems"] }
                let answer = try ask(filter)
                for facet in answer["facets"].items {
                    let name = try #require(facet["name"].string)
                    // Adding an alternative to a selected one returns the items of both, so the count differs.
                    let adds = given.conditions[name] == nil || ["category", "price", "inStock", "tags"].contains(name)
                    for value in facet["values"].items {
                        let next = try ask(value["input"])
                        let same = next["facets"].items.first { $0["name"] == facet["name"] }
                        let back = same?["values"].items.first { $0["value"] == value["value"] }
                        if value["isSelected"].bool == true {
                            #expect(back?["isSelected"].bool != true, "\(value)")
                        } else {
                            #expect(back?["isSelected"].bool == true, "\(value)")
                            if adds { #expect(next["totalCount"] == value["count"], "\(value)") }
                        }
                    }
                }
            }
        }
    }

    @Test("contain every item in one price band")
    func bands() async throws {
        try await EngineFixture.read { fixture in
            let answer = try await fixture.client { try $0.data(Self.query) }["catalogItems"]
            let bands = answer["facets"].items.first { $0["name"].string == "price" }.map { $0["values"].items } ?? []
            #expect(bands.compactMap { $0["value"].string } == ["0-25", "25-50", "50-100", "100-200", "200-400", "400-"])
            #expect(bands.compactMap { $0["count"].int }.reduce(0, +) == answer["totalCount"].int)
            #expect(bands.last?["input"] == (try JSONText.value(#"{"price": {"min": "400.00"}}"#)))
        }
    }

    @Test("have labels in the request's language, in natural order or by frequency")
    func labels() async throws {
        try await EngineFixture.read { fixture in
            let facets = try await fixture.client { client in
                try Language.allCases.map { try client.data(Self.query, language: $0).at("catalogItems.facets") }
            }
            func labels(_ language: Int, _ name: String) -> [String] {
                facets[language].items.first { $0["name"].string == name }?["values"].items.compactMap { $0["label"].string } ?? []
            }
            let names = facets[0].items.compactMap { $0["name"].string }
            #expect(names == ["category", "brands", "colors", "sizes", "price", "inStock", "tags"])
            #expect(labels(0, "category").first == "Dresses")
            #expect(labels(1, "category").first == "Vestidos")
            #expect(labels(0, "sizes") == ["One size", "XS", "S", "M", "L", "36", "37", "38"])
            #expect(labels(1, "tags").contains("Unos pocos"))
            #expect(labels(0, "tags").first == "even")
        }
    }

    @Test("reject the filters that the list rejects")
    func refusal() async throws {
        try await EngineFixture.read { fixture in
            let long = String(repeating: "linen ", count: 40)
            let answers = try await fixture.client { client in
                let filters: [ObjectValue] = [["search": .string(long)], ["tags": .list((0..<51).map { .string("tag\($0)") })]]
                return try filters.map {
                    try client.query(
                        "query ($filter: CatalogItemFilter) { catalogItems(filter: $filter) { facets { name } } }",
                        variables: ["filter": .object($0)]
                    ).json()
                }
            }
            for answer in answers { #expect(answer.at("errors.0.extensions.code").string == "ARGUMENT_TOO_LONG") }
        }
    }
}
