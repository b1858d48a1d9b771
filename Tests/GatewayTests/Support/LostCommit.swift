import Glibc
import Postgres
import TestSupport

@testable import Gateway

extension GatewayFixture {
    /// Sends a mutation, ends PostgreSQL's process in the middle of its COMMIT, and answers what the client gets.
    ///
    /// - Parameters:
    ///   - query: The mutation.
    ///   - headers: The headers of the request.
    ///   - wait: What the COMMIT waits for.
    ///   - meanwhile: Runs when the COMMIT waits.
    ///   - release: Runs when the process has been told to end.
    /// - Returns: The answer.
    /// - Throws: When the gateway does not answer.
    func loseCommit(
        of query: String,
        headers: [String] = [],
        waitingFor wait: String,
        meanwhile: @escaping @Sendable () -> Void = {},
        _ release: @escaping @Sendable () throws -> Void = {}
    ) async throws -> Response {
        let database = database
        return try await client { client in
            let watcher = try PostgresSession(database)
            try client.send(Client.post(query, headers: headers))
            let waiting = """
                FROM pg_stat_activity
                WHERE query = 'COMMIT' AND state = 'active' AND datname = current_database() AND wait_event_type || '/' || wait_event = '\(wait)'
                """
            while try watcher.query("SELECT pid \(waiting)").rowCount == 0 { usleep(1_000) }
            meanwhile()
            while try watcher.query("SELECT pg_terminate_backend(pid) \(waiting)").rowCount == 0 {}
            try release()
            return try client.response()
        }
    }
}

/// A lock that holds up the COMMIT of every mutation; whoever is ended while waiting for it has committed nothing.
///
/// `@unchecked Sendable`: made by one thread, released by another when the first has done with it.
final class HeldCommit: @unchecked Sendable {
    /// What a COMMIT waits for.
    static let wait = "Lock/advisory"

    private let session: PostgresSession

    init(of database: String) throws {
        session = try PostgresSession(database)
        try session.execute(
            """
            CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
                $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$;
            CREATE CONSTRAINT TRIGGER wait_for_test AFTER INSERT ON audit_entry DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION wait_for_test();
            """
        )
        try session.execute("BEGIN; SELECT pg_advisory_xact_lock(1)")
    }

    func release() throws { try session.execute("COMMIT") }
}

/// A server whose COMMITs wait for a copy elsewhere that never comes; whoever is ended while waiting for it has committed already.
final class UncopiedServer: Sendable {
    /// What a COMMIT waits for.
    static let wait = "IPC/SyncRep"

    private let folder = TemporaryFolder()
    private let server: EmbeddedServer

    init() throws {
        var configuration = EmbeddedServer.Configuration(folder: folder.path)
        configuration.isThrowaway = true
        configuration.settings = [("synchronous_standby_names", "nobody")]
        server = try EmbeddedServer.start(configuration)
    }

    var database: String { server.connectionString }

    func stop() { server.stop() }

    /// Makes a gateway wait that way; without it nothing does.
    static func configure(_ configuration: inout GatewayConfiguration) {
        configuration.pool.writeSettings.values.append(("synchronous_commit", "on"))
    }
}
