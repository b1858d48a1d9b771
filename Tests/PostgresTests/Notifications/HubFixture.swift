import Glibc
import Reactor
import TestSupport

@testable import Postgres

/// A hub with its own database.
struct HubFixture {
    let database: String
    let hub: NotificationHub
    let session: PostgresSession

    /// Runs a body with a hub, and stops the hub afterwards; the test's time limit ends a wait without success.
    static func run(timeout: Duration = .seconds(10), _ body: (HubFixture) async throws -> Void) async throws {
        let database = try TestDatabase.shared.createDatabase()
        let fixture = HubFixture(database: database, hub: try NotificationHub(), session: try PostgresSession(database))
        try fixture.hub.start(connectionString: database, timeout: timeout)
        defer { fixture.hub.stop() }
        try await body(fixture)
    }

    private static let isHub = "application_name IN ('cupboard listener', 'cupboard notifications') AND datname = current_database()"

    /// The process ID of the hub's PostgreSQL backend.
    func backend() throws -> Int32 {
        let backend = try session.query("SELECT pid FROM pg_stat_activity WHERE \(Self.isHub)").int4(0, 0)
        guard let backend else { throw PostgresError.protocol("no hub is connected") }
        return backend
    }

    /// Ends the hub's connection from PostgreSQL's side.
    func breakConnection() throws {
        try session.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE \(Self.isHub)")
    }

    /// Waits until the hub's last command is the given one.
    func waitForCommand(_ command: String) async throws {
        while try session.query("SELECT query FROM pg_stat_activity WHERE \(Self.isHub)").text(0, 0) != command {
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// The number of counted processes.
    func counted() throws -> Int64? {
        let sql = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'cupboard listener' AND datname = current_database()"
        return try session.query(sql).int8(0, 0)
    }
}

extension NotificationRegistration {
    /// The next notification's channel and payload, such as “a: 1”; other events are skipped.
    func nextNotification() async -> String? {
        while let event = await next() {
            if case .notification(let channel, let payload, _) = event { return "\(channel): \(payload)" }
        }
        return nil
    }

    /// Takes events until the hub listens on the channels; returns false if there are no more events.
    func isListening() async -> Bool {
        while let event = await next() {
            if event == .listening { return true }
        }
        return false
    }

    /// Takes events until the connection breaks, and returns the reason.
    func nextBreak() async -> String? {
        while let event = await next() {
            if case .notListening(let reason) = event { return "\(reason)" }
        }
        return nil
    }
}
