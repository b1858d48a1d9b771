import Reactor
import TestSupport
import Testing

@testable import HTTP

@Suite("Shares of input memory", .tags(.socket), .timeLimit(.minutes(20)))
struct InputShareTests {
    /// A request of a megabyte without its last bytes; it needs a buffer of a mebibyte.
    private static let halfRequest = String(HTTPServerTests.post("/", String(repeating: "x", count: 1_000_000)).prefix(900_000))
    /// The same, as a WebSocket message.
    private static let halfMessage = Array(ClientFrame(0x2, [UInt8](repeating: 1, count: 1_000_000)).bytes.prefix(900_000))

    /// Four half-sent requests or messages from one address.
    ///
    /// The server has received each before the next begins.
    private static func attack(_ harness: ServerHarness, byWebSocket: Bool) async throws -> [Client] {
        var attackers: [Client] = []
        for number in 1...4 {
            attackers.append(try await harness.onThread { try sendHalf(to: harness.server.port, byWebSocket: byWebSocket) })
            while await harness.server.statistics().inputMemory < number * 890_000 { try await Task.sleep(for: .milliseconds(2)) }
        }
        return attackers
    }

    private static func sendHalf(to port: UInt16, byWebSocket: Bool) throws -> Client {
        let client = try Client(port: port)
        if byWebSocket {
            try client.upgrade("/socket/echo")
            try? client.send(halfMessage)
        } else {
            try? client.send(halfRequest)
        }
        return client
    }

    @Test("a network that has used its share is refused, and another's large request is served", arguments: [false, true])
    func share(byWebSocket: Bool) async throws {
        try await ServerHarness.run { configuration in
            (configuration.inputMemory, configuration.inputMemoryPerNetwork) = (16_000_000, 4_300_000)
            configuration.bodyTimeout = .seconds(600)
        } _: { harness in
            let port = harness.server.port
            let attackers = try await Self.attack(harness, byWebSocket: byWebSocket)
            let refused = try await harness.onThread {
                let late = try Self.sendHalf(to: port, byWebSocket: byWebSocket)
                return byWebSocket ? "\(late.frames().map(\.code))" : try late.response().text
            }
            #expect(await harness.server.statistics().inputMemory < 5_000_000)
            try await harness.onThread {
                let body = String(repeating: "y", count: 1_000_000)
                for _ in 0..<20 {
                    let other = try Client(port: port, from: 2)
                    try other.send(HTTPServerTests.post("/", body))
                    #expect(try other.response().text == body)
                }
            }
            #expect(
                refused
                    == (byWebSocket
                        ? "[Optional(1013)]"
                        : "The pending requests of your network use all of its 4300000 bytes. Try again in a moment.\n")
            )
            withExtendedLifetime(attackers) {}
        }
    }

    @Test("the network with the largest share is refused when all memory is used", arguments: [false, true])
    func pressure(byWebSocket: Bool) async throws {
        try await ServerHarness.run { configuration in
            (configuration.inputMemory, configuration.bodyTimeout) = (4_400_000, .seconds(600))
        } _: { harness in
            let port = harness.server.port
            let attackers = try await Self.attack(harness, byWebSocket: byWebSocket)
            try await harness.onThread {
                let body = String(repeating: "y", count: 900_000)
                let other = try Client(port: port, from: 2)
                try other.send(HTTPServerTests.post("/", body))
                #expect(try other.response().text == body)
            }
            // Part of the attack was refused, but not all of it; send the rest of each message to find out.
            let ended = try await harness.onThread {
                try attackers.count { attacker in
                    try? attacker.send([UInt8](repeating: 1, count: byWebSocket ? 100_008 + 6 : 200_000))
                    return byWebSocket ? try attacker.frame()?.code == 1_013 : try attacker.response().status == 503
                }
            }
            #expect((1...3).contains(ended), "\(ended) of 4")
        }
    }

    @Test("a WebSocket message that arrives too slowly is given up after the timeout of a body")
    func heldBack() async throws {
        try await ServerHarness.run { configuration in
            configuration.bodyTimeout = .milliseconds(300)
        } _: { harness in
            let frames = try await harness.client { client in
                try client.upgrade("/socket/echo")
                try client.send(Array(ClientFrame(0x1, "hello").bytes.dropLast()))
                return client.frames()
            }
            #expect(frames == [.close(1_008, "A message was incomplete after 0.3 seconds.")])
            #expect(await harness.server.statistics().inputMemory == 0)
        }
    }
}
