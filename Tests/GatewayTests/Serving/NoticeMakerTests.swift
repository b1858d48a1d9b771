import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("A server", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct NoticeMakerTests {
    @Test("sends due notices by itself")
    func made() async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        try session.execute(
            """
            INSERT INTO account (name) SELECT 'Person ' || n FROM generate_series(1, 50) AS n;
            UPDATE recipe SET carbs_g = 0, sugar_g = 0, fiber_g = 100 * servings WHERE id <= 5;
            -- Each account in a zone where its suggestion is due now.
            UPDATE account SET notify_recipe_suggestions = true, time_zone = zone.name
            FROM (SELECT 'Etc/GMT' || CASE WHEN hours < 0 THEN '' ELSE '+' END || hours AS name FROM generate_series(-14, 12) AS hours) AS zone
            WHERE (look_for_notice('RECIPE_SUGGESTION', account.id, '07:00', zone.name, NULL, NULL, now() + interval '1 hour')).is_due
                AND (look_for_notice('RECIPE_SUGGESTION', account.id, '07:00', zone.name, NULL, NULL, now())).is_due;
            """
        )
        let due = try session.column("SELECT count(*) FROM account WHERE notify_recipe_suggestions")
        #expect(due != ["0"])
        // The data also has expired food, which results in notices to those who requested it.
        let open =
            "SELECT count(*) FROM food_request JOIN food_post ON food_post.id = food_post_id WHERE status = 'PENDING' AND expires_at < now() AND deleted_at IS NULL"
        #expect(try session.column(open) != ["0"])
        try await GatewayFixture.run(database: database, configure: { $0.noticeInterval = .milliseconds(20) }) { fixture in
            while try fixture.column("SELECT count(*) FROM notification WHERE kind = 'RECIPE_SUGGESTION'") != due { await Task.yield() }
            while try fixture.column(open) != ["0"] { await Task.yield() }
        }
        #expect(try session.column("SELECT count(DISTINCT account_id) FROM notification WHERE kind = 'RECIPE_SUGGESTION'") == due)
        #expect(try session.column("SELECT count(*) FROM notification WHERE kind = 'DONATION'") != ["0"])
    }
}
