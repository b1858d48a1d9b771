import Domains
import Postgres
import TestSupport
import Testing

@Suite("Rights of the role that serves", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct ServingRightsTests {
    private let session: PostgresSession
    private let stated = Domains.migrations.servingRights.tables
    private let updatedColumns = Domains.migrations.servingRights.updatedColumns

    init() throws { session = try PostgresSession(TestDatabase.shared.createServedDatabase(hasDemoData: false)) }

    @Test("are stated for every table and view, and for nothing else")
    func stating() throws {
        let tables = try session.texts(
            "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm', 'p', 'f')"
        )
        #expect(Set(tables).subtracting(stated.keys) == [], "say in ServingRights what serving does with these")
        #expect(Set(stated.keys).subtracting(tables) == [], "ServingRights has tables that are gone")
    }

    @Test("are what PostgreSQL lets it do, and it can do nothing else with any table or sequence")
    func granting() throws {
        // What it was granted, what everyone may, and what it has by being something.
        let rows = try session.texts(
            """
            SELECT relname || ' ' || privilege FROM pg_class, unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) AS privilege
            WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm', 'p', 'f')
                AND has_table_privilege('\(EmbeddedServer.servingRole)', pg_class.oid, privilege)
            UNION ALL
            SELECT relname || ' update ' || attname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
            WHERE relnamespace = 'public'::regnamespace AND has_column_privilege('\(EmbeddedServer.servingRole)', pg_class.oid, attnum, 'UPDATE')
                AND relkind IN ('r', 'v', 'm', 'p', 'f') AND NOT has_table_privilege('\(EmbeddedServer.servingRole)', pg_class.oid, 'UPDATE')
            UNION ALL
            SELECT relname || ' ' || privilege FROM pg_class, unnest('{USAGE,SELECT,UPDATE}'::text[]) AS privilege
            WHERE relkind = 'S' AND has_sequence_privilege('\(EmbeddedServer.servingRole)', pg_class.oid, privilege)
            """
        )
        let expected = stated.flatMap { table, rights in
            rights.map { "\(table) " + ($0 == .hold ? "update id" : $0.rawValue.uppercased()) }
                + updatedColumns[table, default: []].map { "\(table) update \($0)" }
        }
        #expect(rows.sorted() == expected.sorted())
    }

    @Test("are no more than statements of the program, and functions and triggers behind these, can use, and no less")
    func using() throws {
        let used = try UsedTables(on: session)
        for (table, rights) in stated.sorted(by: { $0.key < $1.key }) {
            var writes = Set(rights.filter { $0 != .select && $0 != .hold }.map(\.rawValue))
            if updatedColumns[table] != nil { writes.insert("update") }
            #expect(writes == used.writes[table, default: []], "\(table)")
            #expect(rights.contains(.select) == used.reads.contains(table), "\(table)")
        }
    }

    @Test("go with no function that has rights of its own")
    func functions() throws {
        #expect(try session.texts("SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace") == [])
    }
}
