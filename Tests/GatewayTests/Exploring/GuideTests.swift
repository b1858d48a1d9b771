import Languages
import Planner
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("The guide at /")
struct GuideTests {
    @Test("fits a terminal", arguments: [Language.english, .spanish])
    func fits(language: Language) {
        let guide = Guide(address: ServerAddress(host: "127.0.0.1:8080"), language: language, isOpen: true)
        let lines = guide.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.filter { $0.count > 80 } == [])
        #expect(lines.count < 35)
    }

    @Test("uses the client's language and the host name of the request", .tags(.database, .socket))
    func answer() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                let english = try client.ask("/")
                #expect(english.values("content-type") == ["text/plain; charset=utf-8"])
                #expect(english.text.hasPrefix("Cupboard – one GraphQL API"))
                #expect(english.text.contains("curl -s http://test/schema\n"))
                let spanish = try client.ask("/", headers: ["Accept-Language: es-MX, en;q=0.5"])
                #expect(spanish.text.hasPrefix("Cupboard – una API GraphQL"))
            }
        }
    }

    @Test(
        "replaces a host name that a shell would interpret",
        arguments: [
            ("cupboard.example:8080", "http://cupboard.example:8080"), ("[::1]:8080", "http://[::1]:8080"),
            ("a;rm", nil), ("$(ls)", nil), ("`ls`", nil), ("a b", nil), ("a'b", nil), ("a/b", nil), ("a\u{1B}[2J", nil), ("ä", nil),
            ("", nil),
            (String(repeating: "a", count: 256), nil),
        ] as [(String, String?)]
    )
    func host(header: String, address: String?) {
        let host = ServerAddress.host(header.utf8Span.span)
        #expect(ServerAddress(host: host).text == address ?? "http://127.0.0.1:8080")
    }

    @Test(
        "quotes characters that a shell would interpret",
        arguments: [
            ("http://a/schema/Recipe.title", "http://a/schema/Recipe.title"), ("http://[::1]/", "'http://[::1]/'"),
            ("/a?b", "'/a?b'"), ("it's", #"'it'\''s'"#), ("", "''"), ("$HOME", "'$HOME'"), ("a(b:)", "'a(b:)'"),
        ]
    )
    func quoted(word: String, quoted: String) {
        #expect(CurlCommand.quoted(word) == quoted)
    }
}
