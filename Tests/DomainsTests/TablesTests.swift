import Domains
import Postgres
import TestSupport
import Testing

@Suite("Database tables", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct TablesTests {
    private let session: PostgresSession

    init() throws { session = try PostgresSession(Tables.database()) }

    @Test("have no multi-column constraint with a generated or numbered name")
    func constraints() throws {
        let nameless = try session.texts(
            """
            SELECT conname::text FROM pg_constraint
            WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND contype IN ('c', 'f', 'u', 'x')
                AND (conname ~ '_(check|key|fkey|excl)[0-9]+$' OR conname = conrelid::regclass || '_check')
            ORDER BY 1
            """
        )
        #expect(nameless == [])
    }

    @Test("contain no demo data and no copies of the program's texts")
    func contents() throws {
        #expect(try session.texts("SELECT nspname::text FROM pg_namespace WHERE nspname = 'demo'") == [])
        let left = "('demo_data', 'demo_section', 'tour_step')"
        #expect(try session.texts("SELECT relname::text FROM pg_class WHERE relname IN \(left)") == [])
        #expect(try session.texts("SELECT value FROM catalog_term") == [])
    }
}
