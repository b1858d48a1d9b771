import Glibc
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

/// Uses a separate PostgreSQL, because it restarts completely when one of its processes is killed.
@Suite("Subscribers when a process of PostgreSQL dies or hangs", .tags(.database, .socket, .slow), .timeLimit(.minutes(20)))
struct LostDatabaseTests {
    /// The failure of PostgreSQL.
    private enum Loss: CaseIterable {
        case queryingProcessDies, listeningProcessDies, listeningProcessHangs, allDies
    }

    @Test("receive a gap and then new events: in order, without duplicates, and with every loss covered by a gap")
    func losses() async throws {
        let folder = TemporaryFolder()
        var configuration = EmbeddedServer.Configuration(folder: folder.path)
        configuration.isThrowaway = true
        // Committed data must survive the process.
        configuration.settings = [("synchronous_commit", "on")]
        let server = try EmbeddedServer.start(configuration)
        defer { server.stop(abruptly: true) }
        try server.supervise { _ in }
        try TestData.fill(PostgresSession(server.connectionString, applicationName: "test"))
        let configure = { (configuration: inout GatewayConfiguration) in configuration.notificationTimeout = .seconds(1) }
        try await GatewayFixture.run(database: server.connectionString, clients: 1, configure: configure) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let writer = NumberedWriter(to: server.connectionString, account: ana.number)
                let watchers = try LiveWatcher.Way.allCases.map { try LiveWatcher($0, port: port, as: ana, of: writer) }
                try writer.start()
                var missed: [Int] = []
                for loss in Loss.allCases { try missed += Self.survive(loss, of: server, watchers, writer) }
                writer.stop()
                let written = try writer.written()
                for watcher in watchers {
                    if let problem = watcher.problem(written: written) { Issue.record("\(problem)") }
                    #expect(watcher.end == nil)
                    #expect(Set(LiveWatcher.numbers(in: watcher.records)).isDisjoint(with: missed), "old events arrived as new")
                }
            }
        }
    }

    /// Waits for an event, causes a failure, and waits for a gap and then an event.
    ///
    /// Returns the numbers that can only be read again.
    private static func survive(
        _ loss: Loss,
        of server: EmbeddedServer,
        _ watchers: [LiveWatcher],
        _ writer: NumberedWriter
    ) throws -> [Int] {
        let numbered = watchers.filter(\.way.isNumbered)
        let before = writer.highest()
        try LiveWatcher.wait(for: numbered, "an event before \(loss)") { $0.last > before }
        let counts = watchers.map(\.records.count)
        let missed = try inflict(loss, on: server, writer) {
            for (watcher, count) in zip(watchers, counts) {
                try LiveWatcher.wait(for: [watcher], "a gap after \(loss)") { gap(in: $0.records.dropFirst(count)) != nil }
            }
        }
        try LiveWatcher.wait(for: numbered, "an event after \(loss)") { watcher in
            gap(in: watcher.records).map { watcher.last > $0 } ?? false
        }
        return missed
    }

    /// Returns the highest readable number at the last gap, or nil without a gap.
    private static func gap(in records: some BidirectionalCollection<LiveWatcher.Record>) -> Int? {
        for record in records.reversed() { if case .gap(let highest) = record { return highest } }
        return nil
    }

    /// Causes a failure until the watchers notice.
    ///
    /// Returns the numbers that can only be read again.
    private static func inflict(
        _ loss: Loss,
        on server: EmbeddedServer,
        _ writer: NumberedWriter,
        untilKnown: () throws -> Void
    ) throws -> [Int] {
        switch loss {
        case .queryingProcessDies: try kill(#require(processes("= 'cupboard'", of: server).first), SIGKILL)
        case .listeningProcessDies: try kill(#require(processes("= 'cupboard listener'", of: server).first), SIGKILL)
        case .allDies: try kill(#require(server.processID), SIGKILL)
        case .listeningProcessHangs: return try hang(server, writer, untilKnown)
        }
        try untilKnown()
        return []
    }

    private static func hang(_ server: EmbeddedServer, _ writer: NumberedWriter, _ untilKnown: () throws -> Void) throws -> [Int] {
        writer.stop()
        let session = try PostgresSession(server.connectionString, applicationName: "test")
        let first = writer.highest() + 1
        let process = try #require(processes("= 'cupboard listener'", of: server).first)
        kill(process, SIGSTOP)
        defer { kill(process, SIGCONT) }
        for _ in 0..<10 { try writer.write(in: session) }
        let last = writer.highest()
        // On a very slow machine, another connection has already received them.
        let isUnheard = try processes("IN ('cupboard listener', 'cupboard notifications')", of: server) == [process]
        try untilKnown()
        try writer.start()
        return isUnheard ? Array(first...last) : []
    }

    private static func processes(_ name: String, of server: EmbeddedServer) throws -> [pid_t] {
        try PostgresSession(server.connectionString, applicationName: "test").query(
            "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name \(name) ORDER BY backend_start"
        ).decode(Int64.self).map { pid_t($0) }
    }
}
