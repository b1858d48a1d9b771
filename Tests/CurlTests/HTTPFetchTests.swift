import Curl
import HTTP
import Reactor
import TestSupport
import Testing

@Suite("an HTTP request to another server", .tags(.socket))
struct HTTPFetchTests {
    /// Responds according to the path; some redirects lead back to themselves.
    @Sendable
    private static func answer(_ exchange: HTTPExchange) async {
        switch exchange.path {
        case "/echo":
            exchange.contentType = "text/plain"
            exchange.responseBody += "\(exchange.method) \(exchange.header("x-test") ?? "-") ".utf8
            exchange.responseBody += exchange.body
        case "/missing":
            exchange.status = .notFound
            exchange.responseBody += "gone".utf8
        case "/once": exchange.redirect(to: "/echo")
        case "/forever": exchange.redirect(to: "/forever")
        case "/away": exchange.redirect(to: "ftp://127.0.0.1/file")
        case "/large": exchange.responseBody += [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
        case "/slow": await exchange.loop.sleep(for: .seconds(20))
        default: exchange.status = .noContent
        }
    }

    private static func fetch(
        _ path: String,
        _ change: @escaping @Sendable (inout HTTPFetch) -> Void = { _ in }
    ) async throws -> HTTPFetch.Answer {
        var answer: HTTPFetch.Answer?
        try await TestServer.run(answering: Self.answer) { server in
            answer = try await server.client {
                var fetch = HTTPFetch(url: server.url + path)
                change(&fetch)
                return try fetch.perform()
            }
        }
        return try #require(answer)
    }

    private static func text(_ answer: HTTPFetch.Answer) -> String { String(decoding: answer.body, as: UTF8.self) }

    @Test("returns status, type and body")
    func get() async throws {
        let answer = try await Self.fetch("/echo") { $0.headers = ["X-Test: here"] }
        #expect(answer.status == 200)
        #expect(answer.contentType == "text/plain")
        #expect(Self.text(answer) == "get here ")
    }

    @Test("posts a body of any bytes")
    func post() async throws {
        let answer = try await Self.fetch("/echo") { $0.body = [0x61, 0, 0x62] }
        #expect(answer.body == Array("post - a".utf8) + [0, 0x62])
    }

    @Test("sends a POST even with an empty body")
    func emptyPost() async throws {
        let answer = try await Self.fetch("/echo") { $0.body = [] }
        #expect(Self.text(answer) == "post - ")
    }

    @Test("returns a response with an error status like any other")
    func failureStatus() async throws {
        let answer = try await Self.fetch("/missing")
        #expect(answer.status == 404)
        #expect(Self.text(answer) == "gone")
    }

    @Test("follows at most the given number of redirects, and keeps a POST")
    func redirects() async throws {
        let refused = try await Self.fetch("/once") { $0.body = [0x61] }
        #expect(refused.status == 307)
        #expect(refused.redirect?.hasSuffix("/echo") == true)
        let followed = try await Self.fetch("/once") {
            $0.body = [0x61]
            $0.redirects = 1
        }
        #expect(Self.text(followed) == "post - a")
        await #expect(throws: CurlError.self) { try await Self.fetch("/forever") { $0.redirects = 3 } }
    }

    @Test("refuses URLs and redirects that are not HTTP", arguments: ["file:///etc/hostname", "ftp://127.0.0.1/x", "smtp://127.0.0.1/"])
    func otherProtocols(url: String) async throws {
        #expect(throws: CurlError.self) { try HTTPFetch(url: url).perform() }
        await #expect(throws: CurlError.self) { try await Self.fetch("/away") { $0.redirects = 3 } }
    }

    @Test("refuses a response that is too large")
    func tooLarge() async throws {
        await #expect(throws: CurlError.tooLarge(limit: 99_999)) { try await Self.fetch("/large") { $0.limit = 99_999 } }
        let answer = try await Self.fetch("/large") { $0.limit = 100_000 }
        #expect(answer.body.count == 100_000)
    }

    @Test("stops waiting after the timeout")
    func slow() async throws {
        let timeout = Duration.milliseconds(50)
        await #expect(throws: CurlError.timedOut(after: timeout)) { try await Self.fetch("/slow") { $0.timeout = timeout } }
    }

    @Test("reports a refused connection as such")
    func refused() {
        let error = #expect(throws: CurlError.self) { try HTTPFetch(url: "http://127.0.0.1:1/").perform() }
        #expect(error?.description == "connection refused")
    }

    @Test("rejects an invalid URL")
    func noURL() {
        #expect(throws: CurlError.self) { try HTTPFetch(url: "http://").perform() }
    }
}
