import Reactor
import TestSupport
import Testing

@testable import HTTP

@Suite("Connections of one client", .tags(.socket), .timeLimit(.minutes(20)))
struct ConnectionLimitTests {
    /// Waits until the server has a number of connections open.
    private static func waitForConnections(_ count: Int, of harness: ServerHarness) async throws {
        while await harness.server.statistics().connectionsOpen != count { try await Task.sleep(for: .milliseconds(2)) }
    }

    /// Whether the server still serves a connected client.
    private static func isServed(_ client: Client) -> Bool {
        (try? client.send(HTTPServerTests.post("/", "still"))) != nil && (try? client.response().text) == "still"
    }

    @Test("are limited per network over all loops, and a closed one makes room for another")
    func ofNetwork() async throws {
        try await ServerHarness.run(loops: 2) { configuration in
            configuration.connectionsPerNetwork = 3
        } _: { harness in
            let port = harness.server.port
            try await harness.onThread {
                var held = try (0..<3).map { _ in try Client(port: port) }
                for client in held { #expect(Self.isServed(client)) }
                for _ in 0..<20 {
                    let refused = try Client(port: port)
                    let response = try refused.response()
                    #expect(response.status == 429)
                    #expect(response.values("retry-after") == ["1"])
                    #expect(
                        response.text
                            == "Your network has 3 open connections, which is the limit. Close some, or try again in a moment.\n"
                    )
                    #expect(refused.receiveToEnd().isEmpty)
                }
                #expect(try Self.isServed(Client(port: port, from: 2)))
                held.removeLast()
                // The server notices the end of a connection asynchronously.
                while try !Self.isServed(Client(port: port)) {}
            }
        }
    }

    @Test("are limited per account, and a closed one makes room for another")
    func ofAccount() async throws {
        try await ServerHarness.run(loops: 2) { configuration in
            configuration.connectionsPerAccount = 2
        } _: { harness in
            let port = harness.server.port
            try await harness.onThread {
                func claim(_ account: Int, from host: UInt32) throws -> (Client, String?) {
                    let client = try Client(port: port, from: host)
                    try client.upgrade("/socket/account?\(account)")
                    return (client, try client.frame().map { String(decoding: $0.payload, as: UTF8.self) })
                }
                var held = [try claim(7, from: 1), try claim(7, from: 2)]
                #expect(held.map(\.1) == ["true", "true"])
                #expect(try claim(7, from: 3).1 == "false")
                #expect(try claim(8, from: 1).1 == "true")
                held.removeLast()
                while try claim(7, from: 3).1 != "true" {}
            }
        }
    }

    /// The six connections of one network.
    private struct Connections: Sendable {
        /// The connection with a running request.
        let busy: Client
        let idle: [Client]
        let sockets: [Client]

        init(port: UInt16) throws {
            busy = try Client(port: port)
            try busy.send(HTTPServerTests.get("/wait"))
            var idle: [Client] = []
            for _ in 0..<3 {
                idle.append(try Client(port: port))
                #expect(ConnectionLimitTests.isServed(idle[idle.count - 1]))
            }
            self.idle = idle
            sockets = try (0..<2).map { _ in
                let socket = try Client(port: port)
                try socket.upgrade("/socket/echo")
                return socket
            }
        }
    }

    /// Runs the body on a server whose six connections one network has taken, and then expects the response to the running request.
    private static func full(_ body: (ServerHarness, Connections) async throws -> Void) async throws {
        try await ServerHarness.run { configuration in
            configuration.connections = 6
        } _: { harness in
            let port = harness.server.port
            let taken = try await harness.onThread { try Connections(port: port) }
            await harness.observer.handlerWaits()
            try await body(harness, taken)
            await harness.observer.open()
            let answered = try await harness.onThread { try taken.busy.response().status }
            #expect(answered == 200)
        }
    }

    @Test("are refused to the network that has taken all of them, which keeps its own")
    func taken() async throws {
        try await Self.full { harness, taken in
            let port = harness.server.port
            try await harness.onThread { () throws in
                #expect(try Client(port: port).response().status == 503)
                for client in taken.idle { #expect(Self.isServed(client)) }
            }
            #expect(await harness.server.statistics().connectionsReclaimed == 0)
        }
    }

    @Test("are closed for another network when all are taken: idle ones first, never one with a running request")
    func reclaiming() async throws {
        try await Self.full { harness, taken in
            let port = harness.server.port
            try await harness.onThread {
                // Another client of the same network is refused.
                #expect(try Client(port: port).response().status == 503)
                var newcomers: [Client] = []
                // Two clients of another network get connections that the first network had.
                for _ in 0..<2 {
                    newcomers.append(try Client(port: port, from: 2))
                    #expect(Self.isServed(newcomers[newcomers.count - 1]))
                }
                let left = taken.idle.filter { Self.isServed($0) }.count
                #expect(left < 3, "idle connections are closed first")
                for socket in taken.sockets {
                    try socket.send(ClientFrame(0x1, "hello"))
                    #expect(try socket.frame() == .text("hello"))
                }
            }
            let statistics = await harness.server.statistics()
            #expect(statistics.connectionsReclaimed >= 2 && statistics.connectionsReclaimed <= 3, "\(statistics.connectionsReclaimed)")
        }
    }

    @Test("leave the last tenth to networks with few connections")
    func reserve() async throws {
        try await ServerHarness.run { configuration in
            (configuration.connections, configuration.fewConnections) = (20, 2)
        } _: { harness in
            let port = harness.server.port
            try await harness.onThread {
                var crowd: [Client] = []
                for _ in 0..<18 {
                    crowd.append(try Client(port: port))
                    #expect(Self.isServed(crowd[crowd.count - 1]))
                }
                #expect(try Client(port: port).response().status == 503)
                // Health checks of two addresses get the reserved connections.
                let (first, second) = (try Client(port: port, from: 2), try Client(port: port, from: 3))
                #expect(Self.isServed(first) && Self.isServed(second))
                for client in crowd { #expect(Self.isServed(client)) }
            }
            #expect(await harness.server.statistics().connectionsReclaimed == 0)
        }
    }

    @Test("end if a WebSocket is unused for too long, but not while it is in use")
    func unused() async throws {
        try await ServerHarness.run { configuration in
            (configuration.unusedTimeout, configuration.webSocketCloseTimeout) = (.milliseconds(200), .milliseconds(50))
        } _: { harness in
            let port = harness.server.port
            let frames = try await harness.client { client in
                try client.upgrade("/socket/unused")
                return client.frames()
            }
            #expect(frames == [.close(1_000, "unused")])
            let inUse = try await harness.client { client in
                // A busy machine may be too late to mark it as used; then try again.
                var client = client
                while true {
                    try client.upgrade("/socket/unused")
                    try? client.send(ClientFrame(0x1, "in use"))
                    if (try? client.frame()) == .text("") { return client }
                    client = try Client(port: port)
                }
            }
            // Two unused WebSockets open and end, one after the other. This one is in use and stays open.
            for _ in 0..<2 {
                let frames = try await harness.client { client in
                    try client.upgrade("/socket/unused")
                    return client.frames()
                }
                #expect(frames == [.close(1_000, "unused")])
            }
            #expect(harness.observer.outcomes.count >= 3 && harness.observer.outcomes.allSatisfy { $0 == "unused" })
            try await harness.onThread {
                try inUse.send(ClientFrame(0x1, ""))
                #expect(inUse.frames() == [.text(""), .close(1_000, "unused")])
            }
        }
    }
}
