import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Requests with mutations", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct MutationRequestTests {
    @Test("are refused by GET")
    func byGet() async throws {
        try await GatewayFixture.run(Purses.snapshot(), database: Purses.database()) { fixture in
            let response = try await fixture.client { try $0.ask("/graphql?query=mutation%7Bcount%7Bcoins%7D%7D") }
            #expect(response.status == 405)
            #expect(response.values("allow") == ["POST"])
            let text = try await fixture.client { try $0.query("mutation { count { coins } }").text }
            #expect(text == #"{"data":{"count":{"coins":101}}}"#)
        }
    }

    @Test("are explained without being executed")
    func explained() async throws {
        try await GatewayFixture.run(Purses.snapshot(), database: Purses.database()) { fixture in
            let accept = ["Accept: application/vnd.cupboard.plan+json"]
            let response = try await fixture.client { try $0.query("mutation { count { coins } }", headers: accept) }
            #expect(response.status == 200)
            #expect(response.text.contains(#""requested":"#))
            let text = try await fixture.client { try $0.query("mutation { count { coins } }").text }
            #expect(text == #"{"data":{"count":{"coins":101}}}"#)
        }
    }

    @Test("get responses that must not be stored")
    func secrecy() async throws {
        try await GatewayFixture.run(Purses.snapshot(), database: Purses.database()) { fixture in
            let response = try await fixture.client { try $0.query("mutation { count { coins } }") }
            #expect(response.text == #"{"data":{"count":{"coins":101}}}"#)
            // The response may contain a token.
            #expect(response.values("cache-control") == ["no-store"])
        }
    }

    @Test("are refused if the operations of a batch together exceed the limit per request")
    func batch() async throws {
        try await GatewayFixture.run(Purses.snapshot(), database: Purses.database(), configure: { $0.requests.batch = 5 }) { fixture in
            let many = (1...6).map { "m\($0): count { coins }" }.joined(separator: " ")
            let body = #"[{"query":"mutation { \#(many) }"},{"query":"mutation { __typename }"},{"query":"mutation { count { coins } }"}]"#
            let text = try await fixture.client { client in
                try client.send(Client.post(body: body))
                return try client.response().text
            }
            #expect(text.contains("TOO_MANY_MUTATIONS"))
            #expect(text.hasSuffix(#"{"data":{"__typename":"Mutation"}},{"data":{"count":{"coins":101}}}]"#))
        }
    }
}
