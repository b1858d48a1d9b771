import TestSupport
import Testing

@testable import Gateway

@Suite("Leave to send a body", .tags(.database, .socket))
struct BodyAdmissionTests {
    private static let body = #"{"query":"{ __typename }"}"#

    private static func head(_ path: String = "/graphql", method: String = "POST", _ headers: String...) -> String {
        ["\(method) \(path) HTTP/1.1", "Host: a", "Expect: 100-continue", "Content-Length: \(body.utf8.count)"].joined(separator: "\r\n")
            + "\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n"
    }

    @Test("who sends a GraphQL request gets it, and then the answer")
    func granted() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                try client.send(Self.head("/graphql", "Content-Type: application/json"))
                #expect(try client.response().status == 100)
                try client.send(Self.body)
                #expect(try client.response().json().at("data.__typename").string == "Query")
            }
        }
    }

    @Test(
        "who is refused for the head alone gets the refusal at once, without leave",
        arguments: [
            (head("/nowhere", "Content-Type: application/json"), 404), (head("/health/live"), 405), (head(), 415),
            (head("/graphql", "Content-Type: application/xml"), 415),
            (head("/graphql", "Content-Type: application/json", "Content-Encoding: gzip"), 415),
            (head("/graphql", "Content-Type: application/json", "Accept: text/css"), 406),
            (head(method: "PUT", "Content-Type: application/json"), 405),
        ]
    )
    func refused(head: String, status: Int) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                try client.send(head)
                let response = try client.response()
                #expect(response.status == status)
                #expect(response.values("connection") == ["close"])
                client.endSending()
                #expect(client.responsesToEnd().responses.isEmpty)
            }
        }
    }

    @Test("a coded body is refused also when nobody asks for leave, and the connection stays")
    func contentCoding() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                try client.send(Client.post(body: Self.body, headers: ["Content-Encoding: br"]))
                #expect(try client.response().status == 415)
                #expect(try client.data("{ __typename }").at("__typename").string == "Query")
            }
        }
    }
}
