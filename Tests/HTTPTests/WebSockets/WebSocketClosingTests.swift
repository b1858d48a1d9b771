import Glibc
import TestSupport
import Testing

@testable import HTTP

@Suite("Closing of WebSockets", .tags(.socket), .timeLimit(.minutes(20)))
struct WebSocketClosingTests {
    private static func outcomes(_ count: Int, of harness: ServerHarness) async throws -> [String] {
        while harness.observer.outcomes.count < count { try await Task.sleep(for: .milliseconds(2)) }
        return harness.observer.outcomes
    }

    @Test(
        "a client's close is answered with its code, after the earlier messages are answered",
        arguments: [1_000, 1_001, 1_002, 1_003, 1_007, 1_008, 1_009, 1_010, 1_011, 3_000, 3_999, 4_000, 4_999] as [UInt16]
    )
    func clientCloses(code: UInt16) async throws {
        try await ServerHarness.run { harness in
            let received = try await harness.client { client in
                try client.upgrade("/socket/echo")
                let reason = Array(String(repeating: "ñ", count: 61).utf8)
                let close = ClientFrame(0x8, [UInt8(code >> 8), UInt8(code & 0xFF)] + reason)
                try client.send(ClientFrame(0x1, "last"), close, ClientFrame(0x1, "too late"), ClientFrame(0x9, "too late"))
                return client.frames()
            }
            #expect(received == [.text("last"), .close(code)])
            #expect(try await Self.outcomes(1, of: harness) == ["done"])
            #expect(await harness.server.statistics().connectionsCutOff == 0)
        }
    }

    @Test("a close without a code is answered without one")
    func withoutCode() async throws {
        try await ServerHarness.run { harness in
            let received = try await harness.client { client in
                try client.upgrade("/socket/echo")
                try client.send(ClientFrame(0x8))
                return client.frames()
            }
            #expect(received == [ServerFrame(opcode: 0x8, payload: [])])
        }
    }

    @Test("is noticed by a handler that waits for something else")
    func noticed() async throws {
        try await ServerHarness.run { configuration in
            configuration.webSocketCloseTimeout = .milliseconds(50)
        } _: { harness in
            let received = try await harness.client { client in
                try client.upgrade("/socket/gate")
                try client.send(ClientFrame(0x8))
                return client.frames()
            }
            #expect(received == [ServerFrame(opcode: 0x8, payload: [])])
            await harness.observer.open()
        }
    }

    @Test("a handler's close is sent once, waits for the client's and drops earlier input")
    func handlerCloses() async throws {
        try await ServerHarness.run { harness in
            let received = try await harness.client { client in
                try client.upgrade("/socket/close?4400")
                let frame = try client.frame()
                try client.send(ClientFrame(0x1, "dropped"), ClientFrame(0x9, "dropped"), ClientFrame(0x8, [0x11, 0x30]))
                return [frame] + client.frames()
            }
            #expect(received == [.close(4_400, "enough")])
            #expect(try await Self.outcomes(1, of: harness) == ["next: false, sent: false"])
        }
    }

    @Test("a client that does not answer a close is disconnected, even if it keeps sending")
    func unanswered() async throws {
        try await ServerHarness.run { configuration in
            configuration.webSocketCloseTimeout = .milliseconds(50)
        } _: { harness in
            let received = try await harness.client { client in
                try client.upgrade("/socket/close?4400")
                return client.frames()
            }
            #expect(received == [.close(4_400, "enough")])
            try await harness.client { client in
                try client.upgrade("/socket/close?4400")
                while (try? client.send(ClientFrame(0x1, "more"))) != nil {}
            }
        }
    }

    @Test("a handler that returns closes the WebSocket")
    func returns() async throws {
        try await ServerHarness.run { harness in
            let received = try await harness.client { client in
                try client.upgrade("/socket/return")
                let frame = try client.frame()
                try client.send(ClientFrame(0x8, [0x03, 0xE8]))
                return [frame] + client.frames()
            }
            #expect(received == [.close(1_000)])
        }
    }

    @Test("a client that disconnects without closing is noticed", arguments: ["end", "reset"])
    func leaves(how: String) async throws {
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.upgrade("/socket/wait")
                if how == "end" { client.endSending() } else { try client.reset() }
                while harness.observer.outcomes.count < 2 { usleep(2_000) }
            }
            #expect(harness.observer.outcomes == ["clientDisconnected", "sent: false, cancelled: true"])
        }
    }

    @Test("a stopping server notifies WebSockets, which close")
    func drain() async throws {
        try await ServerHarness.run { harness in
            let client = try await harness.client { client in
                try client.upgrade("/socket/wait")
                return client
            }
            async let isClean = harness.server.shutdown(grace: .seconds(20))
            try await harness.onThread {
                #expect(try client.frame() == .close(1_001, "bye"))
                try client.send(ClientFrame(0x8, [0x03, 0xE9]))
                #expect(client.frames().isEmpty)
                client.close()
            }
            #expect(await isClean)
            #expect(harness.observer.outcomes == ["serverStops", "sent: false, cancelled: false"])
        }
    }

    @Test("a silent client gets a ping, and is disconnected unless it responds")
    func silence() async throws {
        try await ServerHarness.run { configuration in
            configuration.webSocketPing = .seconds(1)
            configuration.idleTimeout = .milliseconds(500)
        } _: { harness in
            try await harness.client { client in
                try client.upgrade("/socket/wait")
                for _ in 0..<2 {
                    #expect(try client.frame() == ServerFrame(opcode: 0x9, payload: []))
                    try client.send(ClientFrame(0xA))
                }
                #expect(client.frames() == [ServerFrame(opcode: 0x9, payload: [])])
            }
            #expect(try await Self.outcomes(2, of: harness) == ["clientDisconnected", "sent: false, cancelled: true"])
        }
    }
}
