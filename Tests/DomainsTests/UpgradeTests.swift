import DemoData
import Domains
import Foundation
import Postgres
import TestSupport
import Testing

@Suite("Databases from before functions were in files", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct UpgradeTests {
    /// The migrations from the time when functions had no files.
    private static let former = Migrations(Array(Domains.migrations.list.prefix { $0.name < "0015" }))

    /// The tables, functions and rules as `pg_dump` prints them.
    private func dump(_ database: String, without schema: String = "none") throws -> [String] {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let newest = versions.compactMap { Int($0) }.max().map { "\(root)/\($0)/bin/pg_dump" } ?? "/usr/bin/pg_dump"
        let outcome = try Command.run([newest, "--schema-only", "--exclude-schema=\(schema)", "--dbname=\(database)"])
        try #require(outcome.status == 0, "\(outcome)")
        // Lines that start with a backslash contain a random token for each dump.
        return outcome.lines.filter { !$0.hasPrefix("\\") }
    }

    @Test("are upgraded to the state of new databases")
    func empty() throws {
        let database = try TestDatabase.shared.createDatabase()
        let session = try PostgresSession(database)
        try Self.former.apply(on: session)
        let applied = try Domains.migrations.apply(on: session)
        #expect(applied.count == Domains.migrations.list.count - 14 + Domains.migrations.functions.count)
        let dump = try dump(database)
        #expect(dump.count > 1_000)
        #expect(try dump == self.dump(Tables.database()))
    }

    @Test("keep the state of seeding, so that nothing is seeded twice")
    func seeded() throws {
        let database = try TestDatabase.shared.createDatabase()
        let session = try PostgresSession(database)
        try Self.former.apply(on: session)
        // As if the demo data had been seeded at a larger scale.
        try session.execute(
            """
            UPDATE demo_data SET scale = 2, first_recipe_id = 7, recipe_count = 8, first_account_id = 9, account_count = 10;
            INSERT INTO demo_section (name, scale, first_ids)
            SELECT name, 2, '{"seller": 5}' FROM unnest('{places,logins,donations,groceries,fashion}'::text[]) AS name;
            """
        )
        try Domains.migrations.apply(on: session)
        try DemoData.seed(into: session)
        #expect(try session.texts("SELECT demo_data::text FROM demo.demo_data") == ["(t,2,7,8,9,10)"])
        #expect(
            try session.texts("SELECT scale || ' ' || first_ids FROM demo.demo_section WHERE name = 'fashion'") == [#"2 {"seller": 5}"#]
        )
        #expect(try session.texts("SELECT name FROM seller") == [])
        #expect(try dump(database, without: "demo") == dump(Tables.database()))

        let other = try Tables.database()
        try DemoData.seed(into: PostgresSession(other))
        #expect(try dump(database) == dump(other), "the tables for the seeding state are the same, too")
    }
}
