import Glibc
import TestSupport
import Testing

@testable import HTTP

@Suite("Streams that end early", .tags(.socket), .timeLimit(.minutes(20)))
struct StreamEndingTests {
    private static func opened(_ harness: ServerHarness, _ path: String, receiveBuffer: Int32? = nil) async throws -> Client {
        try await harness.client(receiveBuffer: receiveBuffer) { client in
            try client.send(HTTPServerTests.get(path))
            _ = try client.response(toHead: true)
            return client
        }
    }

    private static func outcomes(_ count: Int, of harness: ServerHarness) async throws -> [String] {
        while harness.observer.outcomes.count < count { try await Task.sleep(for: .milliseconds(2)) }
        return harness.observer.outcomes
    }

    @Test("a client that ends its side is noticed while the handler waits", arguments: ["", "more that it has sent before"])
    func clientEnds(more: String) async throws {
        try await ServerHarness.run { harness in
            let client = try await Self.opened(harness, "/stream/wait")
            try await harness.onThread {
                #expect(try client.chunk() == Array("begun\n".utf8))
                try client.send(more)
                client.endSending()
            }
            let outcomes = try await Self.outcomes(2, of: harness)
            #expect(outcomes == ["clientDisconnected", "written: false, gone: true, cancelled: true"])
            while await harness.server.statistics().connectionsOpen > 0 { try await Task.sleep(for: .milliseconds(2)) }
        }
    }

    @Test("a reset by the client is noticed, and a handler that registers later is notified at once")
    func reset() async throws {
        try await ServerHarness.run { harness in
            let client = try await Self.opened(harness, "/stream/late")
            await harness.observer.handlerWaits()
            try await harness.onThread { try client.reset() }
            while await harness.server.statistics().connectionsCutOff == 0 { try await Task.sleep(for: .milliseconds(2)) }
            await harness.observer.open()
            #expect(try await Self.outcomes(1, of: harness) == ["clientDisconnected, written: false"])
        }
    }

    @Test("a reader that stops is dropped, using little memory, while others are served")
    func stops() async throws {
        try await ServerHarness.run { configuration in
            configuration.writeTimeout = .milliseconds(300)
        } _: { harness in
            let silent = try await Self.opened(harness, "/stream/endless?1000", receiveBuffer: 4_096)
            let other = try await harness.client { client in
                try client.send(HTTPServerTests.get("/stream/pieces?1000"))
                _ = try client.response(toHead: true)
                return try client.chunks().count
            }
            #expect(other == 1_000)
            let written = Int(try await Self.outcomes(1, of: harness)[0]) ?? 0
            // The kernel's buffers for the client, and the backlog.
            #expect(written < 20_000_000)
            let received = try await harness.onThread { silent.receiveToEnd().count }
            #expect(written - received < 12_000_000)
            #expect(await harness.server.statistics().connectionsCutOff == 1)
        }
    }

    @Test("a slow reader gets everything, and makes the writer wait")
    func slow() async throws {
        try await ServerHarness.run { configuration in
            configuration.streamBacklog = 10_000
            configuration.outputMemory = 4_000_000
        } _: { harness in
            let sizes = [Int](repeating: 30_000, count: 300)
            let body = try await harness.client(receiveBuffer: 4_096) { client in
                try client.send(HTTPServerTests.get("/stream/pieces?" + sizes.map(String.init).joined(separator: ",")))
                _ = try client.response(toHead: true)
                return try client.chunks().count
            }
            #expect(body == 9_000_000)
        }
    }

    @Test("streams with slow readers are dropped if they use too much memory together")
    func outputMemory() async throws {
        try await ServerHarness.run { configuration in
            configuration.outputMemory = 1_000_000
            configuration.writeTimeout = .seconds(3_600)
        } _: { harness in
            let silent = try await Self.opened(harness, "/stream/endless?12000000", receiveBuffer: 4_096)
            #expect(try await Self.outcomes(1, of: harness) == ["0"])
            withExtendedLifetime(silent) {}
        }
    }

    @Test("a stopping server notifies streams, which can still write before they end")
    func drain() async throws {
        try await ServerHarness.run { harness in
            let client = try await Self.opened(harness, "/stream/wait")
            async let isClean = harness.server.shutdown(grace: .seconds(20))
            let (body, rest) = try await harness.onThread { (try client.chunks(), client.receiveToEnd()) }
            #expect(body == Array("begun\nbye\n".utf8) && rest.isEmpty)
            try await harness.onThread { client.close() }
            #expect(await isClean)
            #expect(harness.observer.outcomes == ["serverStops", "written: true, gone: false, cancelled: false"])
        }
    }

    @Test("a stream that continues is cut off after the grace period")
    func grace() async throws {
        try await ServerHarness.run(endsCleanly: false) { harness in
            let client = try await Self.opened(harness, "/stream/gate")
            await harness.observer.handlerWaits()
            #expect(await !harness.server.shutdown(grace: .milliseconds(10)))
            let rest = try await harness.onThread { client.receiveToEnd() }
            #expect(rest == Array("6\r\nbegun\n\r\n".utf8))
            await harness.observer.open()
        }
    }
}
