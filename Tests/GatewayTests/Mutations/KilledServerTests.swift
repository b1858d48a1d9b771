import Glibc
import Postgres
import ServiceSupport
import TestSupport
import Testing

/// `kill -9` in the middle of a mutation, at each of its statements.
///
/// A lock on the next table stops it there.
@Suite("A server killed in the middle of a mutation", .tags(.database, .socket, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct KilledServerTests {
    /// The first table of each statement of `createAccount` with an idempotency key, in order.
    private static let tables = ["idempotency_key", "account", "session", "audit_entry"]

    /// Also stops a transaction before its end if another session holds the advisory lock.
    private static let heldCommit = """
        CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER wait_for_test AFTER INSERT ON audit_entry DEFERRABLE INITIALLY DEFERRED
            FOR EACH ROW EXECUTE FUNCTION wait_for_test();
        """

    private static let mutation = """
        mutation { createAccount(input: {
            name: "Interrupted", email: "interrupted@example.org", password: "Abcdefg1!", passwordConfirmation: "Abcdefg1!",
            idempotencyKey: "once"
        }) { account { id } message userErrors { message } } }
        """

    private static let counts = """
        WITH interrupted AS (SELECT id FROM account WHERE email = 'interrupted@example.org')
        SELECT (SELECT count(*) FROM interrupted), (SELECT count(*) FROM session WHERE account_id IN (SELECT id FROM interrupted)),
            (SELECT count(*) FROM audit_entry WHERE object_type = 'account' AND object_id IN (SELECT id FROM interrupted)),
            (SELECT count(*) FROM idempotency_key)
        """

    private static func counts(_ session: PostgresSession) throws -> [Int64?] {
        let rows = try session.query(counts)
        return (0..<4).map { rows.int8(0, $0) }
    }

    @Test("leaves nothing half done, and the client can send the mutation again", arguments: tables)
    func killed(table: String) async throws {
        // Readers of the table continue; writers wait.
        let program = try await kill(whileLocked: "LOCK TABLE \(table) IN SHARE MODE")
        let session = try PostgresSession(program.database)
        #expect(try Self.counts(session) == [0, 0, 0, 0])
        try await sendAgain(program.database)
        #expect(try Self.counts(session) == [1, 1, 1, 1])
    }

    @Test("during the commit leaves all or nothing, and the client finds out by sending the mutation again")
    func killedAtCommit() async throws {
        let program = try await kill(preparing: Self.heldCommit, whileLocked: "SELECT pg_advisory_xact_lock(1)")
        let session = try PostgresSession(program.database)
        // PostgreSQL notices the lost client only after the statement has ended.
        while try session.query("SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query = 'COMMIT'").int8(0, 0) != 0 {
            usleep(5_000)
        }
        let counts = try Self.counts(session)
        #expect(counts == [1, 1, 1, 1] || counts == [0, 0, 0, 0])
        try await sendAgain(program.database)
        #expect(try Self.counts(session) == [1, 1, 1, 1])
    }

    /// Sends the mutation, waits until a lock stops it, and kills the server.
    private func kill(preparing preparation: String = "", whileLocked lock: String) async throws -> ServedProgram {
        let program = try ServedProgram()
        let session = try PostgresSession(program.database)
        let port = program.port
        #expect(try Self.counts(session) == [0, 0, 0, 0])
        try session.execute(preparation)
        try session.execute("BEGIN; \(lock)")
        try await ServedProgram.waiting {
            let client = try Client(port: port)
            try client.send(Client.post(Self.mutation))
            let watcher = try PostgresSession(program.database)
            while try watcher.query("SELECT count(*) FROM pg_locks WHERE NOT granted").int8(0, 0) == 0 { usleep(5_000) }
            program.signal(SIGKILL)
            let (responses, _) = client.responsesToEnd()
            #expect(responses.isEmpty)
        }
        try session.execute("COMMIT")
        try program.stop()
        return program
    }

    /// Sends the mutation to another server on the same database, twice.
    private func sendAgain(_ database: String) async throws {
        let program = try ServedProgram(database: database)
        let port = program.port
        try await ServedProgram.waiting {
            let client = try Client(port: port)
            let first = try client.query(Self.mutation)
            #expect(try first.json().at("data.createAccount.account.id").string != nil, "\(first.text)")
            #expect(try client.query(Self.mutation).text == first.text)
        }
        try program.stop()
    }
}
