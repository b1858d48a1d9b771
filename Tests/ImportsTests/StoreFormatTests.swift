import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Stores in XML and GeoJSON, and their points", .tags(.database), .removesDatabases)
struct StoreFormatTests {
    /// Returns the facts of a store with its point.
    private func store(_ key: String, _ support: ImportSupport) throws -> String? {
        try support.value(
            """
            SELECT concat_ws('|', source_provider, name, chain, address, city, country_code, phone, opening_hours, round(latitude::numeric, 4),
                round(longitude::numeric, 4))
            FROM grocery_store WHERE source_key = '\(key)'
            """
        )
    }

    @Test("OSM XML: nodes, centres, bounds, and ways whose nodes precede them")
    func xml() throws {
        let support = try ImportSupport()
        let outcome = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, [ImportSupport.sample("stores.osm")])
        #expect(outcome.report.counts == [4, 0, 0, 1], "\(outcome.messages)")
        #expect(outcome.report.other == 5)
        #expect(outcome.messages.first?.hasPrefix("stores.osm: record 9 (line 16, byte ") == true, "\(outcome.messages)")
        #expect(outcome.messages.first?.hasSuffix("skipped: “center” is missing: end the Overpass query with “out center;”") == true)
        let expected = [
            "node/501": "osm|Frutas & Flores|Calle Elvira 7, Granada|Granada|ES|Mo-Fr 09:00-14:00|37.1770|-3.5990",
            "way/503": "osm|Super Vega|Granada|Granada|ES|37.1800|-3.6100",
            "way/504": "osm|Vega Express|Vega Express|Granada|Granada|ES|37.2100|-3.5900",
            "relation/506": "osm|Gran Vega|Granada|Granada|ES|37.2000|-3.6000",
        ]
        for (key, expected) in expected { #expect(try store(key, support) == expected) }
        let again = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, [ImportSupport.sample("stores.osm")])
        #expect(again.report.counts == [0, 0, 4, 1])
    }

    @Test("the remark of Overpass in XML is reported")
    func remark() throws {
        let support = try ImportSupport(hasDemoData: false)
        let text = "<osm version=\"0.6\"><remark> runtime error: Query timed out </remark></osm>"
        let outcome = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, text: text)
        #expect(outcome.messages.joined().hasSuffix("skipped: the source reports: runtime error: Query timed out"))
    }

    @Test("GeoJSON: features of OpenStreetMap keep their key, and other tools' features are stores too")
    func geoJSON() throws {
        let support = try ImportSupport()
        let sample = ImportSupport.sample("stores.geojson")
        let outcome = try support.run(GeoJSON(), into: StoreTarget.geoJSON, [sample])
        #expect(outcome.report.counts == [3, 0, 0, 3], "\(outcome.messages)")
        #expect(outcome.report.other == 1)
        let messages = outcome.messages.joined(separator: "\n")
        #expect(messages.contains("“geometry.type” is “”: a Point, LineString, Polygon or MultiPolygon is needed"))
        #expect(messages.contains("the latitude is 4114000.0 and the longitude is 446000.0: a latitude from -90 to 90"))
        #expect(messages.contains("“properties.name” is missing: the name of the store (or brand, or operator) is needed"))
        #expect(
            try store("node/501", support) == "osm|Frutas & Flores|Calle Elvira 7, Granada|Granada|ES|Mo-Fr 09:00-14:00|37.1770|-3.5990"
        )
        #expect(try store("way/507", support) == "osm|Mercado Alto|Granada|Granada|ES|37.1700|-3.6100")
        let key = "Despensa Norte|Avenida Sur 3|Granada"
        #expect(
            try store(key, support) == "geojson|Despensa Norte|Avenida Sur 3, Granada|Granada|ES|+34 900 000 000|37.1900|-3.6100"
        )
        #expect(try support.run(GeoJSON(), into: StoreTarget.geoJSON, [sample]).report.counts == [0, 0, 3, 3])
        // The same store in another format.
        let xml = try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, [ImportSupport.sample("stores.osm")])
        #expect(xml.report.counts == [3, 0, 1, 1])
        // Prices find the store by its key.
        let prices = try support.run(
            PriceCSV(),
            into: PriceTarget(),
            text: "store,ingredient,price,package\n\(key),onion,1,1 kg\nway/507,onion,1,1 kg\n"
        )
        #expect(prices.report.counts == [2, 0, 0, 0], "\(prices.messages)")
    }

    private static let points = [
        (
            "ES,-5.99,37.39",
            "the point (latitude -5.99, longitude 37.39) is more than 100 km from every known place of ES, and the point (37.39, -5.99) is near one: latitude and longitude are probably swapped"
        ),
        (
            "ES,137.39,-5.99",
            "the latitude is 137.39 and the longitude is -5.99: they are probably swapped, because a latitude is from -90 to 90"
        ),
        (
            "ES,137.39,-175.99",
            "the latitude is 137.39 and the longitude is -175.99: a latitude from -90 to 90 and a longitude from -180 to 180"
        ),
        ("QQ,37.39,-5.99", "“country” is “QQ”, which is not a country code of ISO 3166-1: a code such as ES is needed"),
        ("UK,51.5,-0.1", "“country” is “UK”, which is not a country code of ISO 3166-1: write GB"),
    ]

    @Test("swapped coordinates and unknown countries are reported", arguments: points)
    func swapped(place: String, problem: String) throws {
        let support = try ImportSupport()
        let text = "name,address,city,country,latitude,longitude\nCorner,Street 1,Town,\(place)\nGood,Street 2,Sevilla,ES,37.38,-5.98\n"
        let outcome = try support.run(StoreCSV(), into: StoreTarget.csv, text: text)
        #expect(outcome.report.counts == [1, 0, 0, 1])
        #expect(outcome.messages.joined().contains("record 1 (line 2) skipped: \(problem)"), "\(outcome.messages)")
    }

    @Test("without places, only impossible coordinates and unknown countries are reported")
    func withoutPlaces() throws {
        let support = try ImportSupport(hasDemoData: false)
        let text =
            "name,address,city,country,latitude,longitude\n"
            + Self.points.enumerated().map { "Shop \($0),Street 1,Town,\($1.0)\n" }.joined()
        #expect(try support.run(StoreCSV(), into: StoreTarget.csv, text: text).report.counts == [1, 0, 0, 4])
        // Mappers type countries by hand.
        let node =
            #"{"elements": [{"type": "node", "id": 9, "lat": 1, "lon": 1, "tags": {"shop": "grocery", "name": "A", "addr:city": "B", "addr:country": "UK"}}]}"#
        #expect(try support.run(OpenStreetMap(), into: StoreTarget.openStreetMap, text: node).report.counts == [1, 0, 0, 0])
        #expect(try support.value("SELECT country_code FROM grocery_store WHERE source_key = 'node/9'") == "ZZ")
    }
}
