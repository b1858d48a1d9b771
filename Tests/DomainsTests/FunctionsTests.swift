import Domains
import Postgres
import TestSupport
import Testing

@Suite("Database functions", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct FunctionsTests {
    private let session: PostgresSession

    init() throws {
        session = try PostgresSession(Tables.database())
    }

    /// The signatures of the functions that the files create.
    private func inFiles() throws -> Set<String> {
        // Rows written by a transaction carry its id in `xmin`.
        try session.execute("BEGIN")
        for file in Domains.migrations.functions { try session.execute(file.sql) }
        let names = try session.texts(
            "SELECT oid::regprocedure::text FROM pg_proc WHERE xmin::text::bigint = pg_current_xact_id()::text::bigint % 4294967296"
        )
        try session.execute("ROLLBACK")
        return Set(names)
    }

    /// Functions with stored results, and the functions that these call.
    ///
    /// Results are stored in indexes, generated columns, checks and defaults.
    private static let under = """
        WITH RECURSIVE under(oid) AS (
            SELECT refobjid FROM pg_depend
            WHERE refclassid = 'pg_proc'::regclass AND classid IN ('pg_class'::regclass, 'pg_attrdef'::regclass, 'pg_constraint'::regclass)
            UNION
            SELECT called.oid FROM under JOIN pg_proc AS caller ON caller.oid = under.oid JOIN ours AS called
                ON pg_get_functiondef(caller.oid) ~ ('\\m' || called.proname || '\\(') AND called.oid <> caller.oid
        )
        SELECT oid::regprocedure::text FROM under JOIN ours USING (oid)
        """

    /// The functions of the public schema that do not belong to an extension.
    private static let ours = """
        SELECT pg_proc.* FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (
            SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e'
        )
        """

    private func functions(_ query: String) throws -> Set<String> {
        try session.execute("CREATE TEMPORARY VIEW ours AS \(Self.ours)")
        defer { try? session.execute("DROP VIEW ours") }
        return Set(try session.texts(query))
    }

    @Test("are defined in files, except those with stored results, which only migrations may change")
    func places() throws {
        let inFiles = try inFiles()
        let under = try functions(Self.under)
        #expect(under.contains("earth_point(double precision,double precision)"))
        #expect(under.contains("without_marks(text)"), "an index calls it through account_search_text")
        #expect(inFiles.intersection(under).sorted() == [])
        let elsewhere = try functions("SELECT oid::regprocedure::text FROM ours").subtracting(under).subtracting(inFiles).sorted()
        #expect(elsewhere == [])
        #expect(inFiles.contains("refresh_recipe_totals(bigint[])"))
    }

    @Test("are each defined in one file")
    func once() throws {
        var seen: [String: String] = [:]
        for file in Domains.migrations.functions {
            let texts = file.sql.split(separator: "CREATE OR REPLACE FUNCTION ").dropFirst()
            #expect(!texts.isEmpty, "\(file.name)")
            for text in texts {
                let signature = String(text.prefix { $0 != ")" })
                #expect(seen.updateValue(file.name, forKey: signature) == nil, "\(signature)")
            }
        }
        #expect(try seen.count == inFiles().count)
    }

    /// IMMUTABLE functions that may read tables, with the reason.
    private static let steering = [
        "catalog_items_are_few(jsonb)": """
        Its answer is wanted while a statement is planned with its values, and only the speed depends on it.
        """,
        "catalog_values_named(catalog_facet,text[])": """
        Typed values are mapped while a statement is planned with its values, in its snapshot, so that PostgreSQL knows how many items match. In a plan for
        all values they are mapped when the statement runs.
        """,
        "search_queries(jsonb,language,search_list[])": """
        What was typed is read while a statement is planned with its values, in its snapshot, so that PostgreSQL knows how many rows match. In a plan for
        all values it is read when the statement runs.
        """,
        "search_read(jsonb,language,search_list[])": "The same.",
    ]

    @Test("functions that read tables are not IMMUTABLE, except those that guide the planner")
    func immutable() throws {
        let readers = try functions(
            """
            WITH RECURSIVE reader(oid) AS (
                SELECT ours.oid FROM ours JOIN pg_class ON relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
                    AND pg_get_functiondef(ours.oid) ~* ('\\m(from|join|into|update|table)\\s+(only\\s+)?(public\\.)?' || relname || '\\M')
                UNION
                SELECT caller.oid FROM reader JOIN pg_proc AS read ON read.oid = reader.oid JOIN ours AS caller
                    ON pg_get_functiondef(caller.oid) ~ ('\\m' || read.proname || '\\(') AND caller.proname <> read.proname
            )
            SELECT oid::regprocedure::text FROM reader JOIN ours USING (oid) WHERE provolatile = 'i'
            """
        )
        #expect(readers.sorted() == Self.steering.keys.sorted())
    }
}
