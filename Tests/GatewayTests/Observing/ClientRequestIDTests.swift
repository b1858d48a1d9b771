import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("The client's request id", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ClientRequestIDTests {
    private static let change = "mutation { setLanguage(input: {language: \"ES\"}) { message } }"
    private static let log = "{ auditLog(filter: {%@}) { nodes { requestId clientRequestId actor { name } } } }"

    @Test("is in the audit next to the server's own id, which no client can choose")
    func audit() async throws {
        try await GatewayFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let admin = try Member("Ada", isAdmin: true, in: session)
            let (paula, quinn) = (try Member("Paula", in: session), try Member("Quinn", in: session))
            try session.execute("DELETE FROM audit_entry")
            try await fixture.client { client in
                func entries(_ filter: String) throws -> [Value] {
                    let query = Self.log.split(separator: "%@").joined(separator: filter)
                    return try client.data(query, headers: admin.headers).at("auditLog.nodes").items
                }
                // Two people with the same request id.
                for person in [paula, quinn] {
                    let answer = try client.query(Self.change, headers: person.headers + ["X-Request-Id: the-same"])
                    #expect(answer.values("x-request-id") == ["the-same"])
                }
                let same = try entries("requestId: \"the-same\"")
                #expect(same.map { $0.at("actor.name").string } == ["Quinn", "Paula"])
                #expect(same.allSatisfy { $0["clientRequestId"].string == "the-same" })
                let own = same.compactMap { $0["requestId"].string }
                #expect(Set(own).count == 2 && !own.contains("the-same"))

                // A client that uses another request's id is distinguishable from it.
                _ = try client.query(Self.change, headers: quinn.headers + ["X-Request-Id: \(own[1])"])
                let both = try entries("requestId: \"\(own[1])\"")
                #expect(both.map { $0.at("actor.name").string } == ["Quinn", "Paula"])
                #expect(both.map { $0["requestId"].string == own[1] } == [false, true])
                #expect(both.map { $0["clientRequestId"].string } == [own[1], "the-same"])

                // If the client's id is missing or invalid, only the server's id exists, and the response contains it.
                for headers in [[], ["X-Request-Id: no id!"], ["X-Request-Id: " + String(repeating: "x", count: 65)]] {
                    let answer = try client.query(Self.change, headers: paula.headers + headers)
                    let sentID = try #require(answer.values("x-request-id").first)
                    let found = try entries("requestId: \"\(sentID)\"")
                    #expect(found.count == 1 && found[0]["requestId"].string == sentID && found[0]["clientRequestId"] == .null)
                }
            }
        }
    }
}
