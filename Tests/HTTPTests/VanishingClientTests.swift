import Glibc
import Testing

@testable import HTTP

@Suite("Clients that stall or disappear", .timeLimit(.minutes(20)))
struct VanishingClientTests {
    @Test("a reset while the handler waits cancels the handler, and the server stays usable")
    func reset() async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.send(HTTPServerTests.get("/wait"))
                try client.resetOnClose()
                // Let the server read the request before the reset discards it, as proven by the response to a later request.
                let other = try Client(port: harness.server.port)
                try other.send(HTTPServerTests.get("/"))
                _ = try other.response()
            }
            await harness.observer.handlerWaits()
            // Served after the reset's event, on the same loop.
            let response = try await harness.client { client in
                try client.send(HTTPServerTests.get("/"))
                return try client.response()
            }
            #expect(response.status == 200)
            await harness.observer.open()
            let next = try await harness.client { client in
                try client.send(HTTPServerTests.get("/"))
                return try client.response()
            }
            #expect(next.status == 200)
            #expect(harness.observer.outcomes == ["gone: true, cancelled: true"])
        }
    }

    @Test("a client that ends its side after a complete request gets its response, then the end")
    func halfClose() async throws {
        try await ServerHarness.run { harness in
            async let answer = harness.client { client in
                try client.send(HTTPServerTests.post("/wait", "x"))
                client.endSending()
                return (try client.response(), client.receiveToEnd())
            }
            await harness.observer.handlerWaits()
            await harness.observer.open()
            let (response, rest) = try await answer
            #expect(response.text == "x")
            #expect(rest.isEmpty)
            #expect(harness.observer.outcomes == ["gone: false, cancelled: false"])
        }
    }

    @Test(
        "a client that ends its side within a request is disconnected",
        arguments: ["", "GET", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhel"]
    )
    func truncated(request: String) async throws {
        try await ServerHarness.run { harness in
            let rest = try await harness.client { client in
                try client.send(request)
                client.endSending()
                return client.receiveToEnd()
            }
            #expect(rest.isEmpty)
            #expect(harness.observer.count == 0)
        }
    }

    @Test("clients that disconnect during a large response do not affect others")
    func leavesMidResponse() async throws {
        try await ServerHarness.run { harness in
            for reset in [true, false] {
                try await harness.client(receiveBuffer: 4_096) { client in
                    try client.send(HTTPServerTests.get("/large?20000000"))
                    _ = try client.receive(atMost: 100)
                    if reset { try client.resetOnClose() }
                }
            }
            let response = try await harness.client { client in
                try client.send(HTTPServerTests.get("/"))
                return try client.response()
            }
            #expect(response.status == 200)
        }
    }

    @Test("a client that resets while its response is being written leaves nothing behind", arguments: ["", "GET /bad\r\n"])
    func resetsBeforeWrite(next: String) async throws {
        try await ServerHarness.run { harness in
            let observer = harness.observer
            try await harness.client { client in
                try client.send(HTTPServerTests.get("/block?100000") + next)
                // The loop can only notice the reset from its own write.
                while observer.count == 0 { sched_yield() }
                try client.resetOnClose()
            }
            await harness.observer.open()
        }
    }

    @Test("a client that reads slowly gets everything")
    func slowReader() async throws {
        try await ServerHarness.run { harness in
            let count = try await harness.client(receiveBuffer: 4_096) { client in
                try client.send(String(repeating: HTTPServerTests.get("/large?300000") + HTTPServerTests.get("/large?10"), count: 10))
                return try (0..<20).map { _ in try client.response().body.count }.reduce(0, +)
            }
            #expect(count == 10 * 300_010)
        }
    }

    @Test("a client that does not read is dropped, after a limited number of its requests")
    func neverReads() async throws {
        try await ServerHarness.run { configuration in
            configuration.writeTimeout = .milliseconds(100)
        } _: { harness in
            let count = try await harness.client(receiveBuffer: 4_096) { client in
                try client.send(String(repeating: HTTPServerTests.get("/large?1000000"), count: 100))
                // Sending fails only once the connection was dropped.
                while (try? client.send("GET")) != nil {}
                return client.receiveToEnd().count
            }
            #expect(count < 100_000_000)
            #expect(harness.observer.count < 100)
        }
    }

    @Test("clients that do not read are dropped if their responses use too much memory, and others are served")
    func manyNeverRead() async throws {
        try await ServerHarness.run { configuration in
            configuration.outputMemory = 4_000_000
            // Their timeout must not be what ends them.
            configuration.writeTimeout = .seconds(3_600)
        } _: { harness in
            let port = harness.server.port
            let silent = try await harness.onThread {
                let silent = try (0..<20).map { _ in try Client(port: port, receiveBuffer: 4_096) }
                for client in silent { try client.send(HTTPServerTests.get("/large?6000000")) }
                return silent
            }
            while await harness.server.statistics().connectionsCutOff < 19 { try await Task.sleep(for: .milliseconds(5)) }
            let count = try await harness.client { good in
                try good.send(HTTPServerTests.get("/large?1000"))
                return try good.response().body.count
            }
            #expect(count == 1_000)
            withExtendedLifetime(silent) {}
        }
    }

    @Test(
        "a stalled head or body gets 408, and an idle connection closes without a response",
        arguments: [
            ("GET / HT", "HTTP/1.1 408"),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhel", "HTTP/1.1 408"),
            ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel", "HTTP/1.1 408"),
            ("", ""),
        ]
    )
    func timeouts(request: String, answer: String) async throws {
        try await ServerHarness.run { configuration in
            // Only the tested timeout is short, since a client may take long to send its first byte.
            if request.isEmpty {
                configuration.firstByteTimeout = .milliseconds(50)
            } else {
                configuration.headTimeout = .milliseconds(50)
                configuration.bodyTimeout = .milliseconds(50)
            }
        } _: { harness in
            let rest = try await harness.client { client in
                try client.send(request)
                return client.receiveToEnd()
            }
            #expect(String(decoding: rest.prefix(12), as: UTF8.self) == answer)
        }
    }
}
