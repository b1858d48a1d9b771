import Domains
import Engine
import GraphQL
import Logging
import Postgres
import ServiceSupport
import Synchronization
import TestSupport
import Testing

@testable import Gateway

@Suite("Rate limits of anonymous clients and accounts", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ClientAllowanceTests {
    private static let query = "{ rateLimit { limit remaining resetAt cost } recipes(first: 20) { nodes { id } } }"

    private static func run(
        network: Int = 1_000_000,
        account: Int = 1_000_000,
        proxies: Int = 0,
        _ configure: (inout GatewayConfiguration) -> Void = { _ in },
        _ body: (GatewayFixture, PostgresSession) async throws -> Void
    ) async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        try await GatewayFixture.run(
            database: database,
            configure: {
                $0.clients.networkPoints = network
                $0.clients.accountPoints = account
                $0.clients.countsLoopback = true
                $0.requests.proxies = proxies
                // Ignores the execution time.
                $0.engine.chargesRunningTime = false
                configure(&$0)
            }
        ) { try await body($0, session) }
    }

    /// Sends requests until one is refused.
    private static func spend(_ client: Client, _ headers: [String]) throws -> Response {
        for _ in 0..<500 {
            let response = try client.query(query, headers: headers)
            if response.status != 200 { return response }
        }
        throw Unspent()
    }

    private struct Unspent: Error {}

    @Test("are reported in headers and a field, and refuse with 429 and a waiting time")
    func reported() async throws {
        try await Self.run(network: 200) { fixture, session in
            let person = try TestToken.session(of: 1, in: session)
            let key = try TestToken.key(of: 1, scopes: ["RECIPES_READ"], in: session)
            try await fixture.client { client throws in
                let response = try client.query(Self.query, headers: [])
                let limit = try response.json().at("data.rateLimit")
                let cost = try #require(limit["cost"].int)
                #expect(limit["limit"].int == 200)
                #expect(limit["remaining"].int == 200 - cost)
                #expect(limit["resetAt"].string?.hasSuffix("Z") == true)
                #expect(response.values("ratelimit-policy") == ["\"address\";q=200;w=60"])
                #expect(response.values("ratelimit").first?.hasPrefix("\"address\";r=\(200 - cost);t=") == true)

                let refused = try Self.spend(client, [])
                #expect(refused.status == 429)
                #expect(try refused.json().at("errors.0.extensions.code").string == "RATE_LIMITED")
                #expect(refused.text.contains("this address can spend 200 points a minute"))
                #expect(try (1...60).contains(#require(refused.values("retry-after").first.flatMap { Int($0) })))

                // Logged-in users and keys have separate limits.
                let logged = try client.query(Self.query, headers: [person.header])
                #expect(logged.status == 200)
                #expect(logged.values("ratelimit-policy") == ["\"account\";q=1000000;w=60"])
                #expect(try logged.json().at("data.rateLimit.limit").int == 1_000_000)
                #expect(try client.query(Self.query, headers: [key.header]).values("ratelimit-policy") == ["\"key\";q=20000;w=60"])
            }
        }
    }

    @Test("an account has one limit for all its sessions, and another account has a separate one")
    func accounts() async throws {
        try await Self.run(account: 200) { fixture, session in
            let (first, second) = (try TestToken.session(of: 1, in: session), try TestToken.session(of: 1, in: session))
            let other = try TestToken.session(of: 2, in: session)
            try await fixture.client { client throws in
                #expect(try Self.spend(client, [first.header]).text.contains("this account can spend "))
                let another = try Client(port: fixture.gateway.port)
                #expect(try another.query(Self.query, headers: [second.header]).status == 429)
                #expect(try another.query(Self.query, headers: [other.header]).status == 200)
                #expect(try another.query(Self.query, headers: []).status == 200)
            }
        }
    }

    @Test("behind a proxy each client has its own limit in any notation of its address")
    func proxies() async throws {
        try await Self.run(network: 200, proxies: 1) { fixture, _ in
            try await fixture.client { client throws in
                func status(_ address: String) throws -> Int {
                    try client.query(Self.query, headers: ["X-Forwarded-For: \(address)"]).status
                }
                _ = try Self.spend(client, ["X-Forwarded-For: 2001:db8:0:7::1"])
                for same in ["2001:DB8:0:7::1", "[2001:db8:0:7::1]:4711", "2001:0db8:0000:0007:ffff::2", "192.0.2.1, 2001:db8:0:7::3"] {
                    #expect(try status(same) == 429, "\(same)")
                }
                #expect(try status("2001:db8:0:8::1") == 200)
                _ = try Self.spend(client, ["X-Forwarded-For: 192.0.2.7"])
                for same in ["192.0.2.7:80", "::ffff:192.0.2.7", "198.51.100.1, 192.0.2.7"] { #expect(try status(same) == 429, "\(same)") }
                #expect(try status("192.0.2.8") == 200)
            }
        }
    }

    @Test("clients on the same machine are not limited by default")
    func loopback() async throws {
        try await Self.run(network: 1, account: 1, { $0.clients.countsLoopback = false }) { fixture, session in
            let person = try TestToken.session(of: 1, in: session)
            try await fixture.client { client throws in
                for headers in [[], [person.header]] {
                    let response = try client.query(Self.query, headers: headers)
                    #expect(response.status == 200)
                    #expect(response.values("ratelimit") == [])
                    #expect(try response.json().at("data.rateLimit") == .null)
                }
            }
        }
    }

    @Test("0 points mean no limit")
    func off() async throws {
        try await Self.run(network: 0, account: 0) { fixture, _ in
            try await fixture.client { client throws in
                #expect(try client.query(Self.query, headers: []).values("ratelimit") == [])
            }
        }
    }

    @Test("each request of a batch is charged, and refused ones get an error in their position")
    func batches() async throws {
        try await Self.run(network: 2, account: 2, { $0.requests.batch = 5 }) { fixture, session in
            let person = try TestToken.session(of: 1, in: session)
            try await fixture.client { client throws in
                // First an anonymous client, then an account, which is authenticated again for each entry.
                for headers in [[], [person.header]] {
                    let batch = Array(repeating: #"{"query":"{__typename}"}"#, count: 4).joined(separator: ",")
                    try client.send(Client.post(body: "[\(batch)]", headers: headers))
                    let answers = try client.response().json()
                    #expect(answers.items.map { $0.at("data.__typename").string } == ["Query", "Query", nil, nil])
                    #expect(answers.at("3.errors.0.extensions.code").string == "RATE_LIMITED")
                }
            }
        }
    }

    @Test("log-ins are charged for password hashing")
    func logIns() async throws {
        try await Self.run(network: 500) { fixture, _ in
            try await fixture.client { client throws in
                let logIn = "mutation { logIn(input: {email: \"nobody@example.org\", password: \"Wrong-1-Password\"}) { message } }"
                let statuses = try (0..<4).map { _ in try client.query(logIn, headers: []).status }
                #expect(statuses.first == 200 && statuses.last == 429)
            }
        }
    }

    @Test("the actual execution time is charged if it exceeds the estimate")
    func measured() async throws {
        try await GatewayFixture.run(
            SlowFields.snapshot(),
            database: SlowFields.database(),
            configure: {
                $0.clients.networkPoints = 10_000
                $0.clients.countsLoopback = true
            }
        ) { fixture in
            try await fixture.client { client throws in
                let first = try client.query(SlowFields.nap, headers: [])
                #expect(first.status == 200)
                #expect(first.values("ratelimit").first?.hasPrefix("\"address\";r=0;") == true)
                #expect(try client.query(SlowFields.name, headers: []).status == 429)
            }
        }
    }

    @Test("logs once that clients come through a proxy without configuration")
    func warning() async throws {
        let lines = Lines()
        try await Self.run({ $0.log = Logger(label: "test") { _ in lines } }) { fixture, _ in
            try await fixture.client { client throws in
                for _ in 0..<3 { _ = try client.query("{ __typename }", headers: ["X-Forwarded-For: 192.0.2.7"]) }
            }
        }
        #expect(lines.warnings.filter { $0.contains("--proxies is 0") }.count == 1)
    }
}

/// Records warnings.
private struct Lines: LogHandler {
    private final class Kept: Sendable {
        let warnings = Mutex<[String]>([])
    }

    private let kept = Kept()
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.warning

    var warnings: [String] { kept.warnings.withLock { $0 } }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        kept.warnings.withLock { $0.append("\(event.message)") }
    }
}
