import Glibc
import Reactor
import TestSupport
import Testing

@testable import Postgres

@Suite("Transactions", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct TransactionTests {
    private let database: String

    init() throws {
        database = try TestDatabase.shared.createDatabase(from: "transactions") { session throws(PostgresError) in
            try session.execute("CREATE TABLE purse (id bigint PRIMARY KEY, coins bigint NOT NULL CHECK (coins >= 0))")
            try session.execute("INSERT INTO purse VALUES (1, 100), (2, 100)")
        }
    }

    private func configuration(connections: Int = 2) -> PoolConfiguration {
        var configuration = PoolConfiguration()
        configuration.connections = connections
        configuration.requestsPerConnection = 1
        configuration.settings = .writeLane()
        // Independent of the machine's speed.
        configuration.queueingTimeout = .seconds(120)
        configuration.requestTimeout = .seconds(120)
        return configuration
    }

    private func coins() throws -> [Int64?] {
        let rows = try PostgresSession(database).query("SELECT coins FROM purse ORDER BY id")
        return (0..<rows.rowCount).map { rows.int8($0, 0) }
    }

    @Test("keep their changes when committed, and none when rolled back")
    func ends() async throws {
        try await LoopFixture.run(database, configuration()) { fixture async throws in
            let kept = Transaction(on: fixture.pool)
            #expect(!kept.hasBegun)
            try await kept.execute("UPDATE purse SET coins = coins - \(30 as Int64) WHERE id = 1")
            #expect(kept.hasBegun)
            try await kept.execute("UPDATE purse SET coins = coins + \(30 as Int64) WHERE id = 2")
            #expect(try coins() == [100, 100])
            try await kept.commit()
            #expect(try coins() == [70, 130])

            let undone = Transaction(on: fixture.pool)
            try await undone.execute("UPDATE purse SET coins = 0")
            await undone.rollback()
            #expect(try coins() == [70, 130])
            await #expect(throws: PostgresError.self) { try await undone.execute("UPDATE purse SET coins = 0") }
            #expect(try coins() == [70, 130])
        }
    }

    @Test("without statements take no connection")
    func nothing() async throws {
        try await LoopFixture.run(database, configuration(connections: 1)) { fixture async throws in
            let first = Transaction(on: fixture.pool)
            let second = Transaction(on: fixture.pool)
            try await second.execute("UPDATE purse SET coins = 5 WHERE id = 1")
            try await first.commit()
            try await second.commit()
            #expect(try coins() == [5, 100])
        }
    }

    @Test("are rolled back after an error, and their connection serves the next one")
    func errors() async throws {
        try await LoopFixture.run(database, configuration(connections: 1)) { fixture async throws in
            for _ in 1...20 {
                let transaction = Transaction(on: fixture.pool)
                try await transaction.execute("UPDATE purse SET coins = 1 WHERE id = 1")
                let error = await #expect(throws: PostgresError.self) {
                    try await transaction.execute("UPDATE purse SET coins = -1 WHERE id = 2")
                }
                #expect(error?.sqlState == .checkViolation)
                await transaction.rollback()
            }
            #expect(try coins() == [100, 100])
            let next = Transaction(on: fixture.pool)
            try await next.execute("UPDATE purse SET coins = 7")
            try await next.commit()
            #expect(try coins() == [7, 7])
        }
    }

    @Test("queue for connections in any number, and run one at a time on each")
    func crowd() async throws {
        try await LoopFixture.run(database, configuration(connections: 3)) { fixture async throws in
            let tasks = (0..<200).map { number in
                fixture.task { () -> Bool in
                    let transaction = Transaction(on: fixture.pool)
                    do {
                        let (from, to) = number % 2 == 0 ? (1, 2) : (2, 1)
                        // In a fixed order, so that no two transactions wait for each other.
                        try await transaction.execute("SELECT FROM purse ORDER BY id FOR UPDATE")
                        try await transaction.execute("UPDATE purse SET coins = coins - 1 WHERE id = \(from)")
                        try await transaction.execute("UPDATE purse SET coins = coins + 1 WHERE id = \(to)")
                        try await transaction.commit()
                        return true
                    } catch {
                        await transaction.rollback()
                        return false
                    }
                }
            }
            for task in tasks { #expect(await task.value) }
            #expect(try coins() == [100, 100])
        }
    }

    @Test("end with their connection, and later statements do not run on the next one")
    func brokenConnection() async throws {
        let database = database
        try await LoopFixture.run(database, configuration(connections: 1)) { fixture async throws in
            let transaction = Transaction(on: fixture.pool)
            let rows = try await transaction.execute("SELECT pg_backend_pid()::bigint")
            try await transaction.execute("UPDATE purse SET coins = 0 WHERE id = 1")
            try PostgresSession(database).run("SELECT pg_terminate_backend(\(rows.int8(0, 0))::integer)")
            await fixture.until { fixture.pool.statistics.connects > 1 && fixture.pool.statistics.ready == 1 }
            await #expect(throws: PostgresError.self) { try await transaction.execute("UPDATE purse SET coins = 0 WHERE id = 2") }
            // COMMIT was never sent, so the outcome is known.
            let error = await #expect(throws: PostgresError.self) { try await transaction.commit() }
            guard case .connection = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try coins() == [100, 100])
            let next = Transaction(on: fixture.pool)
            try await next.execute("UPDATE purse SET coins = 3")
            try await next.commit()
            #expect(try coins() == [3, 3])
        }
    }

    @Test("report an unknown outcome of a commit")
    func lostCommit() async throws {
        let database = database
        let session = try PostgresSession(database)
        try session.execute(
            """
            CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(600); RETURN NULL; END $$;
            CREATE CONSTRAINT TRIGGER wait_for_test AFTER UPDATE ON purse DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION wait_for_test();
            """
        )
        try await LoopFixture.run(database, configuration(connections: 1)) { fixture async throws in
            let commit = fixture.task { () -> PostgresError? in
                let transaction = Transaction(on: fixture.pool)
                do throws(PostgresError) {
                    try await transaction.execute("UPDATE purse SET coins = 0 WHERE id = 1")
                    try await transaction.commit()
                    return nil
                } catch {
                    return error
                }
            }
            let watcher = try PostgresSession(database)
            let end = """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE query = 'COMMIT' AND wait_event = 'PgSleep' AND datname = current_database()
                """
            while try watcher.query(end).rowCount == 0 { await fixture.loop.sleep(for: .milliseconds(5)) }
            let error = await commit.value
            guard case .outcomeUnknown = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try coins() == [100, 100])
        }
    }

    @Test("are rolled back when their client leaves, and release the connection")
    func cancelled() async throws {
        try await LoopFixture.run(database, configuration(connections: 1)) { fixture async throws in
            let task = fixture.task {
                let transaction = Transaction(on: fixture.pool)
                do {
                    try await transaction.execute("UPDATE purse SET coins = 0")
                    try await transaction.execute("SELECT pg_sleep(60)")
                    try await transaction.commit()
                } catch {
                    await transaction.rollback()
                }
            }
            await fixture.until { fixture.pool.statistics.underway > 0 }
            await fixture.loop.sleep(for: .milliseconds(50))
            task.cancel()
            await task.value
            let next = Transaction(on: fixture.pool)
            try await next.execute("UPDATE purse SET coins = 9 WHERE id = 1")
            try await next.commit()
            #expect(try coins() == [9, 100])
        }
    }

    @Test("are not hit by the cancellation of an earlier one")
    func lateCancellation() async throws {
        try await LoopFixture.run(database, configuration(connections: 1)) { fixture async throws in
            for round in 1...3 as ClosedRange<Int64> {
                let cancelled = fixture.task {
                    let transaction = Transaction(on: fixture.pool)
                    _ = try? await transaction.execute("SELECT pg_sleep(0.1)")
                    await transaction.rollback()
                }
                await fixture.until { fixture.pool.statistics.underway > 0 }
                let next = try await StoppedPostmaster.run {
                    cancelled.cancel()
                    let next = Task(executorPreference: fixture.loop) {
                        await cancelled.value
                        let next = Transaction(on: fixture.pool)
                        try await next.execute("UPDATE purse SET coins = \(round) WHERE id = 1")
                        try await next.execute("SELECT pg_sleep(0.3)")
                        try await next.commit()
                    }
                    await fixture.loop.sleep(for: .milliseconds(250))
                    return next
                }
                try await next.value
                #expect(try coins() == [round, 100])
            }
        }
    }

    @Test("pass values of every type only as values")
    func values() throws {
        let hostile = "'; DROP TABLE purse; --"
        let session = try PostgresSession(database)
        let rows = try session.run(
            """
            SELECT \(hostile), \(nil as String?), \(true), \(1.5), \(-7 as Int64), \(bytes: [0, 255]), \("b", as: "text"),
                cardinality(\(["a\"b", "c,d", "{}"], as: "text[]")), \([1, 2, 3] as [Int64])
            """
        )
        #expect(rows.text(0, 0) == hostile)
        #expect(rows.isNull(0, 1))
        #expect(rows.bool(0, 2) == true)
        #expect(rows.double(0, 3) == 1.5)
        #expect(rows.int8(0, 4) == -7)
        #expect(rows.byteArray(0, 5) == [0, 255])
        #expect(rows.text(0, 6) == "b")
        #expect(rows.int4(0, 7) == 3)
        #expect(try coins() == [100, 100])
    }
}
