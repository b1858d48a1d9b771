import Curl
import HTTP
import Reactor
import TestSupport
import Testing

@Suite("Requests over a kept connection", .tags(.socket))
struct HTTPSessionTests {
    @Sendable
    private static func answer(_ exchange: HTTPExchange) async {
        switch exchange.path {
        case "/echo":
            exchange.responseBody += "\(exchange.method) \(exchange.header("x-test") ?? "-") ".utf8
            exchange.responseBody += exchange.body
        case "/away": exchange.redirect(to: "/echo")
        case "/large": exchange.responseBody += [UInt8](repeating: UInt8(ascii: "x"), count: 70_000)
        case "/slow": await exchange.loop.sleep(for: .seconds(20))
        default: exchange.status = .notFound
        }
    }

    private static func run<Answer: Sendable>(
        timeout: Duration = .seconds(60),
        _ body: @escaping @Sendable (HTTPSession, String) throws -> Answer
    ) async throws -> Answer {
        var answer: Answer?
        try await TestServer.run(answering: Self.answer) { server in
            answer = try await server.client { try body(HTTPSession(timeout: timeout), server.url) }
        }
        return try #require(answer)
    }

    private static func text(_ answer: HTTPFetch.Answer) -> String { String(decoding: answer.body, as: UTF8.self) }

    @Test("each request has its own headers and body, and each response its own status")
    func requests() async throws {
        let answers = try await Self.run { session, url in
            try [
                session.post(Array("one".utf8), to: url + "/echo", headers: ["X-Test: here"]),
                session.post([], to: url + "/missing", headers: []),
                session.post(Array("two".utf8), to: url + "/echo", headers: []),
            ]
        }
        #expect(answers.map(\.status) == [200, 404, 200])
        #expect(answers.map(Self.text) == ["post here one", "", "post - two"])
    }

    @Test("a redirect is returned and not followed")
    func redirect() async throws {
        let answer = try await Self.run { session, url in try session.post([1], to: url + "/away", headers: ["Authorization: secret"]) }
        #expect(answer.status == 307 && answer.redirect?.hasSuffix("/echo") == true)
    }

    @Test("a response that is too large is refused, and the session goes on")
    func large() async throws {
        let next = try await Self.run { session, url in
            #expect(throws: CurlError.tooLarge(limit: 65_536)) { try session.post([], to: url + "/large", headers: []) }
            return try session.post([0x61], to: url + "/echo", headers: [])
        }
        #expect(Self.text(next) == "post - a")
    }

    @Test("a response that does not arrive in time is given up")
    func slow() async throws {
        let timeout = Duration.milliseconds(200)
        _ = try await Self.run(timeout: timeout) { session, url in
            #expect(throws: CurlError.timedOut(after: timeout)) { try session.post([], to: url + "/slow", headers: []) }
        }
    }

    @Test("only HTTP is spoken", arguments: ["file:///etc/hostname", "ftp://127.0.0.1/x", "smtp://127.0.0.1/"])
    func protocols(url: String) throws {
        let session = try HTTPSession(timeout: .seconds(5))
        #expect(throws: CurlError.self) { try session.post([], to: url, headers: []) }
    }
}
