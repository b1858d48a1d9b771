import GraphQL
import Importing
import Imports
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Imported items in query results", .tags(.database), .removesDatabases)
struct FeedAnswersTests {
    private static let shared = Result { try DatabaseRemoval.exempting { try imported().database.url } }

    /// Returns a database with the demo data, the sample feed and the sample collections.
    private static func imported() throws -> FeedSupport {
        let support = try FeedSupport(hasDemoData: true)
        try support.run(ImportSupport.text("products.tsv"), seller: "Tienda Nueva")
        let collections = try support.database.run(CollectionCSV(), into: CollectionTarget(), [ImportSupport.sample("collections.csv")])
        #expect(collections.report.new == 2, "\(collections.messages)")
        return support
    }

    /// Runs the body with a client of the imported data, which the body only reads.
    private static func read(_ body: @escaping @Sendable (EngineFixture, EngineClient) throws -> Void) async throws {
        try await EngineFixture.read(database: shared.get()) { fixture in
            try await fixture.client { client in try body(fixture, client) }
        }
    }

    /// Returns the navy party dresses of the brand, with their facets.
    private static func dresses(_ client: EngineClient) throws -> Value {
        let dress =
            #"filter: {brands: ["Solana"], category: DRESS, colors: [NAVY], sizes: ["XL"], tags: ["linen", "party"], inStock: true, price: {min: "89", max: "89"}}"#
        return try client.data(
            """
            { catalogItems(\(dress), orderBy: {field: NEWEST}) {
                nodes { id title writtenIn description colors sizes tags url deliveryDays price { amount currencyCode } seller { name countryCode }
                    pictures { url altText width } collections { nodes { slug } } }
                facets { name values { value count label isSelected } }
            } }
            """,
            language: .spanish
        ).at("catalogItems")
    }

    /// Returns the dress of the imported feed.
    private static func dress(in dresses: Value) throws -> Value {
        let items = dresses["nodes"].items.filter { $0.at("seller.name").string == "Tienda Nueva" }
        #expect(items.count == 1)
        return try #require(items.first)
    }

    @Test("are found by filters, with their texts, links, pictures and collections")
    func filters() async throws {
        try await Self.read { _, client in
            let item = try Self.dress(in: Self.dresses(client))
            #expect(item["title"].string == "Linen wrap dress" && item["writtenIn"].string == "EN")
            #expect(item["url"].string == "https://shop.example/p/dress-1?v=navy-m")
            #expect(item.at("pictures.0.url").string == "https://images.example/dress-1-navy.jpg")
            #expect(item.at("pictures.1.altText").string == "Linen wrap dress" && item.at("pictures.0.width") == .null)
            #expect(item.at("collections.nodes.0.slug").string == "garden-party")
            let sizes = try client.data(#"{ catalogItems(filter: {sizes: ["6_9_MONTHS"]}) { nodes { title inStock } totalCount } }"#)
            #expect(sizes.at("catalogItems.totalCount").int == 1)
        }
    }

    @Test("are counted in facets, which count the items that match the filter")
    func facets() async throws {
        try await Self.read { fixture, client in
            let counted = try fixture.column(
                "SELECT count(*)::text FROM catalog_item WHERE brand = 'Solana' AND category = 'DRESS' AND colors && '{NAVY}' AND sizes && '{XL}' AND tags @> '{linen,party}' AND in_stock"
            )
            let prices = try Self.dresses(client)["facets"].items.first { $0["name"].string == "price" }
            let stock = prices?["values"].items.map { $0["count"].int ?? 0 }.reduce(0, +)
            #expect(stock.map { ["\($0)"] } == counted)
        }
    }

    @Test("are found by searches for their title and color")
    func searches() async throws {
        try await Self.read { _, client in
            let typed = try client.data(
                #"{ catalogItems(filter: {search: "straight jeans navy", brands: ["Ravel"], price: {min: "1049", max: "1049"}}) { nodes { title } } }"#
            )
            #expect(typed.at("catalogItems.nodes").items.contains { $0["title"].string == "Straight jeans" })
        }
    }

    @Test("are listed in imported collections")
    func collections() async throws {
        try await Self.read { _, client in
            let listed = try client.data(
                #"{ collection(slug: "garden-party") { title hashtag tags items { nodes { title } } } }"#,
                language: .spanish
            )
            #expect(listed.at("collection.title").string == "Fiesta en el jardín")
            #expect(listed.at("collection.items.nodes").items.count == 3)
        }
    }

    @Test("lead to the page of the seller when bought, unless the size is sold out")
    func purchases() async throws {
        let support = try Self.imported()
        let ana = try Member("Ana", in: support.database.session)
        try await EngineFixture.run(database: support.database.url) { fixture in
            try await fixture.client { client in
                let id = try #require(try Self.dress(in: Self.dresses(client))["id"].string)
                let bought = try client.change("buyItem", #"itemId: "\#(id)", size: "xl""#, "redirectUrl item { id }", as: ana)
                #expect(bought["redirectUrl"].string == "https://shop.example/p/dress-1?v=navy-m")
                let soldOut = try client.change("buyItem", #"itemId: "\#(id)", size: "S""#, "redirectUrl", as: ana)
                #expect(soldOut["redirectUrl"] == .null && soldOut.mistakes.count == 1)
            }
        }
    }
}
