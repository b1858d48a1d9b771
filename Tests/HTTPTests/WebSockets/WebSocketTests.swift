import TestSupport
import Testing

@testable import HTTP

/// Follows the categories of the Autobahn test suite, with a handler that echoes its messages.
@Suite("WebSockets", .tags(.socket), .timeLimit(.minutes(20)))
struct WebSocketTests {
    // MARK: Framing

    @Test("echoes messages at every boundary of the length encoding", arguments: [0, 1, 125, 126, 127, 128, 65_535, 65_536, 1 << 20])
    func lengths(count: Int) async throws {
        let text = [UInt8](repeating: UInt8(ascii: "*"), count: count)
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.upgrade("/socket/echo")
                try client.send(ClientFrame(0x1, text), ClientFrame(0x2, bytes))
                #expect(try client.frame() == ServerFrame(opcode: 0x1, payload: text))
                #expect(try client.frame() == .text(TestHandler.summary(bytes)))
                // The same, byte by byte.
                guard count < 1_000 else { return }
                for byte in ClientFrame(0x2, bytes).bytes { try client.send([byte]) }
                #expect(try client.frame() == .text(TestHandler.summary(bytes)))
            }
            let statistics = await harness.server.statistics()
            #expect(statistics.webSocketMessagesReceived == statistics.webSocketMessagesSent)
        }
    }

    // MARK: Pings and pongs

    @Test("answers pings with their payload, even between the frames of a message, and drops pongs")
    func pings() async throws {
        let full = [UInt8](repeating: 0xFE, count: 125)
        try await ServerHarness.run { harness in
            try await harness.client { client in
                try client.upgrade("/socket/echo")
                try client.send(ClientFrame(0x9), ClientFrame(0x9, "a"), ClientFrame(0xA, "not asked for"), ClientFrame(0x9, full))
                for payload in [[], Array("a".utf8), full] { #expect(try client.frame() == .pong(payload)) }
                try client.send(ClientFrame(0x1, "one, ", isFinal: false), ClientFrame(0x9, "in between"))
                #expect(try client.frame() == .pong(Array("in between".utf8)))
                try client.send(ClientFrame(0x0, "two, ", isFinal: false), ClientFrame(0xA, "pong"), ClientFrame(0x0, "three"))
                #expect(try client.frame() == .text("one, two, three"))
                for _ in 0..<10 { try client.send(ClientFrame(0x9, "again")) }
                for _ in 0..<10 { #expect(try client.frame() == .pong(Array("again".utf8))) }
            }
        }
    }

    // MARK: Violations

    @Test("reports a violation with 1002 and ends the connection", arguments: WebSocketReaderTests.broken)
    func violations(label: String, frames: [ClientFrame]) async throws {
        try await ServerHarness.run { harness in
            let received = try await harness.client { client in
                try client.upgrade("/socket/echo")
                try client.send([ClientFrame(0x1, "before")].flatMap(\.bytes))
                #expect(try client.frame() == .text("before"))
                try client.send((frames + [ClientFrame(0x1, "after")]).flatMap(\.bytes))
                return client.frames()
            }
            #expect(received.map(\.code) == [1_002])
            #expect(received.allSatisfy { $0.payload.count > 2 }, "with a reason")
        }
    }

    @Test("refuses a long ping and a message beyond the limit by their length alone")
    func tooLong() async throws {
        try await ServerHarness.run { harness in
            for (start, code) in [([0x89, 0xFE], 1_002), ([0x81, 0xFF, 0, 0, 0, 0, 0, 0x10, 0, 1, 0, 0, 0, 0], 1_009)]
                as [([UInt8], UInt16)]
            {
                let received = try await harness.client { client in
                    try client.upgrade("/socket/echo")
                    try client.send(start)
                    return client.frames()
                }
                #expect(received.map(\.code) == [code])
            }
        }
    }

    // MARK: UTF-8

    @Test("refuses an invalid text as early as possible, and accepts a valid one in any pieces")
    func utf8() async throws {
        try await ServerHarness.run { harness in
            let text = Array("κόσμε – 日本 🍅 ñ".utf8)
            try await harness.client { client in
                try client.upgrade("/socket/echo")
                let pieces = text.enumerated().map { ClientFrame($0.offset == 0 ? 0x1 : 0x0, [$0.element], isFinal: false) }
                for frame in pieces + [ClientFrame(0x0)] {
                    for byte in frame.bytes { try client.send([byte]) }
                }
                #expect(try client.frame() == ServerFrame(opcode: 0x1, payload: text))
            }
            for bad in [[0xCE, 0xBA, 0xED, 0xA0, 0x80], [0xF4, 0x90], [0xC0, 0xAF], [0xFF]] as [[UInt8]] {
                let received = try await harness.client { client in
                    try client.upgrade("/socket/echo")
                    // Neither the message's end nor the frame's end is ever sent.
                    try client.send(
                        ClientFrame(0x1, text, isFinal: false).bytes + ClientFrame(0x0, bad + text, isFinal: false).bytes.dropLast(9)
                    )
                    return client.frames()
                }
                #expect(received.map(\.code) == [1_007])
            }
        }
    }

    // MARK: Backlogs

    @Test("stops reading from a client that does not read its responses, then drops it", arguments: ["ping", "text"])
    func asksWithoutReading(kind: String) async throws {
        try await ServerHarness.run { configuration in
            configuration.writeTimeout = .milliseconds(200)
        } _: { harness in
            let frame =
                kind == "ping"
                ? ClientFrame(0x9, [UInt8](repeating: 1, count: 125)) : ClientFrame(0x1, String(repeating: "x", count: 10_000))
            let many = [[UInt8]](repeating: frame.bytes, count: 100).flatMap { $0 }
            let count = try await harness.client(receiveBuffer: 4_096) { client in
                try client.upgrade("/socket/echo")
                var count = 0
                while (try? client.send(many)) != nil { count += many.count }
                return count
            }
            #expect(count < 100_000_000)
            while await harness.server.statistics().connectionsOpen > 0 { try await Task.sleep(for: .milliseconds(2)) }
            #expect(await harness.server.statistics().inputMemory == 0)
        }
    }

    @Test("drops a client that does not read")
    func doesNotRead() async throws {
        try await ServerHarness.run { configuration in
            configuration.writeTimeout = .milliseconds(200)
        } _: { harness in
            let client = try await harness.client(receiveBuffer: 4_096) { client in
                try client.upgrade("/socket/endless?1000")
                return client
            }
            while harness.observer.outcomes.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
            #expect(Int(harness.observer.outcomes[0]) ?? 0 < 20_000_000)
            withExtendedLifetime(client) {}
        }
    }

    @Test("leaves messages that the handler does not read with the client, and answers all in the end")
    func slowHandler() async throws {
        try await ServerHarness.run { harness in
            let client = try await harness.client { client in
                try client.upgrade("/socket/gate")
                for number in 0..<500 { try client.send(ClientFrame(0x1, "\(number) " + String(repeating: "x", count: 500))) }
                return client
            }
            await harness.observer.handlerWaits()
            let statistics = await harness.server.statistics()
            #expect(statistics.webSocketsOpen == 1 && statistics.webSocketMessagesReceived <= 140)
            #expect(statistics.inputMemory < 200_000)
            await harness.observer.open()
            try await harness.onThread { () throws in
                for number in 0..<500 { #expect(try client.frame()?.payload.starts(with: "\(number) ".utf8) == true) }
            }
        }
    }

    @Test("counts unfinished messages as input memory, and refuses a client beyond the limit")
    func inputMemory() async throws {
        try await ServerHarness.run { configuration in
            configuration.inputMemory = 1_500_000
        } _: { harness in
            let half = Array(ClientFrame(0x2, [UInt8](repeating: 1, count: 1_000_000)).bytes.prefix(900_000))
            let first = try await harness.client { client in
                try client.upgrade("/socket/echo")
                try client.send(half)
                return client
            }
            while await harness.server.statistics().inputMemory < 890_000 { try await Task.sleep(for: .milliseconds(2)) }
            let received = try await harness.client { client in
                try client.upgrade("/socket/echo")
                try? client.send(half)
                return client.frames()
            }
            #expect(received.map(\.code) == [1_013])
            try await harness.onThread {
                try first.send([UInt8](repeating: 0, count: 100_008 + 6))
                #expect(try first.frame()?.payload.starts(with: "1000000: ".utf8) == true)
            }
            #expect(await harness.server.statistics().inputMemory < 100)
        }
    }
}
