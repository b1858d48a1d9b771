import Domains
import Planner
import Postgres
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("The read lane", .tags(.database), .timeLimit(.minutes(20)))
struct ReadLaneTests {
    @Test(
        "refuses to write, whatever the statement",
        arguments: [
            "INSERT INTO account (name) VALUES ('x')", "UPDATE recipe SET servings = 2 WHERE id = 1", "DELETE FROM recipe_step",
            "TRUNCATE recipe_step",
            "WITH gone AS (DELETE FROM recipe_step RETURNING 1) SELECT * FROM gone", "SELECT nextval('account_id_seq')",
            "CREATE TABLE x (y int)",
        ]
    )
    func refuses(sql: String) async throws {
        try await EngineFixture.read { fixture in
            let state = await fixture.onFirstLoop { engine -> String in
                var batch = StatementBatch()
                batch.append(Statement(sql))
                do throws(PostgresError) {
                    _ = try await engine.lanes.primary.fast.execute(batch)
                    return "no error"
                } catch {
                    return error.sqlState.map { "\($0)" } ?? "\(error)"
                }
            }
            // For a sequence PostgreSQL checks the role's privileges first.
            #expect(state == (sql.contains("nextval") ? "42501" : "25006"))
        }
    }
}
