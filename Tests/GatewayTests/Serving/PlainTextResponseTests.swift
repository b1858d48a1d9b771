import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Responses that are not GraphQL", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct PlainTextResponseTests {
    @Test("have the same text for any method", arguments: ["GET", "POST", "PUT"])
    func notFound(method: String) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                try client.send("\(method) /nowhere HTTP/1.1\r\nHost: test\r\nContent-Length: 0\r\n\r\n")
                let unknown = try client.response()
                #expect(unknown.status == 404)
                #expect(unknown.text == "Not found. The API is at /graphql, its schema at /schema. GET / returns a guide.\n")
                #expect(unknown.values("allow").isEmpty)

                try client.send("\(method) /graphql HTTP/1.1\r\nHost: test\r\nAccept: text/html\r\nContent-Length: 0\r\n\r\n")
                let refused = try client.response()
                let isPossible = method == "GET" || method == "POST" || method == "HEAD"
                // For an invalid method the error is about the method, and other problems don't matter.
                #expect(refused.status == (isPossible ? 406 : 405))
                #expect(refused.text.contains(isPossible ? "This server responds with" : "Send a query by GET"))
                #expect(refused.values("allow") == (isPossible ? [] : ["GET, HEAD, POST"]))
            }
        }
    }
}
