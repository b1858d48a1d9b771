import Domains
import Postgres
import TestSupport
import Testing

@Suite("Rights of the role that serves", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct ServingRightsTests {
    private let session: PostgresSession
    private let stated = Domains.migrations.servingRights.tables

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
            SELECT relname || ' ' || privilege || ' ' || attname
            FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped,
                unnest('{SELECT,INSERT,UPDATE,REFERENCES}'::text[]) AS privilege
            WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm', 'p', 'f')
                AND has_column_privilege('\(EmbeddedServer.servingRole)', pg_class.oid, attnum, privilege)
                AND NOT has_table_privilege('\(EmbeddedServer.servingRole)', pg_class.oid, privilege)
            UNION ALL
            SELECT relname || ' ' || privilege FROM pg_class, unnest('{USAGE,SELECT,UPDATE}'::text[]) AS privilege
            WHERE relkind = 'S' AND has_sequence_privilege('\(EmbeddedServer.servingRole)', pg_class.oid, privilege)
            """
        )
        let columns = Domains.migrations.servingRights.columns
        let expected = stated.flatMap { table, rights in
            rights.flatMap { right -> [String] in
                switch right {
                case .hold: ["\(table) UPDATE id"]
                case .insert where columns[table] != nil: columns[table]?.inserted.map { "\(table) INSERT \($0)" } ?? []
                case .update where columns[table] != nil: columns[table]?.updated.map { "\(table) UPDATE \($0)" } ?? []
                default: ["\(table) \(right.rawValue.uppercased())"]
                }
            }
        }
        #expect(rows.sorted() == expected.sorted())
    }

    @Test("are no more than statements of the program, and functions and triggers behind these, can use, and no less")
    func using() throws {
        let used = try UsedTables(on: session)
        for (table, rights) in stated.sorted(by: { $0.key < $1.key }) {
            let writes = Set(rights.filter { $0 != .select && $0 != .hold }.map(\.rawValue))
            #expect(writes == used.writes[table, default: []], "\(table)")
            #expect(rights.contains(.select) == used.reads.contains(table), "\(table)")
        }
    }

    @Test("to write are those to the columns that statements and triggers write, table by table")
    func columns() throws {
        let used = try UsedTables(on: session).columns
        #expect(used.unclear == [], "write the columns out")
        let columns = Domains.migrations.servingRights.columns
        // The program of before migration 0046 may still run, and writes this column.
        let former = ["account": Set(["is_under_review"])]
        for (table, rights) in stated.sorted(by: { $0.key < $1.key }) {
            let (inserted, updated) = (Set(columns[table]?.inserted ?? []), Set(columns[table]?.updated ?? []))
            let usedUpdates = used.updated[table, default: []].union(former[table, default: []])
            if rights.contains(.insert) { #expect(inserted == used.inserted[table, default: []], "INSERT INTO \(table)") }
            if rights.contains(.update) { #expect(updated == usedUpdates, "UPDATE \(table)") }
        }
        #expect(Set(columns.keys).subtracting(stated.keys) == [], "columns of tables that are gone")
    }

    @Test("go with no function of PostgreSQL that leaves something behind or reaches other sessions")
    func ownFunctions() throws {
        #expect(try UnneededFunction.revocations(from: EmbeddedServer.servingRole, on: session) == [])
        let open = try session.texts(
            """
            SELECT DISTINCT proname FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
                AND proname ~ '^(lo_.+|loread|lowrite|pg_(cancel|terminate)_backend|pg_read_(binary_)?file|pg_ls_.*dir|pg_write.*|pg_.*emit_message)$'
                AND has_function_privilege('\(EmbeddedServer.servingRole)', oid, 'EXECUTE')
            """
        )
        #expect(open == [])
    }

    @Test("go with no function that has rights of its own")
    func functions() throws {
        #expect(try session.texts("SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace") == [])
    }
}
