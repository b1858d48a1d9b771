import Glibc
import Reactor
import TestSupport
import Testing

@testable import HTTP

@Suite("Slow clients", .tags(.socket), .timeLimit(.minutes(20)))
struct PatienceTests {
    @Test(
        "a client that sends slowly cannot extend the timeout of its head or body",
        arguments: [
            ("GET / HTTP/1.1\r\nHost: a\r\n", "X: y\r\n"), ("\r\nGET / HTTP/1.1\r\nHost: a\r\nX: ", "y"),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n", "x"),
            ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nx\r\n"),
            ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", "X: y\r\n"),
            ("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 100000\r\n\r\n", "x"),
        ]
    )
    func trickle(start: String, drop: String) async throws {
        try await ServerHarness.run { configuration in
            configuration.headTimeout = .milliseconds(100)
            configuration.bodyTimeout = .milliseconds(100)
            configuration.limits.headerCount = 1_000_000
        } _: { harness in
            let answer = try await harness.client { client in
                try client.send(start)
                // Far more than fits into the timeout, and far less than any size limit.
                for _ in 0..<5_000 {
                    usleep(2_000)
                    if (try? client.send(drop)) == nil || !client.receiveAvailable() { break }
                }
                let text = String(decoding: client.receiveToEnd(), as: UTF8.self)
                let leave = "HTTP/1.1 100 Continue\r\n\r\n"
                return text.hasPrefix(leave) ? String(text.dropFirst(leave.count)) : text
            }
            #expect(answer.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
            #expect(answer.contains("\r\nConnection: close\r\n"))
            #expect(answer.hasSuffix("The request did not arrive in time.\n"))
            #expect(harness.observer.count == 0)
        }
    }

    @Test("input of a refused client is read for as long as a body may take, and no longer")
    func lingering() async throws {
        try await ServerHarness.run { configuration in
            configuration.lingerTimeout = .seconds(4)
            configuration.bodyTimeout = .seconds(12)
            configuration.limits.body = 10
        } _: { harness in
            let (response, hasEnded) = try await harness.client { client in
                try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n")
                // Longer than the server waits for a silent client, and then without end.
                let start = MonotonicTime.now
                while MonotonicTime.now.since(start) < .milliseconds(6_000) {
                    try client.send("x")
                    usleep(10_000)
                }
                let response = try client.response()
                var hasEnded = false
                while !hasEnded {
                    usleep(10_000)
                    hasEnded = (try? client.send("x")) == nil
                }
                return (response, hasEnded)
            }
            #expect(response.status == 413)
            #expect(hasEnded)
        }
    }

    @Test("a connection without any request closes within half a minute, and one with a request may be idle for longer")
    func firstByte() async throws {
        let usual = HTTPConfiguration()
        #expect(usual.firstByteTimeout <= .seconds(29) && usual.idleTimeout >= .seconds(60))
        try await ServerHarness.run { configuration in
            configuration.firstByteTimeout = .seconds(2)
        } _: { harness in
            let port = harness.server.port
            try await harness.client { asked in
                try asked.send(HTTPServerTests.get("/"))
                #expect(try asked.response().status == 200)
                #expect(try Client(port: port).receiveToEnd().isEmpty, "closed without a response")
                // Now it has been idle for as long.
                try asked.send(HTTPServerTests.get("/"))
                #expect(try asked.response().status == 200)
            }
        }
    }

    @Test(
        "a bare CR or a NUL is refused at once, before the end of its line",
        arguments: ["GET /\rx", "GET / HTTP/1.1\r\nHost: a\rX", "GET / HTTP/1.1\r\nHost: a\r\nX: \0", "GET / HTTP/1.1\r\nHost: a\r\r"]
    )
    func bareCR(start: String) async throws {
        try await ServerHarness.run { configuration in
            configuration.headTimeout = .seconds(600)
        } _: { harness in
            let response = try await harness.client { client in
                for byte in start.utf8 { try client.send([byte]) }
                return try client.response()
            }
            #expect(response.status == 400 && response.values("connection") == ["close"])
            #expect(response.text == "Lines must end with CR LF; a CR or LF alone is not allowed.\n")
        }
    }

