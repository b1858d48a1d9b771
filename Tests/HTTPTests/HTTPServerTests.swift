import Glibc
import Reactor
import Testing

@testable import HTTP

@Suite("HTTP server")
struct HTTPServerTests {
    static func get(_ path: String, _ headers: String = "") -> String {
        "GET \(path) HTTP/1.1\r\nHost: a\r\n\(headers)\r\n"
    }

    static func post(_ path: String, _ body: String) -> String {
        "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test("a response has a date, one length, its headers and its body, and the connection stays open")
    func keepAlive() async throws {
        try await ServerHarness.run { harness in
            let responses = try await harness.client { client in
                try (1...3).map { number in
                    try client.send(Self.post("/echo/\(number)", "body \(number)"))
                    return try client.response()
                }
            }
            for (index, response) in responses.enumerated() {
                #expect(response.status == 200)
                #expect(response.text == "body \(index + 1)")
                #expect(response.values("date").count == 1)
                #expect(response.values("content-length") == ["6"])
                #expect(response.values("content-type") == ["text/plain"])
                #expect(response.values("x-path") == ["/echo/\(index + 1)"])
                #expect(response.values("connection").isEmpty)
            }
        }
    }

    @Test("a handler can read all headers in one pass and count repeated ones")
    func headers() async throws {
        try await ServerHarness.run { harness in
            let response = try await harness.client { client in
                try client.send(Self.get("/headers", "X: 1\r\nY:\r\nx:  2 \r\n"))
                return try client.response()
            }
            #expect(response.text == "Host=a;X=1;Y=;x=2;")
            #expect(response.values("x-count") == ["2"])
        }
    }

    @Test("pipelined requests are answered in order, large and small")
    func pipelining() async throws {
        try await ServerHarness.run { harness in
            let sizes = (0..<300).map { $0 % 50 == 0 ? 100_000 : $0 * 13 % 5_000 }
            let responses = try await harness.client { client in
                try client.send(sizes.map { Self.get("/large?\($0)") }.joined())
                return try sizes.map { _ in try client.response() }
            }
            #expect(responses.map(\.body.count) == sizes)
        }
    }

    @Test("a request that arrives byte by byte is read completely")
    func split() async throws {
        try await ServerHarness.run { harness in
            let response = try await harness.client { client in
                for byte in Self.post("/a", "hello").utf8 { try client.send([byte]) }
                return try client.response()
            }
            #expect(response.text == "hello")
        }
    }

    @Test("HEAD and 204 are answered without a body, and the next response follows correctly")
    func withoutBody() async throws {
        try await ServerHarness.run { harness in
            let (head, nothing, next) = try await harness.client { client in
                try client.send("HEAD /large?77 HTTP/1.1\r\nHost: a\r\n\r\n" + Self.get("/nothing") + Self.post("/a", "x"))
                return (try client.response(toHead: true), try client.response(), try client.response())
            }
            #expect(head.values("content-length") == ["77"])
            #expect(nothing.status == 204)
            #expect(nothing.values("content-length").isEmpty)
            #expect(next.text == "x")
        }
    }

    @Test(
        "the connection closes when either side asks for it",
        arguments: [
            (get("/", "Connection: close\r\n"), ["close"]),
            (get("/last"), ["close"]),
            ("GET / HTTP/1.0\r\n\r\n", ["close"]),
        ]
    )
    func closing(request: String, connection: [String]) async throws {
        try await ServerHarness.run { harness in
            let (response, rest) = try await harness.client { client in
                // A request after the last one is not answered, and does not prevent the previous response from arriving.
                try client.send(request + Self.get("/never"))
                return (try client.response(), client.receiveToEnd())
            }
            #expect(response.status == 200)
            #expect(response.values("connection") == connection)
            #expect(rest.isEmpty)
            #expect(harness.observer.count == 1)
        }
    }

    @Test("HTTP/1.0 keeps the connection if requested, and says so")
    func keepAlive10() async throws {
        try await ServerHarness.run { harness in
            let responses = try await harness.client { client in
                try (1...2).map { _ in
                    try client.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
                    return try client.response()
                }
            }
            #expect(responses.map { $0.values("connection") } == [["keep-alive"], ["keep-alive"]])
        }
    }

    @Test("transfers a large body and a large response completely")
    func large() async throws {
        try await ServerHarness.run { harness in
            let body = String(repeating: "0123456789abcdef", count: 65_536)
            let response = try await harness.client { client in
                try client.send(Self.post("/", body))
                return try client.response()
            }
            #expect(response.text == body)
        }
    }

    @Test("a body stays in place while its handler waits and more requests arrive")
    func stableBody() async throws {
        try await ServerHarness.run { harness in
            let text = String(repeating: "b", count: 10_000)
            async let responses = harness.client { client in
                try client.send(Self.post("/wait", text) + String(repeating: Self.post("/", "small"), count: 1_000))
                return try (0...1_000).map { _ in try client.response().text }
            }
            await harness.observer.handlerWaits()
            await harness.observer.open()
            let texts = try await responses
            #expect(texts == [text] + [String](repeating: "small", count: 1_000))
        }
    }

    @Test("a client that expects 100 Continue gets it, unless its body is too large")
    func expectContinue() async throws {
        try await ServerHarness.run { harness in
            let (leave, response) = try await harness.client { client in
                try client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
                let leave = try client.response()
                try client.send("ok")
                return (leave, try client.response())
            }
            #expect(leave.status == 100)
            #expect(response.text == "ok")
            let refusal = try await harness.client { client in
                try client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 99999999\r\n\r\n")
                return try client.response()
            }
            #expect(refusal.status == 413)
        }
    }

    @Test("a refused client receives the reason even while sending, and then the end")
    func refusal() async throws {
        try await ServerHarness.run { harness in
            let (first, response, rest) = try await harness.client { client in
                try client.send(Self.post("/", "fine") + "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n")
                let first = try client.response()
                try? client.send([UInt8](repeating: 0, count: 500_000))
                return (first, try client.response(), client.receiveToEnd())
            }
            #expect(first.text == "fine")
            #expect(response.status == 413)
            #expect(response.values("connection") == ["close"])
            #expect(response.text == "The body has 2000000 bytes; at most 1048576 are allowed.\n")
            #expect(rest.isEmpty)
        }
    }

    @Test("serves a thousand connections at once on two loops")
    func manyConnections() async throws {
        var limit = rlimit()
        unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, 8_192)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        try #require(limit.rlim_cur >= 4_096, "too few descriptors are allowed here")
        try await ServerHarness.run(loops: 2) { harness in
            let port = harness.server.port
            let good = try await harness.client { _ in
                let clients = try (0..<1_000).map { _ in try Client(port: port) }
                for (index, client) in clients.enumerated() { try client.send(Self.post("/", "\(index)")) }
                return try clients.enumerated().count { try $1.response().text == "\($0)" }
            }
            #expect(good == 1_000)
        }
    }

    @Test("fails if the port is in use")
    func portInUse() async throws {
        try await ServerHarness.run { harness in
            let port = harness.server.port
            let group = try EventLoopGroup(count: 1)
            defer { group.stop() }
            let error = await #expect(throws: SystemError.self) {
                _ = try await HTTPServer.start(on: group.loops, host: "127.0.0.1", port: port) { _ in
                    TestHandler(observer: harness.observer)
                }
            }
            #expect(error?.isAddressInUse == true)
        }
    }
}
