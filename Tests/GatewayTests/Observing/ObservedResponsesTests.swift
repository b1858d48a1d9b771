import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Request metadata in responses", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ObservedResponsesTests {
    private static let query = "query Titles { recipes(first: 2) { nodes { title } } }"

    @Test("every response has an id")
    func ids() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                var ids: [String] = []
                for target in ["/", "/health/live", "/health/ready", "/schema.graphql", "/nowhere", "/graphql", "/metrics"] {
                    ids += try client.ask(target).values("x-request-id")
                }
                ids += try client.query(Self.query).values("x-request-id")
                ids += try client.query("{ nothing }").values("x-request-id")
                ids += try client.query("{").values("x-request-id")
                try client.send("GET / HTTP/1.1\r\nHost : test\r\n\r\n")
                let malformed = try client.response()
                #expect(malformed.status == 400)
                ids += malformed.values("x-request-id")
                #expect(ids.count == 11)
                #expect(Set(ids).count == 11)
            }
        }
    }

    @Test(
        "uses the client's id if it is safe",
        arguments: [("mine.1", true), ("not mine", false), ("<script>", false), ("", false)]
    )
    func ownID(id: String, isTaken: Bool) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                let answered = try client.query(Self.query, headers: ["X-REQUEST-ID: \(id)"]).values("x-request-id")
                #expect(answered.count == 1)
                #expect((answered.first == id) == isTaken)
            }
        }
    }

    @Test("contains the time of each phase, with parsing and validation only for new documents")
    func timing() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                let first = try Self.timing(client.query(Self.query))
                #expect(first.map(\.name) == ["read", "parse", "validate", "plan", "db", "write", "total"])
                let second = try Self.timing(client.query(Self.query))
                #expect(second.map(\.name) == ["cache", "read", "plan", "db", "write", "total"])
                #expect(second.first?.text == "desc=hit")
                for times in [first, second] {
                    let durations = times.compactMap(\.milliseconds)
                    // Each duration is truncated to microseconds.
                    #expect(try durations.dropLast().reduce(0, +) <= #require(durations.last) + 0.000_001)
                }
                #expect(try Self.timing(client.query("{ nothing }")).map(\.name) == ["read", "parse", "validate", "write", "total"])
            }
        }
    }

    @Test("in production has no timing, and no metrics unless enabled", arguments: [nil, true, false] as [Bool?])
    func production(metrics: Bool?) async throws {
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.engine.isProduction = true
            configuration.observing.metrics = metrics
        }
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: configure) { fixture in
            try await fixture.client { client throws in
                let response = try client.query(Self.query)
                #expect(response.values("server-timing").isEmpty)
                #expect(response.values("x-request-id").count == 1)
                #expect(try client.ask("/metrics").status == (metrics == true ? 200 : 404))
            }
        }
    }

    private static func timing(_ response: Response) throws -> [(name: String, text: String, milliseconds: Double?)] {
        let header = try #require(response.values("server-timing").first)
        return header.split(separator: ", ").map { metric in
            let parts = metric.split(separator: ";").map(String.init)
            let text = parts.count == 2 ? parts[1] : ""
            return (parts[0], text, text.hasPrefix("dur=") ? Double(text.dropFirst(4)) : nil)
        }
    }
}
