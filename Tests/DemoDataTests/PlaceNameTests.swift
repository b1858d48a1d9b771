import Postgres
import TestSupport
import Testing

@testable import DemoData

@Suite("City names of the demo data", .tags(.database), .removesDatabases)
struct PlaceNameTests {
    private func database() throws -> PostgresSession { try PostgresSession(TestDatabase.shared.createServedDatabase()) }

    /// The city or district found for an address.
    private func place(of address: String, _ session: PostgresSession) throws -> [String] {
        let quoted = address.replacing("'", with: "''")
        return try session.query(
            "SELECT place.name || CASE WHEN is_exact THEN '' ELSE '?' END FROM address_place('\(quoted)') AS found JOIN place ON place.id = place_id"
        ).decode(String.self)
    }

    @Test("every name of a city finds it in any case, without accents, after a street, and with one of its districts")
    func names() throws {
        let session = try database()
        for city in City.all {
            let names = city.otherNames
            let short = names.short
            let all = [city.name, names.english, names.spanish] + names.englishAliases + names.spanishAliases + short
            #expect(!short.isEmpty)
            for name in all {
                let plain = try session.query("SELECT without_accents('\(name)')").one(String.self)
                for address in [name, name.uppercased(), plain, "12 \(city.streets[0]), \(name)", "\(city.streets[1]) 7, \(name) 10027"] {
                    // Two letters after other words may be a state.
                    let isCertain = name.count > 2 || address.count == name.count
                    #expect(try place(of: address, session) == [city.name + (isCertain ? "" : "?")], "\(address)")
                }
                let district = city.districts[2].name
                #expect(try place(of: "\(district), \(name)", session) == [district])
            }
        }
    }

    @Test(
        "tolerates small misspellings, and does not find abbreviations in the middle of streets",
        arguments: [
            ("Sevile", "Sevilla?"), ("Londrez", "London?"), ("Nueva Yorck", "New York?"), ("Ciudad de Mejico", "Ciudad de México?"),
            ("Calle de la Feria 3, Sevilla", "Sevilla"), ("La Boca", "La Boca"), ("La Candelaria, Bogota", "La Candelaria"),
            ("5th Avenue NYC", "New York"), ("Roma Norte, CDMX, México", "Roma Norte"), ("Londn", "London?"), ("Mdrid", "Madrid?"),
            ("New Orleans, LA", "Los Angeles?"), ("Broadway 3, New York, NY 10027", "New York"), ("LA", "Los Angeles"),
        ]
    )
    func tolerance(address: String, found: String) throws {
        let session = try database()
        #expect(try place(of: address, session) == [found])
    }

    @Test("words that are only a part of a place's name do not match it", arguments: ["park", "12 Square", "Calle Norte 7", "Nueva"])
    func parts(address: String) throws {
        let session = try database()
        #expect(try place(of: address, session) == [])
    }

    @Test("looks up addresses through indexes, however many places and names exist")
    func indexes() throws {
        let session = try database()
        try session.execute(
            """
            INSERT INTO place (name, country_code, latitude, longitude)
            SELECT 'Town ' || md5(n::text), 'US', 10, 10 FROM generate_series(1, 20000) AS n;
            INSERT INTO place_name (place_id, kind, language, name)
            SELECT id, 'NAME', 'ES', 'Pueblo ' || md5(id::text) FROM place WHERE name LIKE 'Town %';
            ANALYZE place, place_name;
            SET enable_seqscan = off;
            """
        )
        for (condition, index) in [
            ("place WHERE called && ARRAY['londres']", "place_called_words"), ("place_name WHERE words = 'londres'", "place_name_words"),
            ("place WHERE words % 'londrez'", "place_words_trigrams"),
        ] {
            let plan = try session.query("EXPLAIN SELECT * FROM \(condition)").decode(String.self).joined(separator: "\n")
            #expect(!plan.contains("Seq Scan") && plan.contains(index), "\(plan)")
        }
        #expect(try place(of: "Calle 1, Londrez", session) == ["London?"])
    }
}
