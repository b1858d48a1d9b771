import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Grocery stores", .tags(.database), .timeLimit(.minutes(20)))
struct GroceryStoreTests {
    @Test("returns all fields of a store, unknown ones as null")
    func everything() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let data = try client.data(
                    """
                    { some: groceryStore(id: "grocery_store_10") { ...all } none: groceryStore(id: "grocery_store_60") { id }
                      other: node(id: "grocery_store_20") { ...all } }
                    fragment all on GroceryStore { name chain address city countryCode location { latitude longitude } website phone openingHours
                      priceLevel priceIndex distanceKm distanceMiles directionsUrl
                      away: distanceKm(from: {latitude: 38, longitude: -3}) awayInMiles: distanceMiles(from: {latitude: 38, longitude: -3})
                      apple: directionsUrl(from: {latitude: 38, longitude: -3}, provider: APPLE_MAPS) }
                    """
                )
                let some = data["some"]
                #expect(some["name"].string == "Store 10")
                #expect(some["chain"].string == "Chain 2")
                #expect(some.at("location.latitude") == .double(38.06))
                #expect(some["website"].string == "https://store-10.example")
                #expect(some["openingHours"].string == "Mo-Sa 09:00-21:00")
                #expect(some["priceLevel"].string == "MODERATE")
                #expect(some["distanceKm"] == .null)
                #expect(some["directionsUrl"].string == "https://www.google.com/maps/dir/?api=1&destination=38.06%2C-2.95")
                #expect(some["away"] == .double(7.981))
                #expect(some["awayInMiles"] == .double(4.959))
                #expect(some["apple"].string == "https://maps.apple.com/?saddr=38%2C-3&daddr=38.06%2C-2.95&dirflg=d")
                #expect(data["none"] == .null)
                #expect(data.at("other.chain") == .null)
                #expect(data.at("other.phone") == .null)
                #expect(data.at("other.name").string == "Store 20")
            }
        }
    }

    @Test("edges have the distance from the point or address, or null without one")
    func edges() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let data = try client.data(
                    """
                    { near: groceryStores(near: {latitude: 38, longitude: -3}, first: 3) { ...edges }
                      there: groceryStores(address: "Villarriba", first: 3) { ...edges } nowhere: groceryStores(first: 1) { ...edges } }
                    fragment edges on GroceryStoreConnection { edges { distanceKm distanceMiles
                      node { id km: distanceKm(from: {latitude: 38, longitude: -3}) miles: distanceMiles(from: {latitude: 38, longitude: -3}) } } }
                    """
                )
                let near = data.at("near.edges").items
                #expect(near.count == 3)
                #expect(near.map { $0["distanceMiles"] } == near.map { $0.at("node.miles") })
                #expect(near.map { $0["distanceKm"] } == near.map { $0.at("node.km") })
                #expect(data["near"] == data["there"])
                #expect(data.at("nowhere.edges.0.distanceMiles") == .null)
                #expect(data.at("nowhere.edges.0.distanceKm") == .null)
            }
        }
    }

    @Test(
        "an address is resolved to the most specific place that it names",
        arguments: [
            ("Villarriba", 801), ("  villarriba ", 801), ("VILLARRIBA", 801), ("Plaza 2, Río Alto, Villarriba", 802), ("rio alto", 802),
            ("Villarriba, Rio-Alto", 802), ("12 Main St, El Molino, New Harbour", 806), ("El Molino de Villarriba", 803),
            ("El Molino", 803),
            ("Harbour", 805), ("Harbour, Maine", 808), ("New Harbour", 804), ("Villarriba Street, New Harbour", 804),
            ("Villariba", 801), ("Calle Mayor, Vilarriba", 801), ("Rio Alta", 802), ("a %_ ' \" \\ ; DROP TABLE place; -- Villarriba", 801),
            (String(repeating: "ñ ", count: 94) + "Villarriba", 801), ("Uppertown", 801), ("UPPER-TOWN, Uppertown", 801), ("Upertown", 801),
            ("La Villa de las Tres Torres, 4", 801), ("puerto nuevo", 804), ("12 Main St, El Molino, Puerto Nuevo", 806),
            ("Puerto Nueva", 804), ("High River, Villarriba", 802), ("Río Alto, EL", 802), ("5 Main St N.H. 04401", 804),
            ("Calle 5 VRB 41010, Spain", 801), ("vrb", 801), ("Calle el Mar, New Harbour", 804), ("EL MOLINO", 803),
        ]
    )
    func addresses(address: String, place: Int) async throws {
        let data = try TestData.sharedDatabase()
        let expected = try PostgresSession(data).column(
            "SELECT miles(store.point <-> earth_point(place.latitude, place.longitude)) FROM grocery_store AS store, place WHERE store.id = 1 AND place.id = \(place)"
        )
        try await EngineFixture.read { fixture in
            let stores = try await fixture.client { client in
                try client.data(
                    "query ($a: String) { groceryStores(address: $a, withinMiles: null, first: 100) { edges { distanceMiles node { id } } } }",
                    variables: ["a": .string(address)]
                ).at("groceryStores.edges").items
            }
            let first = try #require(stores.first { $0.at("node.id").string == "grocery_store_1" })
            guard case .double(let miles) = first["distanceMiles"] else { throw Unexpected(text: "\(first)") }
            #expect(expected == ["\(miles)"])
        }
    }

    @Test(
        "an address without a known place has no stores, but a hint",
        arguments: ["xyzzy", "%", "'", "\u{1F345}", "Main Street 5", "Calle el Mar", "vrb house", "Villarriba, France", "Spain", "12345"]
    )
    func unknownAddress(address: String) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                for arguments in ["", ", withinMiles: null", ", orderBy: PRICE", ", withinMiles: null, search: \"store\""] {
                    let answer = try client.query(
                        """
                        query ($a: String) { groceryStore(id: "grocery_store_1") { name } groceryStores(address: $a\(arguments)) {
                          nodes { id } totalCount pageInfo { hasNextPage } origin { name } addressHint addressSuggestions } }
                        """,
                        variables: ["a": .string(address)]
                    ).json()
                    #expect(answer.errors == .null)
                    #expect(answer.at("data.groceryStore.name").string == "Store 1")
                    let list = answer.at("data.groceryStores")
                    #expect(list["nodes"] == [] && list["totalCount"] == 0 && list["origin"] == .null)
                    #expect(list.at("pageInfo.hasNextPage") == false)
                    #expect(list["addressHint"].string?.hasPrefix("We do not know any place in this address.") == true)
                    #expect(list["addressSuggestions"] != .null)
                }
            }
        }
    }

    @Test("an unknown address has suggestions in the language of the request; a known address has none, and no hint")
    func suggestions() async throws {
        let query = "query ($a: String) { groceryStores(address: $a, first: 1) { nodes { id } addressHint addressSuggestions } }"
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                func list(_ address: Value, _ language: Language) throws -> Value {
                    try client.data(query, variables: ["a": address], language: language)["groceryStores"]
                }
                #expect(try list("Villarriba, Francia", .english)["addressSuggestions"] == ["Uppertown, Meseta, Spain"])
                #expect(try list("Villarriba, Francia", .spanish)["addressSuggestions"] == ["Villarriba, Meseta, España"])
                #expect(try list("Nwe Habrour", .english)["addressSuggestions"].items.first == "Harbour, Kent, United Kingdom")
                #expect(try list("xyzzy", .spanish)["addressHint"].string?.hasPrefix("No conocemos ningún lugar") == true)
                for address: Value in ["Villarriba", .null, ""] {
                    let known = try list(address, .english)
                    #expect(known["addressHint"] == .null && known["addressSuggestions"] == .null)
                    #expect(known["nodes"].items.count == 1)
                }
            }
        }
    }

    @Test(
        "rejects invalid arguments with a reason",
        arguments: [
            ("near: {latitude: 1, longitude: 1}, address: \"Villarriba\"", "Give either “near” or “address”, not both."),
            ("orderBy: DISTANCE", "The order DISTANCE requires “near” or “address”: a distance is measured from a point."),
            ("orderBy: DISTANCE, address: \"\"", "The order DISTANCE requires “near” or “address”: a distance is measured from a point."),
            ("near: {latitude: 90.5, longitude: 1}", "“near.latitude” must be between -90 and 90."),
            ("near: {latitude: 1, longitude: -181}", "“near.longitude” must be between -180 and 180."),
            ("near: {latitude: 1, longitude: 1}, withinMiles: -1", "“withinMiles” must be between 0 and 12500."),
            ("near: {latitude: 1, longitude: 1}, withinMiles: 1e300", "“withinMiles” must be between 0 and 12500."),
        ]
    )
    func refused(arguments: String, message: String) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                for selection in ["nodes { id }", "totalCount"] {
                    let refusal = try client.refusal("{ groceryStores(\(arguments)) { \(selection) } }")
                    #expect(refusal.code == "BAD_USER_INPUT")
                    #expect(refusal.message == message)
                }
            }
        }
    }

    @Test("a store's price index follows its prices and the list prices")
    func priceIndex() async throws {
        let session = try PostgresSession(TestData.database())
        func agree() throws -> Bool {
            try session.column(
                """
                SELECT count(*) FROM grocery_store AS store WHERE price_index <> coalesce((
                    SELECT round(avg(price.price_per_kg_minor::numeric / listed.price_per_kg_minor), 3) FROM store_price AS price
                    JOIN ingredient AS listed ON listed.id = price.ingredient_id WHERE price.store_id = store.id AND listed.price_per_kg_minor > 0
                ), 1)
                """
            ) == ["0"]
        }
        #expect(try agree())
        for change in [
            "UPDATE store_price SET price_per_kg_minor = price_per_kg_minor * 2 WHERE store_id % 3 = 0",
            "UPDATE store_price SET store_id = 40 WHERE store_id = 7",
            "DELETE FROM store_price WHERE store_id IN (4, 5) AND ingredient_id < 9",
            "UPDATE ingredient SET price_per_kg_minor = 500 WHERE id = 3", "UPDATE ingredient SET price_per_kg_minor = 0 WHERE id = 4",
            "DELETE FROM store_price",
        ] {
            try session.execute(change)
            #expect(try agree(), "\(change)")
        }
        #expect(try session.column("SELECT DISTINCT price_index FROM grocery_store") == ["1.000"])
    }
}
