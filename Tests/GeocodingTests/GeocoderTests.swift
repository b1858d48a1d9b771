import HTTP
import Reactor
import TestSupport
import Testing

@testable import Geocoding

/// The service of these tests gives each address its own kind of answer.
@Suite("A geocoder", .tags(.socket), .timeLimit(.minutes(5)))
struct GeocoderTests {
    /// The Apollo Theater in New York, according to OpenStreetMap.
    private static let theater = #"[{"lat":"40.8099","lon":"-73.9500","place_rank":30,"addresstype":"amenity"}]"#
    /// The postcode's point in the gazetteer.
    private static let harlem = GeographicPoint(latitude: 40.8079, longitude: -73.9544)

    /// Texts that several threads add.
    private final class Texts: Sendable {
        private let texts = Lock<[String]>([])
        var all: [String] { texts.withLock { $0 } }

        func append(_ text: String) { texts.withLock { $0.append(text) } }
    }

    private static func answers(_ requests: Texts) -> @Sendable (HTTPExchange) async -> Void {
        { exchange in
            let path = exchange.path
            requests.append(path)
            let query = exchange.query
            switch true {
            case query.contains("Nowhere"): exchange.respond(json: "[]".utf8)
            case query.contains("Town"): exchange.respond(json: #"[{"lat":"40.8","lon":"-73.9","place_rank":16}]"#.utf8)
            case query.contains("Chicago"): exchange.respond(json: #"[{"lat":"41.88","lon":"-87.63","place_rank":30}]"#.utf8)
            case query.contains("Unranked"): exchange.respond(json: #"[{"lat":"40.8","lon":"-73.9"}]"#.utf8)
            case query.contains("Pole"): exchange.respond(json: #"[{"lat":"95","lon":"0","place_rank":30}]"#.utf8)
            case query.contains("Object"): exchange.respond(json: #"{"error":"no"}"#.utf8)
            case query.contains("Broken"): exchange.respond(json: "[{".utf8)
            case query.contains("Long"): exchange.respond(json: ("[" + String(repeating: " ", count: 70_000) + "]").utf8)
            case query.contains("Away"): exchange.redirect(to: "/search?q=Apollo")
            case query.contains("Down"): exchange.status = .serviceUnavailable
            case query.contains("Slow"): await exchange.loop.sleep(for: .seconds(60))
            default: exchange.respond(json: Self.theater.utf8)
            }
        }
    }

    private static func run(
        timeout: Duration = .seconds(60),
        _ body: (Geocoder, Texts, Texts) async throws -> Void
    ) async throws {
        let requests = Texts()
        let failures = Texts()
        let pool = try WorkerPool(threads: 4)
        defer { pool.stop() }
        try await TestServer.run(answering: answers(requests)) { server in
            let geocoder = Geocoder(url: server.url, timeout: timeout, pause: .seconds(3_600), pool: pool) { failure in
                failures.append(failure.description)
            }
            try await body(#require(geocoder), requests, failures)
        }
    }

    @Test("finds the point of a street address, and asks once for the same address")
    func cached() async throws {
        let harlem = try #require(Self.harlem)
        try await Self.run { geocoder, requests, failures in
            let point = await geocoder.point(of: "253 W 125th St, New York, NY 10027", near: harlem, account: 1)
            #expect(point == GeographicPoint(latitude: 40.8099, longitude: -73.95))
            #expect(await geocoder.point(of: " 253 W 125th  St, New York, NY 10027 ", near: harlem, account: 1) == point)
            #expect(requests.all == ["/search"])
            let others = geocoder.knownPoint(of: "253 W 125th St, New York, NY 10027", account: 2)
            #expect(others == nil, "another account must not learn of it")
            #expect(failures.all == [])
        }
    }

    @Test("ignores towns, unknown addresses and points far from the town", arguments: ["Nowhere 1", "Town 1", "Chicago 1"])
    func unknown(address: String) async throws {
        let harlem = try #require(Self.harlem)
        try await Self.run { geocoder, requests, failures in
            #expect(await geocoder.point(of: address, near: harlem, account: 1) == nil)
            #expect(await geocoder.point(of: address, near: harlem, account: 1) == nil)
            #expect(requests.all.count == 1 && failures.all == [])
        }
    }

    @Test(
        "reports an unusable response without the address",
        arguments: [
            ("Unranked 1", "the place in the response has no place_rank"),
            ("Pole 1", "the place in the response has no valid lat and lon"),
            ("Object 1", "the response is not a list of places"), ("Broken 1", "the response is not JSON"),
            ("Long 1", "the response is larger than"), ("Away 1", "the service returned status 307"),
            ("Down 1", "the service returned status 503"),
        ]
    )
    func unusable(address: String, report: String) async throws {
        let harlem = try #require(Self.harlem)
        try await Self.run { geocoder, requests, failures in
            #expect(await geocoder.point(of: address, near: harlem, account: 1) == nil)
            let reports = failures.all
            #expect(reports.count == 1 && reports[0].hasPrefix(report) && !reports[0].contains(address), "\(reports)")
            #expect(requests.all.count == 1)
        }
    }

    @Test("gives up on a slow service, and leaves it alone after three failures")
    func slow() async throws {
        let harlem = try #require(Self.harlem)
        try await Self.run(timeout: .milliseconds(50)) { geocoder, requests, failures in
            for number in 1...5 { #expect(await geocoder.point(of: "Slow \(number)", near: harlem, account: 1) == nil) }
            #expect(failures.all.count == 3)
            #expect(requests.all.count <= 3)
        }
    }

    @Test("an account has one request at a time")
    func concurrent() async throws {
        let harlem = try #require(Self.harlem)
        let (arrivals, arrived) = AsyncStream<Void>.makeStream()
        let (releases, released) = AsyncStream<Void>.makeStream()
        let pool = try WorkerPool(threads: 4)
        defer { pool.stop() }
        try await TestServer.run { exchange in
            if exchange.query.contains("First") {
                arrived.yield()
                for await _ in releases { break }
            }
            exchange.respond(json: Self.theater.utf8)
        } _: { server in
            let geocoder = try #require(Geocoder(url: server.url + "/search", timeout: .seconds(60), pool: pool) { _ in })
            async let first = geocoder.point(of: "First 1", near: harlem, account: 1)
            for await _ in arrivals { break }
            #expect(await geocoder.point(of: "Second 2", near: harlem, account: 1) == nil)
            #expect(await geocoder.point(of: "Second 2", near: harlem, account: 2) != nil)
            released.yield()
            #expect(await first != nil)
            #expect(await geocoder.point(of: "Third 3", near: harlem, account: 1) != nil)
        }
    }

    @Test("asks only if the caller can pay, and then knows the address without asking")
    func paid() async throws {
        let harlem = try #require(Self.harlem)
        try await Self.run { geocoder, requests, _ in
            for _ in 0..<2 { #expect(await geocoder.point(of: "Paid 1", near: harlem, account: 1, paying: { false }) == nil) }
            #expect(requests.all == [] && geocoder.knownPoint(of: "Paid 1", account: 1) == nil)
            let point = await geocoder.point(of: "Paid 1", near: harlem, account: 1)
            #expect(point != nil && requests.all.count == 1)
            #expect(await geocoder.point(of: "Paid 1", near: harlem, account: 1, paying: { false }) == point, "known addresses are free")
            #expect(geocoder.knownPoint(of: " Paid  1", account: 1) == point)
            _ = await geocoder.point(of: "Chicago 1", near: harlem, account: 1)
            #expect(geocoder.knownPoint(of: "Chicago 1", account: 1) == nil, "too far from the town")
        }
    }

    @Test(
        "needs a usable URL",
        arguments: ["", "nominatim.example", "ftp://nominatim.example", "http://", "https://a.example/search?key=1", "https://a b.example"]
    )
    func url(text: String) throws {
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        #expect(Geocoder(url: text, pool: pool) { _ in } == nil)
    }

    @Test("encodes an address as one value of the query")
    func encoded() async throws {
        let harlem = try #require(Self.harlem)
        let queries = Texts()
        let pool = try WorkerPool(threads: 1)
        defer { pool.stop() }
        try await TestServer.run { exchange in
            let query = exchange.query
            queries.append(query)
            exchange.respond(json: Self.theater.utf8)
        } _: { server in
            let geocoder = try #require(Geocoder(url: server.url + "/", timeout: .seconds(60), pool: pool) { _ in })
            _ = await geocoder.point(of: "C/ Peñón & Cía #3?limit=50\r\nX: y", near: harlem, account: 1)
        }
        let encoded = "format=jsonv2&limit=1&q=C%2F%20Pe%C3%B1%C3%B3n%20%26%20C%C3%ADa%20%233%3Flimit%3D50%20X%3A%20y"
        #expect(queries.all == [encoded])
    }
}

extension Geocoder {
    /// The point of an address for an account that can pay.
    fileprivate func point(of address: String, near town: GeographicPoint, account: Int64) async -> GeographicPoint? {
        await point(of: address, near: town, account: account) { true }
    }
}

@Suite("Distances of geographic points")
struct GeographicPointTests {
    /// Airports and their great-circle distances, computed independently by Vincenty's formula on the WGS 84 ellipsoid.
    @Test(
        "agree with the ellipsoid within 0.6 %",
        arguments: [
            ((40.6397, -73.7789), (51.4706, -0.4619), 5_554.5), ((40.4719, -3.5626), (-12.0219, -77.1143), 9_519.3),
            ((0, 0), (0, 1), 111.3), ((89.9, 0), (89.9, 180), 22.3),
        ] as [((Double, Double), (Double, Double), Double)]
    )
    func kilometres(from: (Double, Double), to: (Double, Double), expected: Double) throws {
        let start = try #require(GeographicPoint(latitude: from.0, longitude: from.1))
        let end = try #require(GeographicPoint(latitude: to.0, longitude: to.1))
        #expect(abs(start.kilometres(to: end) / expected - 1) < 0.006, "\(start.kilometres(to: end))")
        #expect(start.kilometres(to: start) == 0)
    }

    @Test("coordinates out of range are refused", arguments: [(90.1, 0), (0, -180.5), (.nan, 0), (0, .infinity)] as [(Double, Double)])
    func range(latitude: Double, longitude: Double) {
        #expect(GeographicPoint(latitude: latitude, longitude: longitude) == nil)
    }
}
