package import Engine
import Postgres
import TestSupport

/// A lock that holds up the COMMIT of every mutation; a process that ends while waiting for it has committed nothing.
///
/// `@unchecked Sendable`: made by one thread, released by another when the first has done with it.
package final class HeldCommit: @unchecked Sendable {
    /// What a COMMIT waits for.
    package static let wait = "Lock/advisory"

    private let session: PostgresSession

    package init(of database: String) throws {
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

    package func release() throws { try session.execute("COMMIT") }
}

/// A server whose COMMITs wait for a copy elsewhere that never comes; a process that ends while waiting for it has committed already.
package final class UncopiedServer: Sendable {
    /// What a COMMIT waits for.
    package static let wait = "IPC/SyncRep"

    private let folder = TemporaryFolder()
    private let server: EmbeddedServer

    package init() throws {
        var configuration = EmbeddedServer.Configuration(folder: folder.path)
        configuration.isThrowaway = true
        configuration.settings = [("synchronous_standby_names", "nobody")]
        server = try EmbeddedServer.start(configuration)
    }

    package var database: String { server.connectionString }

    package func stop() { server.stop() }

    /// Makes an engine wait that way; without it nothing does.
    package static func configure(_ configuration: inout EngineConfiguration) {
        configuration.pool.writeSettings.values.append(("synchronous_commit", "on"))
    }
}
