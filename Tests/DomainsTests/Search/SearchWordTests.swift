import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Words of a list", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct SearchWordTests {
    @Test("new words are looked up by index even without statistics on the table")
    func lookedUp() throws {
        let session = try PostgresSession(TestData.database())
        func add(_ lexemes: String) throws { try session.execute("SELECT add_search_words('STORES', \(lexemes))") }
        try add("ARRAY(SELECT 'nword' || number FROM generate_series(1, 3000) AS number)")
        try session.execute("BEGIN")
        try add("'{nunheard,nword7}'")
        let read = try session.query(
            "SELECT (seq_tup_read + idx_tup_fetch)::bigint FROM pg_stat_xact_user_tables WHERE relname = 'search_word'"
        )
        #expect(try read.one(Int64.self) < 50)
        let added = try session.column(
            "SELECT letter || word FROM search_word WHERE list = 'STORES' AND word IN ('unheard', 'word7') ORDER BY 1"
        )
        #expect(added == ["nunheard", "nword7"])
    }
}
