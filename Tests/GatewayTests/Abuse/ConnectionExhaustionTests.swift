import GraphQL
import HTTP
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Clients that hoard connections", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ConnectionExhaustionTests {
    private static let query = "{ serverInfo { version } }"
    private static let initialization = #"{"type":"connection_init"}"#
    private static let acknowledgement = #"{"type":"connection_ack"}"#

    /// Whether requests and health checks from an address succeed, each on a separate connection.
    private static func isServed(_ port: UInt16, from host: UInt32) throws -> Bool {
        try (0..<20).allSatisfy { _ in
            try Client(port: port, from: host).query(query, headers: []).status == 200
                && Client(port: port, from: host).ask("/health/live").status == 200
        }
    }

    /// A timeout that even a busy machine does not exceed.
    private static let patience = Duration.seconds(600)

    @Test("refuses idle WebSockets above the limit of their network while serving other clients")
    func webSockets() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.http.connectionsPerNetwork = 20
            configuration.http.unusedTimeout = Self.patience
        }
        try await GatewayFixture.run(loops: 2, configure: configure) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { _ in
                var hoard: [Client] = []
                for _ in 0..<20 {
                    // Uses another address, because the fixture's client has a connection too.
                    let client = try Client(port: port, from: 9)
                    try client.openWebSocket()
                    try client.sendText(Self.initialization)
                    #expect(try client.receive().text == Self.acknowledgement)
                    hoard.append(client)
                }
                for _ in 0..<40 { #expect(try Client(port: port, from: 9).response().status == 429) }
                #expect(try Self.isServed(port, from: 2))
                hoard.removeLast()
                while try !Client(port: port, from: 9).isServed(Self.query) {}
            }
        }
    }

    /// Opens a WebSocket with a subscription.
    ///
    /// Retries if a busy machine subscribes too late.
    private static func subscribe(_ port: UInt16) throws -> Client {
        for _ in 0..<20 {
            let socket = try Client(port: port)
            try socket.openWebSocket()
            try socket.sendText(initialization)
            try? socket.sendText(#"{"type":"subscribe","id":"1","payload":{"query":"subscription { foodPostAdded { id } }"}}"#)
            try? socket.sendText(#"{"type":"ping"}"#)
            // The pong follows the start of the subscription.
            let received = [try? socket.receive().text, try? socket.receive().text]
            if received == [acknowledgement, #"{"type":"pong"}"#] { return socket }
        }
        throw Unexpected(text: "no WebSocket lived long enough for a subscription")
    }

    @Test("closes a WebSocket without an operation after a while, and keeps it while an operation is open")
    func inUse() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in configuration.http.unusedTimeout = .milliseconds(500) }
        try await GatewayFixture.run(configure: configure) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { idle in
                let used = try Self.subscribe(port)
                try idle.openWebSocket()
                try idle.sendText(Self.initialization)
                #expect(try idle.closeCode() == 1_000)
                // This one was opened before the closed one.
                try used.sendText(#"{"type":"ping"}"#)
                #expect(try used.receive().text == #"{"type":"pong"}"#)
                try used.sendText(#"{"type":"complete","id":"1"}"#)
                #expect(try used.closeCode() == 1_000)
            }
        }
    }

    @Test("closes a reserved stream without an operation, and keeps one in use")
    func reservedStream() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in configuration.http.unusedTimeout = .milliseconds(500) }
        try await GatewayFixture.run(configure: configure) { fixture in
            let port = fixture.gateway.port
            let database = fixture.database
            try await fixture.client { _ in
                // A busy machine may start the operation too late, which ends the stream, so the test retries.
                for _ in 0..<20 {
                    let client = try Client(port: port)
                    let subscription = "subscription { foodPostAdded { id } }"
                    guard let used = try? client.subscribeOnReservedStream(to: subscription, port: port) else { continue }
                    let other = try Client(port: port)
                    let token = "X-GraphQL-Event-Stream-Token: " + (try other.ask("/graphql/stream", method: "PUT").text)
                    #expect(try other.ask("/graphql/stream", headers: [token]).status == 200)
                    let unused = EventReader(other)
                    #expect(try unused.next() == nil)
                    let post = try SubscriptionTests.addPosts(1, to: database)[0]
                    guard let event = try used.next()?.json() else { continue }
                    #expect(event.at("payload.data.foodPostAdded.id").string == "food_post_\(post)")
                    return
                }
                Issue.record("a stream with an operation ended")
            }
        }
    }

    @Test("limits the connections of an account over HTTP, events and WebSockets together, from all addresses")
    func account() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in
            (configuration.http.connectionsPerAccount, configuration.http.unusedTimeout) = (3, Self.patience)
        }
        try await GatewayFixture.run(loops: 2, configure: configure) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.org")
                let ben = try Person.signUp(client, "ben@example.net")
                let viewer = "{ viewer { id } }"
                func askForTopics(from host: UInt32, _ person: Person) throws -> EventReader {
                    try Client(port: port, from: host).subscribe("viewerUpdated { topic }", headers: person.headers)
                }
                let stream = try askForTopics(from: 2, ana)
                let socket = try Client(port: port, from: 3)
                #expect(try socket.askForWebSocket(headers: ana.headers).status == 101)
                try socket.sendText(Self.initialization)
                #expect(try socket.receive().text == Self.acknowledgement)
                let kept = try Client(port: port, from: 4)
                #expect(try kept.query(viewer, headers: ana.headers).status == 200)
                // The fourth connection is refused in each of the ways.
                let refused = try Client(port: port, from: 5).query(viewer, headers: ana.headers)
                #expect(refused.status == 429 && refused.values("retry-after") == ["1"] && refused.values("connection") == ["close"])
                #expect(try refused.json().at("errors.0.extensions.code").string == "TOO_MANY_CONNECTIONS")
                #expect(try askForTopics(from: 6, ana).lastCode() == "TOO_MANY_CONNECTIONS")
                let late = try Client(port: port, from: 7)
                #expect(try late.askForWebSocket(headers: ana.headers).status == 101)
                try late.sendText(Self.initialization)
                #expect(try late.closeCode() == 1_013)
                // Another account is served, and the existing connection stays open.
                #expect(try Client(port: port, from: 5).query(viewer, headers: ben.headers).status == 200)
                #expect(try kept.query(viewer, headers: ana.headers).status == 200)
                withExtendedLifetime((stream, socket)) {}
            }
        }
    }

    @Test("counts connections behind a proxy by the client's address, while the proxy's own connections serve everyone")
    func behindProxy() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.requests.proxies = 1
            configuration.http.connectionsPerNetwork = 2
            configuration.http.connectionsPerAccount = 2
            (configuration.http.unusedTimeout, configuration.requests.webSocketInitialization) = (Self.patience, Self.patience)
        }
        try await GatewayFixture.run(loops: 2, configure: configure) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { client in
                func upgrade(_ address: String) throws -> (Client, Int) {
                    let client = try Client(port: port)
                    return (client, try client.askForWebSocket(headers: ["X-Forwarded-For: \(address)"]).status)
                }
                var held = [try upgrade("203.0.113.7"), try upgrade("203.0.113.7")]
                #expect(held.map(\.1) == [101, 101])
                #expect(try upgrade("203.0.113.7").1 == 429)
                #expect(try upgrade("2001:db8:1:2::9").1 == 101)
                // Addresses that the client adds precede the one that the proxy adds.
                #expect(try upgrade("198.51.100.1, 203.0.113.7").1 == 429)
                // Short requests are the proxy's responsibility, on any number of connections.
                let connections = try (0..<6).map { _ in try Client(port: port) }
                let ana = try Person.signUp(client, "ana@example.org")
                for connection in connections {
                    let headers = ana.headers + ["X-Forwarded-For: 203.0.113.7"]
                    #expect(try connection.query(Self.query, headers: headers).status == 200)
                }
                held.removeLast()
                while try upgrade("203.0.113.7").1 == 429 {}
            }
        }
    }

    /// Returns the network of an address.
    private static func network(_ address: String) -> ClientNetwork { ClientNetwork(address.utf8Span.span) ?? .unknown }

    @Test("limits the reserved streams of a network or account, including open ones, without blocking others")
    func reservations() {
        let streams = ReservedStreams(maximumOperations: 1)
        let now = MonotonicTime(nanoseconds: 0)
        func reserve(_ count: Int, for account: Int64? = nil, from address: String) -> [String] {
            (0..<count).compactMap { _ in streams.reserve(for: account, from: Self.network(address), at: now) }
        }
        let open = reserve(500, from: "192.0.2.1")
        #expect(open.count == 500)
        for token in open { _ = streams.open(token, at: now) }
        #expect(reserve(1, from: "192.0.2.1").isEmpty)
        #expect(reserve(51, for: 7, from: "192.0.2.1").count == 50)
        // Twenty networks and the account take all places. Networks with many unopened reservations lose some to the newcomer.
        for host in 2..<20 { #expect(reserve(500, from: "192.0.2.\(host)").count == 500) }
        #expect(reserve(500, from: "192.0.2.20").count >= 450)
        let newcomers = reserve(10, from: "198.51.100.7")
        #expect(newcomers.count == 10)
        for token in newcomers + open { if case .unknown = streams.open(token, at: now) { Issue.record("a stream was dropped") } }
    }
}

extension Client {
    /// Whether a query succeeds instead of being refused along with the connection.
    fileprivate func isServed(_ query: String) throws -> Bool {
        (try? self.query(query, headers: []).status) == 200
    }
}
