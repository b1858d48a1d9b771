import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Catalog items against plain SQL", .tags(.database), .timeLimit(.minutes(20)))
struct CatalogItemTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The arguments before those for paging.
        let arguments: String
        let condition: String
        let order: String
        var parent = ""

        init(_ arguments: String, _ condition: String, _ order: String = "delivery_days, id", in parent: String = "") {
            self.arguments = arguments
            self.condition = condition
            self.order = order
            self.parent = parent
        }

        var testDescription: String { parent + " " + arguments }

        /// A query for one page of the list, inside `parent` if there is one.
        func query(_ page: String) -> String {
            let field = parent.isEmpty ? "catalogItems" : "items"
            let fields = "totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }"
            let list = "list: \(field)(\(arguments.isEmpty ? "" : arguments + ", ")\(page)) { \(fields) }"
            return parent.isEmpty ? "{ \(list) }" : "{ parent: \(parent) { \(list) } }"
        }
    }

    static let cases = [
        Case("", "true"),
        Case("filter: null", "true"),
        Case("filter: {tags: [], brands: [], colors: [], sizes: [], search: \"\", price: {}}", "true"),
        Case("filter: {category: TOP}", "category = 'TOP'"),
        Case("filter: {brands: [\"Brand B\", \"Brand D\", \"No such brand\"]}", "brand IN ('Brand B', 'Brand D')"),
        Case("filter: {brands: \"Brand C\"}", "brand = 'Brand C'"),
        Case("filter: {colors: [RED, GREY]}", "'RED' = ANY(colors) OR 'GREY' = ANY(colors)"),
        Case("filter: {sizes: [\"38\", \"XL\"]}", "'38' = ANY(sizes) OR 'XL' = ANY(sizes)"),
        Case("filter: {tags: [\"even\", \"few\"]}", "'even' = ANY(tags) AND 'few' = ANY(tags)"),
        Case("filter: {tags: [\"even\", \"no such tag\"]}", "false"),
        Case("filter: {price: {min: 25, max: 49.99}}", "price_minor BETWEEN 2500 AND 4999"),
        Case("filter: {price: {min: 99.991}}", "price_minor >= 10000"),
        Case("filter: {price: {max: -1}}", "false"),
        Case("filter: {price: {min: -5, max: 1e300}}", "true"),
        Case("filter: {inStock: false}", "NOT in_stock"),
        Case("filter: {search: \"linen\"}, orderBy: {field: DELIVERY_TIME}", "title_en LIKE 'Linen%'"),
        Case(
            "filter: {search: \"pañuelos -seda\"}, orderBy: {field: DELIVERY_TIME}",
            "(title_es LIKE 'Pañuelo%' OR category = 'SCARF') AND title_es NOT LIKE '%seda%'"
        ),
        Case("filter: {category: TOP, tags: [\"even\"]}", "category = 'TOP' AND 'even' = ANY(tags)"),
        Case("filter: {brands: [\"Brand A\"], inStock: true}", "brand = 'Brand A' AND in_stock"),
        Case(
            "filter: {colors: [RED], price: {max: 200}}, orderBy: {field: PRICE}",
            "'RED' = ANY(colors) AND price_minor <= 20000",
            "price_minor, id"
        ),
        Case(
            "filter: {sizes: [\"M\"], search: \"coat\"}, orderBy: {field: NEWEST}",
            "'M' = ANY(sizes) AND (title_en LIKE '%coat%' OR category = 'OUTERWEAR')",
            "created_at DESC, id DESC"
        ),
        Case("orderBy: {field: DELIVERY_TIME, direction: DESC}", "true", "delivery_days DESC, id DESC"),
        Case("orderBy: {field: PRICE}", "true", "price_minor, id"),
        Case("orderBy: {field: PRICE, direction: DESC}", "true", "price_minor DESC, id DESC"),
        Case("orderBy: {field: POPULARITY}", "true", "popularity DESC, id DESC"),
        Case("orderBy: {field: POPULARITY, direction: ASC}", "true", "popularity, id"),
        Case("orderBy: {field: NEWEST}", "true", "created_at DESC, id DESC"),
        Case("orderBy: {field: NEWEST, direction: ASC}", "true", "created_at, id"),
        Case("orderBy: {field: TITLE}", "true", "title_en COLLATE alphabet_en, id"),
        Case(
            "filter: {category: TOP, sizes: [\"m\"]}, orderBy: {field: TITLE, direction: DESC}",
            "category = 'TOP' AND 'M' = ANY(sizes)",
            "title_en COLLATE alphabet_en DESC, id DESC"
        ),
        Case("filter: {brands: [\"brand b\", \"BRAND D\"]}", "brand IN ('Brand B', 'Brand D')"),
        Case("filter: {sizes: [\"Talla única\", \"xl\"]}", "'ONE_SIZE' = ANY(sizes) OR 'XL' = ANY(sizes)"),
        Case("filter: {tags: [\"EVEN\", \"unos POCOS\"]}", "'even' = ANY(tags) AND 'few' = ANY(tags)"),
        Case(
            "",
            "id % 3 = 0",
            "(SELECT count(*) FROM unnest(tags) AS tag WHERE tag IN ('even', 'few')) DESC, id",
            in: "collection(slug: \"boho-summer\")"
        ),
        Case(
            "orderBy: {field: TAGS, direction: ASC}",
            "id % 3 = 0",
            "(SELECT count(*) FROM unnest(tags) AS tag WHERE tag IN ('even', 'few')), id DESC",
            in: "collection(slug: \"boho-summer\")"
        ),
        // Outside a collection there are no tags to order by, and an anonymous caller has no interests.
        Case("orderBy: {field: TAGS, direction: DESC}", "true"),
        Case("orderBy: {field: INTEREST}", "true"),
        Case("orderBy: {field: TITLE}", "seller_id = 4", "title_en COLLATE alphabet_en, id", in: "node(id: \"seller_4\") { ... on Seller"),
        Case("orderBy: {field: INTEREST, direction: ASC}", "seller_id = 4", in: "node(id: \"seller_4\") { ... on Seller"),
        Case("", "false", in: "collection(slug: \"nothing-yet\")"),
        Case(
            "filter: {category: TOP, tags: [\"even\"]}",
            "id > 8000 AND category = 'TOP' AND 'even' = ANY(tags)",
            "id",
            in: "collection(slug: \"late\")"
        ),
        Case("orderBy: {field: PRICE, direction: DESC}", "true", "price_minor DESC, id DESC", in: "collection(slug: \"all-things\")"),
        Case("", "seller_id = 4", in: "node(id: \"seller_4\") { ... on Seller"),
        Case(
            "filter: {inStock: true}, orderBy: {field: POPULARITY}",
            "seller_id = 2 AND in_stock",
            "popularity DESC, id DESC",
            in: "node(id: \"seller_2\") { ... on Seller"
        ),
    ]

    @Test("a filter or order returns the rows of the equivalent SQL, forward and backward to the end", arguments: cases)
    func pages(given: Case) async throws {
        let data = try TestData.sharedDatabase()
        let rows = try PostgresSession(data).column("SELECT id FROM catalog_item WHERE \(given.condition) ORDER BY \(given.order)")
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let forward = try Self.walk(given, client, first: "first", after: "after", more: "hasNextPage", cursor: "endCursor")
                #expect(forward.pages.flatMap(\.self) == rows)
                let backward = try Self.walk(given, client, first: "last", after: "before", more: "hasPreviousPage", cursor: "startCursor")
                #expect(backward.pages.reversed().flatMap(\.self) == rows)
                #expect(forward.totals.union(backward.totals) == [rows.count])
            }
        }
    }

    /// All pages of a list in one direction, with the total counts.
    private static func walk(
        _ given: Case,
        _ client: EngineClient,
        first: String,
        after: String,
        more: String,
        cursor: String
    ) throws -> (pages: [[String]], totals: Set<Int>) {
        var (pages, totals): ([[String]], Set<Int>) = ([], [])
        var position = "null"
        while true {
            var query = given.query("\(first): 11, \(after): \(position)")
            if given.parent.contains("...") { query += " }" }
            let data = try client.data(query)
            let list = given.parent.isEmpty ? data["list"] : data.at("parent.list")
            pages.append(list["nodes"].items.compactMap { $0["id"].string?.split(separator: "_").last.map(String.init) })
            if let total = list["totalCount"].int { totals.insert(total) }
            guard list["pageInfo"][more].bool == true, let next = list["pageInfo"][cursor].string else { return (pages, totals) }
            position = "\"\(next)\""
        }
    }

    @Test("returns all fields of an item, in both languages")
    func item() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let fields = """
                    title titulo: title(language: ES) description category brand colors sizes tags images price { amount currencyCode }
                    deliveryDays inStock popularity url isWished reaction createdAt seller { name website countryCode } collections { nodes { slug } }
                    """
                let item = try client.data("{ catalogItem(id: \"catalog_item_8\") { \(fields) } }")["catalogItem"]
                let expected = try JSONText.value(
                    """
                    {"title": "Silk dress 8", "titulo": "Vestido de seda 8", "description": "Item number 8", "category": "TOP", "brand": "Brand A",
                    "colors": ["RED", "GOLD"], "sizes": ["M", "L"], "tags": ["tag-2", "even"], "images": ["https://images.example/8.jpg"],
                    "price": {"amount": "199.99", "currencyCode": "USD"}, "deliveryDays": 4, "inStock": false, "popularity": 46,
                    "url": "https://seller-3.example/8", "isWished": false, "reaction": "NONE",
                    "createdAt": "2025-03-03T08:00:00.000Z", "seller": {"name": "Seller 3", "website": "https://seller-3.example", "countryCode": "ES"},
                    "collections": {"nodes": [{"slug": "all-things"}]}}
                    """
                )
                #expect(item == expected)
                #expect(try client.data("{ catalogItem(id: \"catalog_item_5000\") { id } }")["catalogItem"] == .null)
            }
        }
    }
}
