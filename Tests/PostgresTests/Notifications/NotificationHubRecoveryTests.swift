import Glibc
import Reactor
import TestSupport
import Testing

@testable import Postgres

@Suite("The hub's connection", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct NotificationHubRecoveryTests {
    @Test("is restored when it breaks, and all clients are notified of both")
    func broken() async throws {
        try await HubFixture.run { fixture in
            let clients = [fixture.hub.register(channels: ["a"]), fixture.hub.register(channels: ["b"])]
            for client in clients { #expect(await client.isListening()) }
            for _ in 1...3 {
                try fixture.breakConnection()
                for client in clients {
                    #expect(await client.nextBreak() != nil)
                    #expect(await client.isListening())
                }
            }
            try fixture.session.execute("NOTIFY a, 'again'; NOTIFY b, 'again'")
            #expect(await clients[0].nextNotification() == "a: again")
            #expect(await clients[1].nextNotification() == "b: again")
        }
    }

    @Test("is closed when the server stops answering")
    func silent() async throws {
        try await HubFixture.run(timeout: .seconds(1)) { fixture in
            let client = fixture.hub.register(channels: ["a"])
            #expect(await client.isListening())
            let backend = try fixture.backend()
            kill(backend, SIGSTOP)
            defer { kill(backend, SIGCONT) }
            #expect(await client.nextBreak() == "connection to PostgreSQL failed: no response within 1.0 seconds")
            #expect(await client.isListening())
        }
    }

    @Test("is closed when the server does not process a client's notification")
    func silentReply() async throws {
        try await HubFixture.run(timeout: .seconds(1)) { fixture in
            let client = fixture.hub.register(channels: ["ask"])
            let backend = try await Self.stopBackendOnce(client, asked: fixture)
            defer { kill(backend, SIGCONT) }
            #expect(await client.nextBreak() == "connection to PostgreSQL failed: no response within 1.0 seconds")
            #expect(await client.isListening())
        }
    }

    @Test("ends quickly even while an answer is pending")
    func endsInSilence() async throws {
        try await HubFixture.run(timeout: .seconds(3_600)) { fixture in
            let client = fixture.hub.register(channels: ["ask"])
            let backend = try await Self.stopBackendOnce(client, asked: fixture)
            defer { kill(backend, SIGCONT) }
            fixture.hub.stop()
            #expect(await client.next() == nil)
        }
    }

    /// Stops the hub's backend after a client has received a notification and before the client's reply arrives.
    private static func stopBackendOnce(_ client: NotificationRegistration, asked fixture: HubFixture) async throws -> Int32 {
        #expect(await client.isListening())
        let backend = try fixture.backend()
        try fixture.session.execute("NOTIFY ask, 'who'")
        #expect(await client.nextNotification() == "ask: who")
        kill(backend, SIGSTOP)
        #expect(client.notify(channel: "answer", payload: "me"))
        return backend
    }

    @Test("ends quickly even without a database")
    func noDatabase() async throws {
        let hub = try NotificationHub()
        let client = hub.register(channels: ["a"])
        try hub.start(connectionString: "host=/nowhere")
        #expect(await client.nextBreak() != nil)
        #expect(await client.nextBreak() != nil)
        #expect(!client.notify(channel: "a", payload: "no client receives it"))
        hub.stop()
        #expect(await client.next() == nil)
    }

    @Test("ends while delivering: no client keeps waiting, and none is added")
    func stopsWhileDelivering() async throws {
        try await HubFixture.run { fixture in
            let clients = (0..<4).map { _ in fixture.hub.register(channels: ["a"]) }
            for client in clients { #expect(await client.isListening()) }
            let database = fixture.database
            let isEnding = Lock(false)
            let teller = Task.detached {
                let session = try PostgresSession(database)
                while !isEnding.withLock({ $0 }) {
                    try session.execute("NOTIFY a, 'again'")
                    // Other tests need the thread, too.
                    await Task.yield()
                }
            }
            let received = Count()
            let listeners = clients.map { client in
                Task { while await client.nextNotification() != nil { received.increase() } }
            }
            while received.value < 100 { try await Task.sleep(for: .milliseconds(5)) }
            fixture.hub.stop()
            for listener in listeners { await listener.value }
            #expect(await fixture.hub.register(channels: ["a"]).next() == nil)
            isEnding.withLock { $0 = true }
            try await teller.value
        }
    }

    /// A number that several tasks increase.
    private final class Count: Sendable {
        private let number = Lock(0)

        var value: Int { number.withLock { $0 } }

        func increase() { number.withLock { $0 += 1 } }
    }
}
