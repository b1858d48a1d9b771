import Domains
import Postgres
import TestSupport
import Testing

@Suite("Rights of the serving role", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct ServingRightsTests {
    private let session: PostgresSession
    private let stated = Domains.migrations.servingRights.tables

    init() throws { session = try PostgresSession(TestDatabase.shared.createServedDatabase(hasDemoData: false)) }

    @Test("are declared for every table and view, and for nothing else")
    func stating() throws {
        let tables = try session.texts(
            "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm', 'p', 'f')"
        )
        #expect(Set(tables).subtracting(stated.keys) == [], "declare the rights of these tables in ServingRights")
        #expect(Set(stated.keys).subtracting(tables) == [], "ServingRights lists tables that do not exist")
    }

    @Test("are exactly those that PostgreSQL grants on tables and sequences")
    func granting() throws {
        // Rights granted directly, to everybody, and through membership.
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

    @Test("are exactly those used by the program's statements and by the functions and triggers that these reach")
    func using() throws {
        let used = try UsedTables(on: session)
        for (table, rights) in stated.sorted(by: { $0.key < $1.key }) {
            let writes = Set(rights.filter { $0 != .select && $0 != .hold }.map(\.rawValue))
            #expect(writes == used.writes[table, default: []], "\(table)")
            #expect(rights.contains(.select) == used.reads.contains(table), "\(table)")
        }
    }

    @Test("write rights cover exactly the columns that statements and triggers write")
    func columns() throws {
        let used = try UsedTables(on: session).columns
        #expect(used.unclear == [], "list the columns in these statements")
        let columns = Domains.migrations.servingRights.columns
        // Programs from before migration 0046 may still run and write this column.
        let former = ["account": Set(["is_under_review"])]
        for (table, rights) in stated.sorted(by: { $0.key < $1.key }) {
            let (inserted, updated) = (Set(columns[table]?.inserted ?? []), Set(columns[table]?.updated ?? []))
            let usedUpdates = used.updated[table, default: []].union(former[table, default: []])
            if rights.contains(.insert) { #expect(inserted == used.inserted[table, default: []], "INSERT INTO \(table)") }
            if rights.contains(.update) { #expect(updated == usedUpdates, "UPDATE \(table)") }
        }
        #expect(Set(columns.keys).subtracting(stated.keys) == [], "ServingColumns lists tables that do not exist")
    }

    @Test("include no PostgreSQL function that leaves data behind or affects other sessions")
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

    @Test("include no function that runs with its owner's rights")
    func functions() throws {
        #expect(try session.texts("SELECT proname FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace") == [])
    }
}