    @Test("each request of a connection has its own timeout")
    func ownTime() async throws {
        try await ServerHarness.run { configuration in
            configuration.headTimeout = .seconds(2)
            configuration.bodyTimeout = .seconds(2)
        } _: { harness in
            try await harness.client { client in
                let start = MonotonicTime.now
                // Together they take longer than the timeout, and each one takes far less.
                while MonotonicTime.now.since(start) < .seconds(5) {
                    for piece in ["POST / HTTP/1.1\r\nHost: a\r\n", "Content-Length: 2\r\n\r\no", "k"] {
                        try client.send(piece)
                        usleep(30_000)
                    }
                    #expect(try client.response().status == 200)
                }
            }
        }
    }

    @Test("a client that reads a response byte by byte is cut off")
    func tricklingReader() async throws {
        try await ServerHarness.run { configuration in
            configuration.writeTimeout = .milliseconds(200)
        } _: { harness in
            let server = harness.server
            let reader = try await harness.client(receiveBuffer: 4_096) { client in
                try client.send(HTTPServerTests.get("/large?30000000"))
                return client
            }
            while await server.statistics().connectionsCutOff == 0 {
                _ = try await harness.onThread { try? reader.receive(atMost: 1) }
                try await Task.sleep(for: .milliseconds(5))
            }
            while await server.statistics().connectionsOpen > 0 { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    @Test("a connection beyond the limit is refused and closed quickly, and a closed one makes room")
    func connectionLimit() async throws {
        try await ServerHarness.run { configuration in
            configuration.connections = 2
        } _: { harness in
            let port = harness.server.port
            let first = try await harness.client { client in
                try client.send(HTTPServerTests.get("/"))
                #expect(try client.response().status == 200)
                return client
            }
            try await harness.client { second in
                try second.send(HTTPServerTests.get("/"))
                #expect(try second.response().status == 200)
                for _ in 0..<5 {
                    let third = try Client(port: port)
                    let response = try third.response()
                    #expect(response.status == 503)
                    #expect(response.values("retry-after") == ["1"])
                    #expect(response.values("connection") == ["close"])
                    #expect(response.text == "All 2 connections are in use. Try again in a moment.\n")
                    #expect(third.receiveToEnd().isEmpty)
                }
            }
            // The second one was closed at the end of its closure.
            while await harness.server.statistics().connectionsOpen > 1 { try await Task.sleep(for: .milliseconds(2)) }
            try await harness.client { client in
                try client.send(HTTPServerTests.post("/", "again"))
                #expect(try client.response().text == "again")
                try first.send(HTTPServerTests.post("/", "still"))
                #expect(try first.response().text == "still")
            }
            let statistics = await harness.server.statistics()
            #expect(statistics.connectionsAccepted == 3)
            #expect(statistics.connectionsRefused == 5)
        }
    }

    @Test("bodies that fill their memory limit are refused, and small requests are served")
    func inputMemory() async throws {
        try await ServerHarness.run { configuration in
            configuration.inputMemory = 1_500_000
        } _: { harness in
            let half = HTTPServerTests.post("/", String(repeating: "x", count: 1_000_000)).prefix(900_000)
            let first = try await harness.client { client in
                try client.send(String(half))
                return client
            }
            while await harness.server.statistics().inputMemory < 1_000_000 { try await Task.sleep(for: .milliseconds(2)) }
            let (response, small, rest) = try await harness.client { second in
                try? second.send(String(half))
                let response = try second.response()
                let third = try Client(port: harness.server.port)
                try third.send(HTTPServerTests.post("/", "small"))
                let small = try third.response()
                // The memory of finished requests is free again.
                try first.send(String(repeating: "x", count: 200_000))
                let rest = try first.response()
                return (response, small, rest)
            }
            #expect(response.status == 503)
            #expect(response.values("retry-after") == ["1"])
            #expect(response.text == "The pending requests use all 1500000 bytes reserved for requests. Try again in a moment.\n")
            #expect(small.text == "small")
            #expect(rest.body.count == 1_000_000)
            await harness.server.shutdown(grace: .seconds(10))
            #expect(await harness.server.statistics().inputMemory == 0)
        }
    }
}
