import Foundation
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Addresses of real towns in a database without demo data", .tags(.database), .removesDatabases)
struct AddressTests {
    /// A database with only the places of the sample.
    private static func gazetteer() throws -> ImportSupport {
        let support = try ImportSupport(hasDemoData: false)
        let outcome = try support.run(GeoNames(), into: PlaceTarget(), [ImportSupport.sample("Places/places.tsv")])
        try #require(outcome.messages == [])
        return support
    }

    private static func lines(_ name: String) throws -> [[String]] {
        try ImportSupport.text("Places/\(name)").split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t").map(String.init) }
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }

    @Test("sixty drawn addresses: at least 57 within 25 km, and the precision is right in all")
    func drawn() throws {
        let support = try Self.gazetteer()
        let addresses = try Self.lines("addresses.tsv")
        #expect(addresses.count == 60)
        var far: [String] = []
        for address in addresses {
            let found = try support.value(
                """
                SELECT concat_ws(' ', "precision", kilometres(
                    earth_point(latitude, longitude) <-> earth_point(\(address[1]), \(address[2]))) <= 25)
                FROM resolved_place(\(Self.quoted(address[0])))
                """
            )
            let parts = (found ?? "").split(separator: " ")
            #expect(parts.first.map(String.init) == address[3], "\(address[0])")
            if parts.last != "t" { far.append(address[0]) }
        }
        #expect(far.count <= 3, "\(far)")
    }

    @Test("the region, country, postcode or size decides between towns, and addresses without a known place resolve to none")
    func named() throws {
        let support = try Self.gazetteer()
        for line in try Self.lines("named-addresses.txt") {
            let found = try support.value(
                """
                SELECT concat_ws(', ', city, region) || ' ' || concat_ws(' ', country_code, "precision", CASE WHEN match = 'SIMILAR' THEN match END)
                FROM resolved_place(\(Self.quoted(line[0])))
                """
            )
            #expect(found ?? "-" == line[1], "\(line[0])")
        }
    }

    @Test(
        "unknown addresses have suggestions that resolve, in both languages",
        arguments: [
            ("New Yrok", "EN", "New York City, New York, United States"), ("New Yrok", "ES", "New York City, New York, Estados Unidos"),
            ("Springfield, Hawaii", "EN", "Springfield, Missouri, United States"), ("Spain", "EN", "Madrid, Comunidad de Madrid, Spain"),
            ("California", "ES", "Los Angeles, California, Estados Unidos"),
            ("Brookyln, Hawaii", "EN", "Brooklyn, New York, United States"),
        ]
    )
    func suggestions(address: String, language: String, first: String) throws {
        let support = try Self.gazetteer()
        let suggestions = try support.session.query(
            "SELECT unnest(address_suggestions(\(Self.quoted(address)), '\(language)'))"
        ).decode(String.self)
        #expect(suggestions.first == first)
        #expect(suggestions.count <= 5)
        for suggestion in suggestions {
            #expect(try support.value("SELECT count(*) FROM resolved_place(\(Self.quoted(suggestion)))") == "1", "\(suggestion)")
        }
    }

    @Test("known addresses have no suggestions, and an address like none has an empty list")
    func noSuggestions() throws {
        let support = try Self.gazetteer()
        #expect(try support.value("SELECT address_suggestions('Boston', 'EN')") == nil)
        #expect(try support.value("SELECT address_suggestions('xyzzy', 'EN')") == "{}")
        #expect(try support.value("SELECT address_suggestions('', 'EN')") == "{}")
    }

    @Test("names and postcodes are looked up through indexes")
    func indexes() throws {
        let support = try Self.gazetteer()
        try support.session.execute("SET enable_seqscan = off")
        for (condition, index) in [
            ("place WHERE called && ARRAY['valencia', 'lima']", "place_called_words"),
            ("postcode WHERE code_words = ANY (ARRAY['10027', '62701'])", "postcode_code_words"),
            ("postcode WHERE words = ANY (ARRAY['paris', 'lima'])", "postcode_words"),
            ("place WHERE words % 'filadelfia'", "place_words_trigrams"),
        ] {
            let plan = try support.session.query("EXPLAIN SELECT * FROM \(condition)").decode(String.self).joined(separator: "\n")
            #expect(plan.contains(index), "\(plan)")
        }
    }
}
