import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Prices of Open Prices", .tags(.database), .removesDatabases)
struct OpenPricesTests {
    private let support: ImportSupport

    /// Imports the stores and products that the prices are of.
    init() throws {
        support = try ImportSupport()
        try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, [ImportSupport.sample("stores.osm")])
        try support.run(OpenFoodFacts(), into: FoodTarget.openFoodFacts, [ImportSupport.sample("open-food-facts.jsonl")])
    }

    /// The prices of all imported stores.
    private func prices() throws -> String? {
        try support.value(
            """
            SELECT string_agg(concat_ws(' ', source_key, CASE WHEN written_in IS NULL THEN slug ELSE name_en END, price.price_per_kg_minor), ', '
                ORDER BY source_key, name_en)
            FROM store_price AS price JOIN ingredient ON ingredient.id = ingredient_id JOIN grocery_store ON grocery_store.id = store_id
            WHERE source_key LIKE '%/50_'
            """
        )
    }

    @Test("answers of the API: products by their barcode, fruits and vegetables by their category, and the newest price")
    func answers() throws {
        let sample = ImportSupport.sample("open-prices.json")
        let outcome = try support.run(OpenPrices(), into: PriceTarget(), [sample])
        #expect(outcome.report.counts == [4, 0, 1, 3], "\(outcome.messages)")
        let onion = try #require(try support.value("SELECT round(40000 / unit_grams(id, 'PIECE')) FROM ingredient WHERE slug = 'onion'"))
        #expect(
            try prices()
                == "node/501 Crema de almendra, Valleverde 2000, node/501 onion \(onion), node/501 tomato 235, way/503 Brook apple juice 120"
        )
        let messages = outcome.messages.joined(separator: "\n")
        #expect(messages.contains("“category_tag” is “fr:mirabelles”: a category in English or Spanish is needed"))
        #expect(messages.contains("no ingredient is “open-food-facts:2100000000999”"))
        #expect(messages.contains("“location_osm_id” or “location_osm_type” is missing: only prices in stores of OpenStreetMap"))
        #expect(try support.run(OpenPrices(), into: PriceTarget(), [sample]).report.counts == [0, 0, 5, 3])
    }

    /// A price of the almond spread in the first store.
    private func line(_ id: Int, _ price: Double, date: String) -> String {
        #"{"id": \#(id), "product_code": "2100000000012", "price": \#(price), "currency": "USD", "location_osm_id": 501, "location_osm_type": "NODE", "date": "\#(date)", "product": {"product_quantity": 1000}}"#
            + "\n"
    }

    @Test("the newest price counts, also if an older one follows in a later batch")
    func newest() throws {
        let newest = line(1, 9, date: "2026-06-30T10:00:00Z")
        let older = (2...5_200).map { line($0, 8, date: "2026-01-\(10 + $0 % 20)") }.joined()
        let outcome = try support.run(OpenPrices(), into: PriceTarget(), text: newest + older)
        #expect(outcome.report.counts == [1, 0, 5_199, 0], "\(outcome.messages.prefix(3))")
        #expect(try prices() == "node/501 Crema de almendra, Valleverde 900")
    }

    @Test(
        "an invalid price is reported",
        arguments: [
            (#""date": "2026-06-30""#, #""date": "30/06/2026""#, "“date” is “30/06/2026”: a date such as 2026-01-31 is needed"),
            (#""price": 9.0"#, #""price": 0"#, "“price” is 0.0: a number from 0.01 to 1000000 is needed"),
            (#""currency": "USD""#, #""currency": "dollars""#, "“currency” is “DOLLARS”: three letters are needed, such as EUR"),
            (#""currency": "USD""#, #""currency": "EUR""#, "the price is in EUR: prices of this ingredient are in USD"),
            (#"{"product_quantity": 1000}"#, "null", "“product.product_quantity” is missing: the size of the package in g or ml is needed"),
            (#""product_code": "2100000000012", "#, "", "“product_code” and “category_tag” are missing: the food is needed"),
        ]
    )
    func wrong(original: String, replacement: String, problem: String) throws {
        let text = line(1, 9, date: "2026-06-30")
        #expect(text.contains(original))
        let outcome = try support.run(OpenPrices(), into: PriceTarget(), text: text.replacing(original, with: replacement))
        #expect(outcome.report.counts == [0, 0, 0, 1])
        #expect(outcome.messages.joined().contains("record 1 (line 1, byte 0) skipped: \(problem)"), "\(outcome.messages)")
    }
}
