import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("The place that an address was resolved to", .tags(.database), .timeLimit(.minutes(20)))
struct ResolvedPlaceTests {
    private static let query = """
        query ($a: String, $l: Language) { groceryStores(address: $a, first: 1) {
          origin { name(language: $l) city region countryCode location { latitude longitude } kind match precision } } }
        """

    private static func place(
        _ name: String,
        _ city: String,
        _ region: String,
        _ country: String,
        at location: (Double, Double),
        _ kind: String,
        _ match: String
    ) -> Value {
        [
            "name": .string(name), "city": .string(city), "region": .string(region), "countryCode": .string(country),
            "location": ["latitude": .number(location.0), "longitude": .number(location.1)], "kind": .string(kind), "match": .string(match),
            "precision": .string(kind),
        ]
    }

    @Test("has names in the requested language and the quality of the match")
    func origin() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                func origin(_ address: String, _ language: Value = .null) throws -> Value {
                    try client.data(Self.query, variables: ["a": .string(address), "l": language]).at("groceryStores.origin")
                }
                let town = Self.place("Uppertown", "Villarriba", "Meseta", "ES", at: (38, -3), "TOWN", "EXACT")
                #expect(try origin("Calle 3, VRB") == town)
                #expect(try origin("Villarriba")["name"].string == "Uppertown")
                #expect(try origin("uppertown", .string("ES"))["name"].string == "Villarriba")
                #expect(try origin("Upertown")["match"].string == "SIMILAR")
                #expect(try origin("Upertown")["name"] == town["name"])
                let district = Self.place("High River, Uppertown", "Villarriba", "Meseta", "ES", at: (38.05, -3.05), "DISTRICT", "EXACT")
                #expect(try origin("Plaza 1, Rio Alto, VRB") == district)
                #expect(try origin("Plaza 1, Rio Alto, VRB", .string("ES"))["name"].string == "Río Alto, Villarriba")
                #expect(try origin("El Molino, Puerto Nuevo")["name"].string == "El Molino, New Harbour")
                let spanish = try client.data(Self.query, variables: ["a": "Puerto Nuevo"], language: .spanish)
                #expect(spanish.at("groceryStores.origin.name").string == "Puerto Nuevo")
            }
        }
    }

    @Test("is null without an address, and does not change the list")
    func none() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let near = "(near: {latitude: 38, longitude: -3})"
                for arguments in ["", near, "(address: null)", "(address: \"\")", "(address: \" \t \")"] {
                    let data = try client.data("{ groceryStores\(arguments) { origin { name } totalCount nodes { id } } }")
                    #expect(data.at("groceryStores.origin") == .null)
                    #expect(data.at("groceryStores.nodes").items.isEmpty == false)
                }
                let whole = try client.data(
                    "{ groceryStores(address: \"Villarriba\") { o: origin { __typename n: name } origin { kind } totalCount nodes { id } } }"
                )["groceryStores"]
                let alone = try client.data("{ groceryStores(address: \"Villarriba\") { totalCount nodes { id } } }")["groceryStores"]
                #expect(whole["o"] == ["__typename": "ResolvedPlace", "n": "Uppertown"])
                #expect(whole["origin"] == ["kind": "TOWN"])
                #expect(whole["nodes"] == alone["nodes"] && whole["totalCount"] == alone["totalCount"])
            }
        }
    }

    @Test("is null for an unknown address, even if only the place is selected")
    func unknown() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                #expect(try client.data("{ groceryStores(address: \"xyzzy\") { origin { name } } }").at("groceryStores.origin") == .null)
            }
        }
    }

    @Test("is a postcode if the address has one near its town")
    func postcode() async throws {
        try await EngineFixture.run { fixture in
            try PostgresSession(fixture.database).execute(
                """
                INSERT INTO postcode (source_key, source_digest, country_code, code, name, region_code, latitude, longitude) VALUES
                    ('postcode/US/44321', '', 'US', '44321', 'New Harbour', 'OH', 41.08, -81.04),
                    ('postcode/US/99501', '', 'US', '99501', 'Anchorage', 'AK', 61.21, -149.87)
                """
            )
            try await fixture.client { client throws in
                for (address, precision, longitude) in [
                    ("5 Main St, New Harbour, OH 44321", "POSTCODE", -81.04), ("44321", "POSTCODE", -81.04),
                    ("OH 44321-0001", "POSTCODE", -81.04),
                    ("99501 Main St, New Harbour", "TOWN", -81), ("El Molino, New Harbour", "DISTRICT", -81.1),
                ] {
                    let origin = try client.data(Self.query, variables: ["a": .string(address), "l": .null]).at("groceryStores.origin")
                    #expect(origin["precision"].string == precision, "\(address)")
                    #expect(origin.at("location.longitude") == .number(longitude), "\(address)")
                    if precision == "POSTCODE" { #expect(origin["name"].string == "New Harbour 44321" && origin["city"] == "New Harbour") }
                }
            }
        }
    }
}

extension Value {
    /// A coordinate as in responses, where whole numbers have no fraction.
    fileprivate static func number(_ number: Double) -> Value { Int64(exactly: number).map { .int($0) } ?? .double(number) }
}
