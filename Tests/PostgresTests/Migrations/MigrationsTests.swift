import Glibc
import Postgres
import Reactor
import TestSupport
import Testing

@Suite("Migrations", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct MigrationsTests {
    private let database: String
    private let session: PostgresSession
    private let first = Migration(name: "0001_first", sql: "CREATE TABLE a (x int); INSERT INTO a VALUES (1);")
    private let second = Migration(name: "0002_second", sql: "INSERT INTO a VALUES (2);\n-- ü\nCREATE TABLE b (y int)")

    init() throws {
        database = try TestDatabase.shared.createDatabase()
        session = try PostgresSession(database)
    }

    @Test("applies pending steps in order, once")
    func twice() throws {
        #expect(try Migrations([first]).status(on: session).map(\.state) == [.pending])
        #expect(try Migrations([first]).apply(on: session) == ["0001_first"])
        #expect(try Migrations([first, second]).apply(on: session) == ["0002_second"])
        #expect(try Migrations([first, second]).apply(on: session) == [])
        #expect(try session.query("SELECT sum(x)::int FROM a").int4(0, 0) == 3)
        let states = try Migrations([first, second]).status(on: session).map(\.state)
        #expect(states.count == 2)
        for state in states {
            guard case .applied(let time) = state else {
                Issue.record("not applied: \(state)")
                continue
            }
            #expect(time.hasSuffix("Z"))
        }
    }

    @Test("rolls back a failed step and names it")
    func failure() throws {
        let broken = Migration(name: "0002_broken", sql: "CREATE TABLE c (x int); SELECT 1 / 0")
        let error = #expect(throws: MigrationError.self) { try Migrations([first, broken]).apply(on: session) }
        guard case .failed(let name, let cause) = error else {
            Issue.record("not a failed migration: \(String(describing: error))")
            return
        }
        #expect(name == "0002_broken")
        #expect(cause.sqlState == "22012")
        #expect(try session.query("SELECT to_regclass('c') IS NULL AND to_regclass('a') IS NOT NULL").bool(0, 0) == true)
        #expect(try Migrations([first, second]).apply(on: session) == ["0002_second"])
    }

    @Test("rejects a changed text of an applied step")
    func changed() throws {
        try Migrations([first]).apply(on: session)
        let edited = Migration(name: first.name, sql: first.sql + " ")
        #expect(throws: MigrationError.changed(name: first.name)) { try Migrations([edited, second]).apply(on: session) }
    }

    @Test("accepts a former text of an applied step, and no other")
    func former() throws {
        try Migrations([first]).apply(on: session)
        let checksum = try session.query("SELECT checksum FROM schema_migration").one(String.self)
        let commented = Migration(name: first.name, sql: "-- A comment.\n" + first.sql, formerChecksums: ["0", checksum])
        #expect(try Migrations([commented]).isCurrent(on: session))
        #expect(try Migrations([commented, second]).apply(on: session) == ["0002_second"])
        #expect(try session.query("SELECT checksum FROM schema_migration ORDER BY name LIMIT 1").one(String.self) == checksum)
        let other = Migration(name: first.name, sql: commented.sql, formerChecksums: ["0"])
        #expect(throws: MigrationError.changed(name: first.name)) { try Migrations([other, second]).apply(on: session) }
    }

    @Test("rejects a step before an applied one")
    func outOfOrder() throws {
        try Migrations([second.independent]).apply(on: session)
        #expect(throws: MigrationError.outOfOrder(name: first.name, before: second.name)) {
            try Migrations([first, second.independent]).apply(on: session)
        }
    }

    @Test("shows a newer program's step and leaves it unchanged")
    func unknown() throws {
        try Migrations([first, second]).apply(on: session)
        #expect(try Migrations([first]).apply(on: session) == [])
        let last = try Migrations([first]).status(on: session).last
        #expect(last?.name == second.name)
        guard case .unknown = last?.state else {
            Issue.record("not unknown: \(String(describing: last))")
            return
        }
    }

    @Test("applies each step once from several processes at once")
    func concurrently() async throws {
        let (database, first, second) = (database, first, second)
        let applied = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<6 {
                group.addTask { try Migrations([first, second]).apply(on: try PostgresSession(database)) }
            }
            var applied: [String] = []
            for try await names in group { applied += names }
            return applied
        }
        #expect(applied.sorted() == ["0001_first", "0002_second"])
        #expect(try session.query("SELECT count(*) FROM a").int8(0, 0) == 2)
    }

    @Test("lets other users of a table pass while a step waits for it, and applies the step when the table is free")
    func makesWay() throws {
        try Migrations([first]).apply(on: session)
        let reader = try PostgresSession(database)
        try reader.execute("BEGIN; SELECT FROM a")
        let (database, first) = (database, first)
        let outcome = Lock<Result<[String], any Error>?>(nil)
        let thread = try Thread {
            let change = Migration(name: "0002_change", sql: "ALTER TABLE a ADD COLUMN z int")
            let applied = Result { try Migrations([first, change]).apply(on: PostgresSession(database)) as [String] }
            outcome.withLock { $0 = applied }
        }
        let waiting = "SELECT EXISTS (SELECT FROM pg_locks WHERE relation = 'a'::regclass AND NOT granted)"
        while try session.query(waiting).bool(0, 0) != true, outcome.withLock({ $0 == nil }) { usleep(1_000) }
        // If the step stayed first in the queue, this would wait as long as the reader holds its lock.
        try session.execute("SET statement_timeout = '30s'; SELECT FROM a")
        #expect(outcome.withLock { $0 == nil })
        try reader.execute("COMMIT")
        thread.join()
        #expect(try outcome.withLock { $0 }?.get() == ["0002_change"])
    }
}

extension Migration {
    /// The same step without its dependence on others.
    fileprivate var independent: Migration { Migration(name: name, sql: "CREATE TABLE z (x int)") }
}
