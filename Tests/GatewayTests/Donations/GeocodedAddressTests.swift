import Domains
import Engine
import Foundation
import Geocoding
import GraphQL
import HTTP
import Postgres
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

/// The program asks a geocoder of the test, which answers each address in its own way.
@Suite("Street addresses that a geocoder finds", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct GeocodedAddressTests {
    private static let street = "Calle Betis 5, Sevilla"
    private static let stores = "groceryStores(address: \"\(street)\", first: 1, orderBy: DISTANCE"
    private static let origin = "origin { city precision location { latitude longitude } }"

    /// The queries that reached the geocoder.
    private final class Asked: Sendable {
        private let queries = Lock<[String]>([])
        var all: [String] { queries.withLock { $0 } }

        func append(_ query: String) { queries.withLock { $0.append(query) } }
    }

    private static func run(_ body: @escaping @Sendable (Client, PostgresSession, Asked) throws -> Void) async throws {
        let asked = Asked()
        try await TestServer.run { exchange in
            let query = exchange.query
            asked.append(query)
            switch true {
            case query.contains("Mentira"): exchange.respond(json: #"[{"lat":"40.4","lon":"-3.7","place_rank":30}]"#.utf8)
            case query.contains("Lejos"): exchange.redirect(to: "/search?q=Betis")
            case query.contains("Roto"): exchange.status = .serviceUnavailable
            case query.contains("Lento"): await exchange.loop.sleep(for: .seconds(60))
            default: exchange.respond(json: #"[{"lat":"37.3852","lon":"-6.0034","place_rank":30}]"#.utf8)
            }
        } _: { geocoder in
            let program = try ServedProgram(["--geocoder", geocoder.url])
            let outcome = try await ServedProgram.waiting {
                Result { try body(Client(port: program.port), PostgresSession(program.database), asked) }
            }
            try program.stop()
            TestDatabase.shared.removeDatabase(program.database)
            try outcome.get()
        }
    }

    private static func post(_ address: String, _ client: Client, as donor: Member) throws -> Value {
        let tomorrow = Date().addingTimeInterval(86_400).ISO8601Format()
        let payload = try client.change(
            "addFoodPost",
            """
            title: "Bread", foodType: BAKED_GOODS, quantity: 2, unit: LOAF, expiresAt: "\(tomorrow)",
            contact: {name: "Dora", phone: "+34 954 11 22 33"}, location: {address: "\(address)"}
            """,
            "foodPost { location { address isExact latitude longitude } } userErrors { message }",
            as: donor
        )
        guard payload["foodPost"] != .null else { throw Unexpected(text: "\(payload)") }
        return payload.at("foodPost.location")
    }

    @Test("give a food post its point, and later the distances of the donor's own queries")
    func found() async throws {
        try await Self.run { client, session, asked in
            let donor = try Member("Dora", roles: ["DONOR"], in: session)
            let list = "{ \(Self.stores)) { \(Self.origin) pageInfo { endCursor } } }"
            let before = try client.data(list, as: donor)["groceryStores"]
            #expect(before.at("origin.precision") == "TOWN")
            #expect(asked.all == [], "a query never reaches the geocoder")

            let location = try Self.post(Self.street, client, as: donor)
            #expect(
                location
                    == ["address": .string(Self.street), "isExact": false, "latitude": 37.3852, "longitude": -6.0034]
            )
            #expect(asked.all == ["format=jsonv2&limit=1&q=Calle%20Betis%205%2C%20Sevilla"])
            #expect(try client.data(list).at("groceryStores.origin.precision") == "TOWN", "no one else learns that the address is in use")
            let after = try client.data(list, as: donor)["groceryStores"]
            #expect(
                after["origin"] == ["city": "Sevilla", "precision": "ADDRESS", "location": ["latitude": 37.3852, "longitude": -6.0034]]
            )
            // The distances have changed, so a cursor from before would skip stores.
            let cursor = try #require(before.at("pageInfo.endCursor").string)
            let next = try client.query("{ \(Self.stores), after: \"\(cursor)\") { nodes { id } } }", as: donor).json()
            #expect(next.errorCode == "BAD_USER_INPUT" && next.data == ["groceryStores": .null], "\(next)")
            #expect(asked.all.count == 1)
        }
    }

    @Test("give an account its point, which its deletion erases")
    func account() async throws {
        try await Self.run { client, session, asked in
            let ana = try Person.signUp(client, "ana@people.example", ["location": ["address": .string(Self.street)]])
            #expect(asked.all == [], "a caller without an account does not reach the geocoder")
            let edit = "location: {address: \"\(Self.street)\"}"
            let selection = "account { location { address latitude longitude } }"
            let edited = try client.change("updateProfile", edit, selection, as: ana)
            let expected: Value = ["address": .string(Self.street), "latitude": 37.3852, "longitude": -6.0034]
            #expect(edited.at("account.location") == expected, "\(edited)")
            #expect(asked.all.count == 1)
            #expect(try client.mutate("deleteAccount", ["password": .string(Person.password)], as: ana).mistakes == [])
            #expect(try session.column("SELECT count(*) FROM account WHERE latitude = 37.3852") == ["0"])
        }
    }

    @Test("a request to the geocoder costs 200 points; known addresses and bare towns cost nothing")
    func points() async throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        try await TestServer.run { exchange in
            exchange.respond(json: #"[{"lat":"38.05","lon":"-3.01","place_rank":30}]"#.utf8)
        } _: { server in
            let geocoder = try #require(Geocoder(url: server.url, timeout: .seconds(60), pool: pool) { _ in })
            try await GatewayFixture.run(
                configure: {
                    $0.clients.accountPoints = 1_000_000
                    $0.clients.countsLoopback = true
                    $0.engine.chargesRunningTime = false
                },
                services: { $0.geocoder = geocoder }
            ) { fixture in
                try await fixture.client { client in
                    let donor = try Member("Dora", roles: ["DONOR"], in: fixture.database)
                    var number = 0
                    let asking = try Self.cost(client, of: donor) {
                        number += 1
                        return "Calle Ñ \(number), Villarriba"
                    }
                    let known = try Self.cost(client, of: donor) { "Calle Ñ 1,  Villarriba" }
                    let town = try Self.cost(client, of: donor) { "Villarriba" }
                    #expect(asking == known + 200 && known == town)
                }
            }
        }
    }

    /// The points that a post with an address costs, if it does not run into the next minute of the allowance.
    private static func cost(_ client: Client, of donor: Member, _ address: () -> String) throws -> Int {
        func limit() throws -> Value { try client.data("{ rateLimit { remaining resetAt } }", as: donor)["rateLimit"] }
        while true {
            let before = try limit()
            _ = try post(address(), client, as: donor)
            let after = try limit()
            guard let left = before["remaining"].int, let rest = after["remaining"].int else { throw Unexpected(text: "\(after)") }
            if before["resetAt"] == after["resetAt"] { return left - rest }
        }
    }

    @Test(
        "that the geocoder cannot find credibly have the point of the town",
        arguments: ["Calle Mentira 1, Sevilla", "Calle Lejos 1, Sevilla", "Calle Roto 1, Sevilla", "Calle Lento 1, Sevilla", "Sevilla"]
    )
    func unknown(address: String) async throws {
        try await Self.run { client, session, asked in
            let donor = try Member("Dora", roles: ["DONOR"], in: session)
            let town = try client.data("{ groceryStores(address: \"Sevilla\") { \(Self.origin) } }").at("groceryStores.origin.location")
            let location = try Self.post(address, client, as: donor)
            #expect(location["latitude"] == town["latitude"] && location["longitude"] == town["longitude"] && town != .null)
            #expect(asked.all.count == (address == "Sevilla" ? 0 : 1))
        }
    }

    @Test(
        "need a usable URL of the geocoder",
        arguments: ["nominatim.example", "ftp://nominatim.example", "https://n.example/search?key=1"]
    )
    func url(text: String) throws {
        let failure = #expect(throws: ServedProgram.StartFailure.self) {
            try ServedProgram(["--geocoder", text], hasDemoData: false)
        }
        #expect(failure?.description.contains("--geocoder must be an http:// or https:// URL without a query, not \(text)") == true)
    }
}
