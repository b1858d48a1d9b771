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

@Suite("Notices of access", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct AccessNoticesTests {
    @Test("are confirmed when every loop has forgotten the account, and not while one has not")
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
            // Both listeners, that of the server and this one, are there when a notice is confirmed.
            var count = 0
            repeat {
                count += 1
                try session.execute("NOTIFY cupboard_access, '1 ready \(count)'")
                try await Task.sleep(for: .milliseconds(20 * count))
            } while !seen.confirmed.withLock { $0.contains("1 ready \(count)") }
            // The last is confirmed, so nothing is under way any more. A loop that had no time until now may have been complained of.
            seen.warnings.withLock { $0 = [] }
            let blocked = Task(executorPreference: fixture.gateway.loops[1]) {
                while !seen.isReleased.withLock({ $0 }) { usleep(1_000) }
            }
            try session.execute("NOTIFY cupboard_access, '1 first'")
            while seen.warnings.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(5)) }
            let warnings = seen.warnings.withLock { $0 }
            #expect(warnings == ["a loop is so busy that a change of access reaches it late"])
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

    @Test("reach a loop while another is blocked, and that one later")
    func blockedLoop() async throws {
        let database = try TestDatabase.shared.createDatabase()
        let group = try EventLoopGroup(count: 2)
        defer { group.stop() }
        let (first, second, seen) = (Memory(), Memory(), Seen())
        let hub = try NotificationHub()
        let witnesses = zip(group.loops, [first, second]).map { AccessWitness(loop: $0, listener: $1) }
        let notices = AccessNotices(hub: hub, log: Logger(label: "test") { _ in Warnings(seen: seen) })
        notices.start(witnesses)
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
        // The tasks on the loops end before the loops do.
        for loop in group.loops { await loop.perform {} }
    }

    @Test("are waited for, but not for ever: who does not confirm is complained of")
    func unconfirmed() async throws {
        let seen = Seen()
        let log = Logger(label: "test") { _ in Warnings(seen: seen) }
        try await GatewayFixture.run(configure: { $0.log = log }) { fixture in
            // Counted among the servers, since it listens like one.
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
            #expect(warnings.contains("a server has not confirmed that access has ended; it forgets by itself within a minute"))
        }
    }
}

/// What several threads see of the test.
private final class Seen: Sendable {
    let warnings = Lock<[String]>([])
    let confirmed = Lock<[String]>([])
    let isReleased = Lock(false)
}

/// Notes what a loop is told.
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

/// Keeps what a log says.
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
