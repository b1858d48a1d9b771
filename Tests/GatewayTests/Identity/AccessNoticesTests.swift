import Glibc
import GraphQL
import Logging
import Postgres
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Gateway

@Suite("Notices of access changes", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct AccessNoticesTests {
    @Test("are confirmed only after every loop has dropped the account from its cache")
    func confirmation() async throws {
        let seen = Seen()
        let log = Logger(label: "test") { _ in Warnings(seen: seen) }
        try await GatewayFixture.run(loops: 2, configure: { $0.log = log }) { fixture in
            let hub = try NotificationHub()
            let registration = hub.register(channels: ["cupboard_access_heard"])
            Task {
                while let event = await registration.next() {
                    if case .notification(_, let notice, _) = event { seen.confirmed.withLock { $0.append(notice) } }
                }
            }
            try hub.start(connectionString: fixture.database)
            defer { hub.stop() }
            let session = try PostgresSession(fixture.database)
            // Waits until both listeners, the server's and this one, receive notices.
            var count = 0
            repeat {
                count += 1
                try session.execute("NOTIFY cupboard_access, '1 ready \(count)'")
                try await Task.sleep(for: .milliseconds(20 * count))
            } while !seen.confirmed.withLock { $0.contains("1 ready \(count)") }
            // The last notice is confirmed, so none is pending. Warnings about slow loops until now are ignored.
            seen.warnings.withLock { $0 = [] }
            let blocked = Task(executorPreference: fixture.gateway.loops[1]) {
                while !seen.isReleased.withLock({ $0 }) { usleep(1_000) }
            }
            try session.execute("NOTIFY cupboard_access, '1 first'")
            while seen.warnings.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(5)) }
            let warnings = seen.warnings.withLock { $0 }
            #expect(warnings == ["an event loop is too busy to receive an access change in time"])
            seen.isReleased.withLock { $0 = true }
            await blocked.value
            repeat {
                count += 1
                try session.execute("NOTIFY cupboard_access, '1 second \(count)'")
                try await Task.sleep(for: .milliseconds(20 * count))
            } while !seen.confirmed.withLock { $0.contains("1 second \(count)") }
            let confirmed = seen.confirmed.withLock { $0 }
            #expect(!confirmed.contains("1 first"))
        }
    }

    @Test("reach one loop while another is blocked, and the blocked one later")
    func blockedLoop() async throws {
        let database = try TestDatabase.shared.createDatabase()
        let group = try EventLoopGroup(count: 2)
        defer { group.stop() }
        let (first, second, seen) = (Memory(), Memory(), Seen())
        let hub = try NotificationHub()
        let listeners = zip(group.loops, [first, second]).map { LoopListener(loop: $0, listener: $1) }
        let notices = AccessNotices(hub: hub, log: Logger(label: "test") { _ in Warnings(seen: seen) })
        notices.start(listeners)
        try hub.start(connectionString: database)
        while !(first.isListening && second.isListening) { try await Task.sleep(for: .milliseconds(5)) }
        let blocked = Task(executorPreference: group.loops[1]) {
            while !seen.isReleased.withLock({ $0 }) { usleep(1_000) }
        }
        let session = try PostgresSession(database)
        for account in 1...20 { try session.execute("NOTIFY cupboard_access, '\(account) x'") }
        while first.forgotten.count < 20 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(second.forgotten.isEmpty)
        seen.isReleased.withLock { $0 = true }
        await blocked.value
        while second.forgotten.count < 20 { try await Task.sleep(for: .milliseconds(5)) }
        #expect([first.forgotten, second.forgotten] == [Array(1...20), Array(1...20)])
        notices.stop()
        hub.stop()
        // The tasks on the loops must end before the loops do.
        for loop in group.loops { await loop.perform {} }
    }

    @Test("time out if a server does not confirm, with a warning")
    func unconfirmed() async throws {
        let seen = Seen()
        let log = Logger(label: "test") { _ in Warnings(seen: seen) }
        try await GatewayFixture.run(configure: { $0.log = log }) { fixture in
            // Counts as a server, because it listens like one.
            let hub = try NotificationHub()
            let registration = hub.register(channels: ["silence"], isCounted: true)
            try hub.start(connectionString: fixture.database)
            defer { hub.stop() }
            while let event = await registration.next(), event != .listening {}
            let person = try Member("Paula", in: fixture.database)
            try await fixture.client { client in
                let payload = try client.mutate("logOut", [:], as: person)
                #expect(payload["message"].string == "Logged out successfully")
            }
            let warnings = seen.warnings.withLock { $0 }
            #expect(warnings.contains("a server has not confirmed that access has ended; its cache expires within a minute"))
        }
    }
}

/// The observations of several threads.
private final class Seen: Sendable {
    let warnings = Lock<[String]>([])
    let confirmed = Lock<[String]>([])
    let isReleased = Lock(false)
}

/// Records the notices that a loop receives.
private final class Memory: AccessListener {
    private let state = Lock((isListening: false, forgotten: [Int64]()))

    var isListening: Bool { state.withLock { $0.isListening } }
    var forgotten: [Int64] { state.withLock { $0.forgotten } }

    func forget(account: Int64) {
        state.withLock { $0.forgotten.append(account) }
    }

    func forgetAll(isListening: Bool) {
        state.withLock { $0.isListening = isListening }
    }
}

/// Records log messages.
private struct Warnings: LogHandler {
    let seen: Seen
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        seen.warnings.withLock { $0.append("\(event.message)") }
    }
}
