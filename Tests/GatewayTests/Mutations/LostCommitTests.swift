import GraphQL
import Postgres
import TestSupport
import Testing

@testable import Gateway

/// A connection that breaks while PostgreSQL is asked to commit a mutation: by the connection alone nobody can know what became of it.
@Suite("A lost COMMIT", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct LostCommitTests {
    /// Holds up the end of a transaction for whoever holds the advisory lock.
    private static let heldCommit = """
        CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER wait_for_test AFTER INSERT ON audit_entry DEFERRABLE INITIALLY DEFERRED
            FOR EACH ROW EXECUTE FUNCTION wait_for_test();
        """

    private static let withKey = #"mutation { count(input: {idempotencyKey: "k"}) { coins purse { coins } userErrors { code } } }"#
    private static let answer = #"{"data":{"count":{"coins":101,"purse":{"coins":101},"userErrors":[]}}}"#

    /// Sends a mutation, ends PostgreSQL's process in the middle of its COMMIT, and answers what the client gets.
    private static func loseCommit(
        of query: String,
        headers: [String] = [],
        waitingFor wait: String,
        _ fixture: GatewayFixture,
        _ release: @escaping @Sendable () throws -> Void = {}
    ) async throws -> Response {
        let database = fixture.database
        return try await fixture.client { client in
            let watcher = try PostgresSession(database)
            try client.send(Client.post(query, headers: headers))
            let end = """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE query = 'COMMIT' AND state = 'active' AND datname = current_database() AND wait_event_type || '/' || wait_event = '\(wait)'
                """
            while try watcher.query(end).rowCount == 0 {}
            try release()
            return try client.response()
        }
    }

    /// Runs a test in which a lock holds up every COMMIT until `release`.
    private static func whileHeld(
        _ body: (GatewayFixture, PostgresSession, @escaping @Sendable () throws -> Void) async throws -> Void
    ) async throws {
        let database = try Purses.database()
        let session = try PostgresSession(database)
        try session.execute(heldCommit)
        let lock = try HeldLock(PostgresSession(database))
        try await GatewayFixture.run(Purses.snapshot(), database: database) { try await body($0, session) { try lock.release() } }
    }

    @Test("of a mutation with an idempotency key that was not done is done again, once")
    func undone() async throws {
        try await Self.whileHeld { fixture, session, release in
            let response = try await Self.loseCommit(of: Self.withKey, waitingFor: "Lock/advisory", fixture, release)
            #expect(response.text == Self.answer)
            #expect(try await fixture.client { try $0.query(Self.withKey).text } == Self.answer)
            #expect(try session.column("SELECT coins FROM purse WHERE id = 1") == ["101"])
            #expect(try session.column("SELECT count(*) FROM audit_entry") == ["1"])
        }
    }

    @Test(
        "of a mutation without one is told as what it is, in the language of the request",
        arguments: [("en", "The database did not confirm this"), ("es", "La base de datos no lo ha confirmado")]
    )
    func unknown(language: String, message: String) async throws {
        try await Self.whileHeld { fixture, session, release in
            let json = try await Self.loseCommit(
                of: "mutation { count { coins } }",
                headers: ["Accept-Language: \(language)"],
                waitingFor: "Lock/advisory",
                fixture,
                release
            )
            .json()
            #expect(json.at("errors.0.extensions.code").string == "OUTCOME_UNKNOWN")
            #expect(json.at("errors.0.message").string?.hasPrefix(message) == true)
            #expect(json.at("data.count") == .null)
            #expect(try session.column("SELECT coins FROM purse WHERE id = 1") == ["100"])
        }
    }

    @Test("of a mutation that was done gives the answer of the run that did it")
    func done() async throws {
        // What is committed here waits for a copy elsewhere that never comes; whoever is ended meanwhile has committed already.
        let folder = TemporaryFolder()
        var configuration = EmbeddedServer.Configuration(folder: folder.path)
        configuration.isThrowaway = true
        configuration.settings = [("synchronous_standby_names", "nobody")]
        let server = try EmbeddedServer.start(configuration)
        defer { server.stop() }
        let database = server.connectionString
        let session = try PostgresSession(database)
        try Purses.fill(session)
        try await GatewayFixture.run(
            Purses.snapshot(),
            database: database,
            configure: { $0.pool.writeSettings.values.append(("synchronous_commit", "on")) }
        ) { fixture in
            let response = try await Self.loseCommit(of: Self.withKey, waitingFor: "IPC/SyncRep", fixture)
            #expect(response.text == Self.answer)
            #expect(try session.column("SELECT coins FROM purse WHERE id = 1") == ["101"])
            #expect(try session.column("SELECT count(*) FROM audit_entry") == ["1"])
        }
    }
}

/// An advisory lock that one session holds.
///
/// `@unchecked Sendable`: made by one thread, released by another when the first has done with it.
private final class HeldLock: @unchecked Sendable {
    private let session: PostgresSession

    init(_ session: PostgresSession) throws {
        self.session = session
        try session.execute("BEGIN; SELECT pg_advisory_xact_lock(1)")
    }

    func release() throws { try session.execute("COMMIT") }
}
