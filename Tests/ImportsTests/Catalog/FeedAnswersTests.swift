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
    @Test("are found by filters and searches, counted in facets, in collections, and link to their pages")
    func answers() async throws {
        let support = try FeedSupport(hasDemoData: true)
        try support.run(ImportSupport.text("products.tsv"), seller: "Tienda Nueva")
        let collections = try support.database.run(CollectionCSV(), into: CollectionTarget(), [ImportSupport.sample("collections.csv")])
        #expect(collections.report.new == 2, "\(collections.messages)")
        let ana = try Member("Ana", in: support.database.session)
        try await EngineFixture.run(database: support.database.url) { fixture in
            try await fixture.client { client in
                let dress =
                    #"filter: {brands: ["Solana"], category: DRESS, colors: [NAVY], sizes: ["XL"], tags: ["linen", "party"], inStock: true, price: {min: "89", max: "89"}}"#
                let found = try client.data(
                    """
                    { catalogItems(\(dress), orderBy: {field: NEWEST}) {
                        nodes { id title writtenIn description colors sizes tags url deliveryDays price { amount currencyCode } seller { name countryCode }
                            pictures { url altText width } collections { nodes { slug } } }
                        facets { name values { value count label isSelected } }
                    } }
                    """,
                    language: .spanish
                ).at("catalogItems")
                let items = found["nodes"].items.filter { $0.at("seller.name").string == "Tienda Nueva" }
                #expect(items.count == 1)
                let item = try #require(items.first)
                #expect(item["title"].string == "Linen wrap dress" && item["writtenIn"].string == "EN")
                #expect(item["url"].string == "https://shop.example/p/dress-1?v=navy-m")
                #expect(item.at("pictures.0.url").string == "https://images.example/dress-1-navy.jpg")
                #expect(item.at("pictures.1.altText").string == "Linen wrap dress" && item.at("pictures.0.width") == .null)
                #expect(item.at("collections.nodes.0.slug").string == "garden-party")
                // The facets count the items that match the filter.
                let counted = try fixture.column(
                    "SELECT count(*)::text FROM catalog_item WHERE brand = 'Solana' AND category = 'DRESS' AND colors && '{NAVY}' AND sizes && '{XL}' AND tags @> '{linen,party}' AND in_stock"
                )
                let stock = found["facets"].items.first { $0["name"].string == "price" }?["values"].items.map { $0["count"].int ?? 0 }
                    .reduce(0, +)
                #expect(stock.map { ["\($0)"] } == counted)

                let typed = try client.data(
                    #"{ catalogItems(filter: {search: "straight jeans navy", brands: ["Ravel"], price: {min: "1049", max: "1049"}}) { nodes { title } } }"#
                )
                #expect(typed.at("catalogItems.nodes").items.contains { $0["title"].string == "Straight jeans" })
                let sizes = try client.data(#"{ catalogItems(filter: {sizes: ["6_9_MONTHS"]}) { nodes { title inStock } totalCount } }"#)
                #expect(sizes.at("catalogItems.totalCount").int == 1)

                let listed = try client.data(
                    #"{ collection(slug: "garden-party") { title hashtag tags items { nodes { title } } } }"#,
                    language: .spanish
                )
                #expect(listed.at("collection.title").string == "Fiesta en el jardín")
                #expect(listed.at("collection.items.nodes").items.count == 3)

                let id = try #require(item["id"].string)
                let bought = try client.change("buyItem", #"itemId: "\#(id)", size: "xl""#, "redirectUrl item { id }", as: ana)
                #expect(bought["redirectUrl"].string == "https://shop.example/p/dress-1?v=navy-m")
                let soldOut = try client.change("buyItem", #"itemId: "\#(id)", size: "S""#, "redirectUrl", as: ana)
                #expect(soldOut["redirectUrl"] == .null && soldOut.mistakes.count == 1)
            }
        }
    }
}
