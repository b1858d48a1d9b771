import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Caching of responses", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct CachingTests {
    private static let personal = ["private, no-store"]

    @Test("responses to authenticated GET requests are not stored, including errors")
    func personal() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let viewer = "/graphql?query=%7Bviewer%7Bid%20email%7D%7D"
                let answer = try client.ask(viewer, headers: ana.headers)
                #expect(try answer.json().at("data.viewer.email").string == "ana@example.com")
                #expect(answer.values("cache-control") == Self.personal)
                let targets = [
                    "/graphql?query=%7B__typename%7D", "/graphql?query=%7Bnonsense%7D", "/graphql",
                    "/graphql?query=%7Bviewer%7Bid%7D%7D&explain",
                    "/graphql?extensions=%7B%22persistedQuery%22%3A%7B%22version%22%3A1%2C%22sha256Hash%22%3A%22"
                        + String(repeating: "0", count: 64) + "%22%7D%7D",
                    "/graphql?query=mutation%7BlogOut%7Bmessage%7D%7D",
                ]
                for target in targets {
                    #expect(try client.ask(target, headers: ana.headers).values("cache-control") == Self.personal, "\(target)")
                }
                #expect(try client.ask(viewer, method: "HEAD", headers: ana.headers).values("cache-control") == Self.personal)
                #expect(try client.ask(viewer, headers: ["authorization: bearer nonsense"]).values("cache-control") == Self.personal)
                #expect(try client.ask(viewer, headers: ["Authorization: Basic YTpi"]).values("cache-control") == Self.personal)
            }
        }
    }

    @Test("anonymous responses have no directive, tokens are not stored, and an unknown hash is not cached")
    func others() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                #expect(try client.ask("/graphql?query=%7B__typename%7D").values("cache-control").isEmpty)
                let unknown = "%7B%22persistedQuery%22%3A%7B%22version%22%3A1%2C%22sha256Hash%22%3A%22"
                let target = "/graphql?extensions=" + unknown + String(repeating: "0", count: 64) + "%22%7D%7D"
                #expect(try client.ask(target).values("cache-control") == ["private, no-cache, must-revalidate"])
                let input = #"{ email: "ana@example.com", password: "Wrong-Horse-7" }"#
                let logIn = try client.query("mutation { logIn(input: \(input)) { message } }", headers: [])
                #expect(logIn.values("cache-control") == ["no-store"])
            }
        }
    }
}
