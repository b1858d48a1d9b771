import Postgres
import TestSupport
import Testing

@Suite("Function files", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct FunctionFilesTests {
    private let session: PostgresSession
    private let step = Migration(name: "0001_first", sql: "CREATE TABLE a (x int); INSERT INTO a VALUES (1);")

    init() throws { session = try PostgresSession(TestDatabase.shared.createDatabase()) }

    private func file(_ name: String, _ revision: Int, _ answer: String) -> FunctionFile {
        FunctionFile(
            name: name,
            sql: """
                -- Revision \(revision).
                CREATE OR REPLACE FUNCTION \(name)() RETURNS integer LANGUAGE sql RETURN (SELECT \(answer) FROM a);
                """
        )
    }

    private func apply(_ functions: FunctionFile..., steps: [Migration]? = nil) throws -> [String] {
        try Migrations(steps ?? [step], functions: functions).apply(on: session)
    }

    private func answer(_ name: String) throws -> Int? { try session.query("SELECT \(name)()::bigint").integer(0, 0) }

    @Test("are applied after the steps, and again when their text changes")
    func changed() throws {
        #expect(try apply(file("f", 1, "1")) == ["0001_first", "functions/f"])
        #expect(try apply(file("f", 1, "1")) == [])
        #expect(try apply(file("f", 2, "2"), file("g", 1, "3")) == ["functions/f", "functions/g"])
        #expect(try answer("f") == 2)
        #expect(try answer("g") == 3)
        // During development a text changes without a new revision.
        #expect(try apply(file("f", 2, "4"), file("g", 1, "3")) == ["functions/f"])
        #expect(try answer("f") == 4)
    }

    @Test("of an older program do not replace newer ones")
    func older() throws {
        _ = try apply(file("f", 2, "2"))
        let older = Migrations([step], functions: [file("f", 1, "1"), file("g", 1, "1")])
        #expect(try older.apply(on: session) == ["functions/g"])
        #expect(try answer("f") == 2)
        let states = try older.status(on: session).filter { $0.name == "functions/f" }
        #expect(states.map(\.state) == [.newer])
    }

    @Test("of a program that does not know all steps are not applied")
    func unknownStep() throws {
        _ = try apply(file("f", 1, "x"))
        let dropping = Migration(
            name: "0002_second",
            sql: "DROP FUNCTION f; DELETE FROM schema_function WHERE name = 'f'; ALTER TABLE a RENAME x TO y"
        )
        #expect(try apply(file("g", 1, "y"), steps: [step, dropping]) == ["0002_second", "functions/g"])
        #expect(try apply(file("f", 2, "x")) == [], "its column was renamed")
        let states = try Migrations([step], functions: [file("f", 2, "x")]).status(on: session)
        #expect(states.map(\.name) == ["0001_first", "0002_second", "functions/f", "functions/g"])
        #expect(states.filter { $0.state == .newer }.map(\.name) == ["functions/f"])
    }

    @Test("are applied all or none, and the error names the failed one")
    func failure() throws {
        _ = try apply(file("f", 1, "1"))
        let error = #expect(throws: MigrationError.self) { try apply(file("f", 2, "2"), file("g", 1, "nothing")) }
        guard case .functionsFailed("functions/g", let cause) = error else {
            Issue.record("not failed functions: \(String(describing: error))")
            return
        }
        #expect(cause.sqlState == "42703")
        #expect(try answer("f") == 1)
        #expect(try apply(file("f", 2, "2")) == ["functions/f"], "no partial change remains, and the lock is free")
    }

    @Test("are pending in a database without functions, and before their revision is applied")
    func states() throws {
        let migrations = Migrations([step], functions: [file("f", 2, "2")])
        #expect(try migrations.status(on: session).map(\.state) == [.pending, .pending])
        _ = try apply(file("f", 1, "1"))
        #expect(try migrations.status(on: session).last?.state == .pending)
        _ = try migrations.apply(on: session)
        guard case .applied(let time) = try migrations.status(on: session).last?.state else {
            Issue.record("not applied")
            return
        }
        #expect(time.hasSuffix("Z"))
    }

    @Test(
        "have their revision in the first line",
        arguments: [("-- Revision 12.\nx", 12), ("-- Revision x.", 0), ("x\n-- Revision 2.", 0), ("", 0)]
    )
    func revision(_ sql: String, _ revision: Int) {
        #expect(FunctionFile(name: "f", sql: sql).revision == revision)
    }

    @Test("are applied once by several processes at once")
    func concurrently() async throws {
        let database = try TestDatabase.shared.createDatabase()
        let migrations = Migrations([step], functions: [file("f", 1, "1"), file("g", 1, "2")])
        let applied = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<6 {
                group.addTask { try migrations.apply(on: PostgresSession(database)) }
            }
            return try await group.reduce([], +)
        }
        #expect(applied.sorted() == ["0001_first", "functions/f", "functions/g"])
    }
}
