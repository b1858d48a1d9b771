import Foundation
import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Stores and their prices", .tags(.database), .removesDatabases)
struct StoreTests {
    @Test("stores of OpenStreetMap: other elements are ignored, towns come from the gazetteer, and problems are reported")
    func openStreetMap() throws {
        let support = try ImportSupport()
        let outcome = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, [ImportSupport.sample("overpass.json")])
        #expect(outcome.report.counts == [2, 0, 0, 3])
        #expect(outcome.report.other == 2)
        let messages = outcome.messages.sorted()
        #expect(messages.count == 3)
        #expect(messages.first?.hasPrefix("overpass.json: record 5 (line 8, byte ") == true)
        #expect(messages.first?.hasSuffix("“center” is missing: end the Overpass query with “out center;”") == true)
        #expect(messages.dropFirst().first?.contains("no town of the gazetteer is within 50 km") == true, "\(messages)")
        #expect(messages.last?.contains("“tags.name” is missing") == true)
        let store = "concat_ws('|', name, chain, address, city, country_code, website, phone, opening_hours, price_level)"
        #expect(
            try support.value("SELECT \(store) FROM grocery_store WHERE source_key = 'node/101'")
                == "Super Triana|Super|Calle Betis 12, Sevilla|Sevilla|ES|https://super.example.com|+34 955 000 000|Mo-Sa 09:00-21:00|MODERATE"
        )
        #expect(
            try support.value("SELECT \(store) FROM grocery_store WHERE source_key = 'way/102'") == "Frutas Ana|Sevilla|Sevilla|ES|MODERATE"
        )
        let before = try support.versions(["grocery_store"])
        #expect(
            try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, [ImportSupport.sample("overpass.json")]).report.counts == [
                0, 0, 2, 3,
            ]
        )
        #expect(try support.versions(["grocery_store"]) == before)
    }

    /// Stores in Philadelphia with more and less of an address.
    private static let philadelphia = """
        {"elements": [
        {"type": "node", "id": 1, "lat": 39.95, "lon": -75.17, "tags": {"shop": "supermarket", "name": "Broad", "addr:city": "Philadelphia"}},
        {"type": "node", "id": 2, "lat": 39.96, "lon": -75.16, "tags": {"shop": "grocery", "name": "Market", "addr:city": "Philadelphia", "addr:state": "PA"}},
        {"type": "node", "id": 3, "lat": 39.94, "lon": -75.15, "tags": {"shop": "convenience", "name": "South", "addr:postcode": "19147"}},
        {"type": "node", "id": 4, "lat": 39.93, "lon": -75.14, "tags": {"shop": "greengrocer", "name": "Pier"}}
        ]}
        """

    @Test("in a database without demo data, the gazetteer completes addresses by town, postcode and position")
    func gazetteer() throws {
        let support = try ImportSupport(hasDemoData: false)
        let places = """
            4560349\tPhiladelphia\t\t\t39.95238\t-75.16362\tP\tPPLA2\tUS\t\tPA\t\t\t\t1603797\t\t\tAmerica/New_York\t
            US\t19147\tPhiladelphia\tPennsylvania\tPA\t\t\t\t\t39.9362\t-75.1563\t
            US\t19148\tBella Vista\tPennsylvania\tPA\t\t\t\t\t39.92\t-75.15\t

            """
        #expect(try support.run(GeoNames(), into: PlaceTarget(), text: places).report.counts == [3, 0, 0, 0])
        let outcome = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, text: Self.philadelphia)
        #expect(outcome.report.counts == [4, 0, 0, 0] && outcome.messages == [])
        #expect(
            try support.value("SELECT string_agg(DISTINCT concat_ws('|', city, country_code), ' ') FROM grocery_store") == "Philadelphia|US"
        )
    }

    @Test("without a gazetteer, a store keeps its town; the country is unknown until places are imported")
    func emptyGazetteer() throws {
        let support = try ImportSupport(hasDemoData: false)
        let outcome = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, text: Self.philadelphia)
        #expect(outcome.report.counts == [2, 0, 0, 2])
        #expect(outcome.messages.allSatisfy { $0.contains("the gazetteer is empty: give it in the source, or import places first") })
        let countries = "SELECT string_agg(country_code, ' ' ORDER BY name) FROM grocery_store"
        #expect(try support.value(countries) == "ZZ US")
        let town = "4560349\tPhiladelphia\t\t\t39.95238\t-75.16362\tP\tPPLA2\tUS\t\tPA\t\t\t\t1603797\t\t\tAmerica/New_York\t\n"
        try support.run(GeoNames(), into: PlaceTarget(), text: town)
        let again = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, text: Self.philadelphia)
        #expect(again.report.counts == [2, 1, 1, 0])
        #expect(try support.value(countries) == "US US US US")
    }

    /// The prices of the store “s1”.
    private static let prices = """
        SELECT string_agg(concat_ws(' ', slug, price_per_kg_minor_of_store, in_stock), ', ' ORDER BY slug) FROM (
            SELECT slug, price.price_per_kg_minor AS price_per_kg_minor_of_store, in_stock
            FROM store_price AS price JOIN ingredient ON ingredient.id = ingredient_id JOIN grocery_store ON grocery_store.id = store_id
            WHERE source_key = 's1'
        ) AS price
        """

    @Test("stores and prices come from CSV files, and invalid lines are reported")
    func csv() throws {
        let support = try ImportSupport()
        let stores = try support.run(StoreCSV(), into: StoreTarget.csv, [ImportSupport.sample("stores.csv")])
        #expect(stores.report.counts == [1, 0, 0, 2])
        #expect(
            stores.messages == [
                "stores.csv: record 2 (line 3) skipped: “country” is “España”: a two-letter code is needed, such as ES",
                "stores.csv: record 3 (line 4) skipped: “price_level” is “luxury”: one of INEXPENSIVE, MODERATE, EXPENSIVE is needed",
            ]
        )
        let prices = try support.run(PriceCSV(), into: PriceTarget(), [ImportSupport.sample("prices.csv")])
        #expect(prices.report.counts == [3, 0, 0, 5])
        let messages = prices.messages.map { $0.replacing("prices.csv: record ", with: "") }.sorted()
        let expected = [
            "4 (line 5) skipped: no ingredient is “unobtainium”", "5 (line 6) skipped: no store is “nowhere”",
            "6 (line 7) skipped: “price” is “cheap”: a number from 0.01",
            "7 (line 8) skipped: “package” is “1 bushel”: the unit must be one of g",
            "8 (line 9) skipped: the price is in EUR: prices of this ingredient are in USD",
        ]
        #expect(zip(messages, expected).allSatisfy { $0.hasPrefix($1) } && messages.count == expected.count, "\(messages)")
        let imported = try support.value(Self.prices)
        #expect(imported?.contains("onion 180 t") == true)
        #expect(imported?.contains("tomato 210 f") == true)
        #expect(imported?.contains("olive-oil") == true)
    }

    /// Returns a database with the sample stores and their prices.
    private func imported() throws -> ImportSupport {
        let support = try ImportSupport()
        try support.run(StoreCSV(), into: StoreTarget.csv, [ImportSupport.sample("stores.csv")])
        try support.run(PriceCSV(), into: PriceTarget(), [ImportSupport.sample("prices.csv")])
        return support
    }

    @Test("importing prices again writes only changed prices")
    func pricesAgain() throws {
        let support = try imported()
        let before = try support.versions(["store_price", "grocery_store"])
        #expect(try support.run(PriceCSV(), into: PriceTarget(), [ImportSupport.sample("prices.csv")]).report.counts == [0, 0, 3, 5])
        #expect(try support.versions(["store_price", "grocery_store"]) == before)
        let changed = try ImportSupport.text("prices.csv").replacing("0.90,500 g", with: "1.00,500 g")
        #expect(try support.run(PriceCSV(), into: PriceTarget(), text: changed).report.counts == [0, 1, 2, 5])
        #expect(try support.value(Self.prices)?.contains("onion 200 t") == true)
    }

    @Test("the first of two names for the same ingredient counts, so that importing again changes nothing")
    func names() throws {
        let support = try imported()
        let twice = "store,city,ingredient,price,package\ns1,,garlic,3,1 kg\n\"Mercado \"\"Feria\"\"\",Sevilla,Garlic,5,1 kg\n"
        for counts in [[1, 0, 0, 1], [0, 0, 1, 1]] {
            let (report, messages) = try support.run(PriceCSV(), into: PriceTarget(), text: twice)
            #expect(
                report.counts == counts && messages.count == 1 && messages[0].contains("record 2 (line 3) skipped: an earlier record"),
                "\(messages)"
            )
            #expect(try support.value(Self.prices)?.contains("garlic 300 t") == true)
        }
    }

    @Test("stores with the same name and street in two towns are two, also if an older version has stored one of them")
    func towns() throws {
        let support = try ImportSupport()
        let header = "name,address,city,country,latitude,longitude\n"
        let (first, second) = ("Corner shop,Main Street 1,Granada,ES,37.18,-3.6\n", "Corner shop,Main Street 1,Toledo,ES,39.86,-4.03\n")
        #expect(try support.run(StoreCSV(), into: StoreTarget.csv, text: header + first).report.counts == [1, 0, 0, 0])
        let id = try support.value("SELECT id FROM grocery_store WHERE source_key LIKE 'Corner%'")
        try support.session.execute("UPDATE grocery_store SET source_key = 'Corner shop|Main Street 1' WHERE source_key LIKE 'Corner%'")
        try support.session.execute(String(contentsOfFile: ImportSupport.migration("0065_store_keys"), encoding: .utf8))
        #expect(try support.run(StoreCSV(), into: StoreTarget.csv, text: header + first + second).report.counts == [1, 0, 1, 0])
        #expect(
            try support.value("SELECT string_agg(city, ' ' ORDER BY id) FROM grocery_store WHERE source_key LIKE 'Corner%'")
                == "Granada Toledo"
        )
        #expect(try support.value("SELECT min(id) FROM grocery_store WHERE source_key LIKE 'Corner%'") == id)
    }

    @Test("a price of 0 is reported, and the next one is read", arguments: ["0", "0.00", "0,001"])
    func free(price: String) throws {
        let support = try imported()
        let text = "store;ingredient;price;package\ns1;garlic;\(price);1 kg\ns1;onion;1.30;1 kg\n"
        let (report, messages) = try support.run(PriceCSV(), into: PriceTarget(), text: text)
        #expect(report.skipped == 1 && report.new + report.changed + report.unchanged == 1)
        #expect(
            messages.joined().contains("record 1 (line 2) skipped: “price” is “\(price)”: a price of at least 0.01 is needed"),
            "\(messages)"
        )
    }

    @Test("the message of Overpass is reported")
    func remark() throws {
        let support = try ImportSupport()
        let text = #"{"elements": [], "remark": "runtime error: out of memory"}"#
        let (report, messages) = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, text: text)
        #expect(report.incomplete == 1)
        #expect(messages == ["text: the source reports: runtime error: out of memory"])
    }
}
