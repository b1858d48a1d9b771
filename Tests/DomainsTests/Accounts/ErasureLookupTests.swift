import ServiceSupport
import TestSupport
import Testing

@testable import Domains
@testable import Postgres

@Suite("Statements that erase an account", .tags(.database), .timeLimit(.minutes(20)))
struct ErasureLookupTests {
    @Test("find their rows by an index")
    func indexes() throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        let statements =
            AccountErasure.erasureStatements(1)
            + [AccountErasure.letters(to: "a@people.example"), DonationErasure.holding(1), DonationErasure.notices(about: 1)]
            + DonationErasure.remains(of: 1)
        #expect(statements.count > 35, "the test needs statements to check")
        // With sequential scans disabled, PostgreSQL scans a whole table only if no index helps. EXPLAIN does not run the statement.
        try session.execute("BEGIN; SET LOCAL enable_seqscan = off")
        for statement in statements {
            let sql = statement.statement.sql
            let rows = try session.query("EXPLAIN \(sql)", statement.parameters)
            let plan = (0..<rows.rowCount).compactMap { rows.text($0, 0) }
            #expect(!plan.isEmpty && !plan.contains { $0.contains("Seq Scan") }, "\(sql)\n\(plan.joined(separator: "\n"))")
        }
        try session.execute("ROLLBACK")
    }
}
