import Glibc
import GraphQL
import Logging
import Postgres
import Reactor
import TestSupport
import Testing

@testable import Gateway

@Suite("Notices of access", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct AccessNoticesTests {
    @Test("are confirmed when every loop has forgotten the account, and not while one has not")
    func confirmation() async throws {
        let seen = Seen()
        let log = Logger(label: "test") { _ in Warnings(seen: seen) }
        try await GatewayFixture.run(loops: 2, configure: { $0.log = log }) { fixture in
            let listener = try NotificationListener(connectionString: fixture.database, channels: ["cupboard_access_heard"]) { event in
                if case .notification(_, let notice) = event { seen.confirmed.withLock { $0.append(notice) } }
                return nil
            }
            defer { listener.stop() }
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

    @Test("are waited for, but not for ever: who does not confirm is complained of")
    func unconfirmed() async throws {
        let seen = Seen()
        let log = Logger(label: "test") { _ in Warnings(seen: seen) }
        try await GatewayFixture.run(configure: { $0.log = log }) { fixture in
            // Counted among the servers, since it listens like one.
            let listener = try NotificationListener(connectionString: fixture.database, channels: ["silence"]) { event in
                if case .listening = event { seen.isReleased.withLock { $0 = true } }
                return nil
            }
            defer { listener.stop() }
            while !seen.isReleased.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
            let person = try Member("Paula", in: fixture.database)
            try await fixture.client { client in
                let payload = try client.mutate("logOut", [:], headers: person.headers)
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
