package import Engine
import Postgres
import TestSupport

/// A lock that blocks the COMMIT of every mutation.
///
/// A backend that terminates while it waits has committed nothing.
///
/// `@unchecked Sendable`: one thread creates it, and another releases it when the first no longer uses it.
package final class BlockedCommit: @unchecked Sendable {
    /// The wait event of the COMMIT.
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

/// A server whose COMMITs wait for a synchronous replica that does not exist.
///
/// A backend that terminates while waiting has already committed.
package final class UnreplicatedServer: Sendable {
    /// The wait event of the COMMIT.
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

    /// Makes the engine's COMMITs wait for the replica.
    package static func configure(_ configuration: inout EngineConfiguration) {
        configuration.pool.writeSettings.values.append(("synchronous_commit", "on"))
    }
}
