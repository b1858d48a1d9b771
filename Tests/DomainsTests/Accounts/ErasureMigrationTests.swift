import Domains
import Postgres
import TestSupport
import Testing

@Suite("Texts of accounts deleted before texts were erased", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct ErasureMigrationTests {
    /// A database from before migration 0044 with an active and a deleted account, each with texts of all kinds.
    private static func session() throws -> PostgresSession {
        let session = try PostgresSession(TestDatabase.shared.createDatabase())
        // These functions need tables, columns and types of later migrations.
        let later = [
            "account_days", "address_candidates", "address_suggestions", "addresses", "account_reviews", "derived_food", "eating_rules",
            "erasure",
            "food_post_ingredients", "food_post_photos", "grocery_items", "ingredient_contents", "meal_options", "meal_plans", "meal_room",
            "meal_rules",
            "push_outbox", "recipe_facets", "recipe_suggestions", "search_excluded", "search_exclusion", "search_info", "search_read",
            "shopping_amounts",
            "store_baskets", "tracked_days",
        ]
        let former = Domains.migrations.functions.filter { !later.contains($0.name) }
        try Migrations(Array(Domains.migrations.list.prefix { $0.name < "0044" }), functions: former).apply(
            on: session
        )
        try session.execute(
            """
            INSERT INTO account (id, name, status) OVERRIDING SYSTEM VALUE VALUES (1, 'Here', 'ACTIVE'), (2, 'Deleted account', 'DELETED');
            INSERT INTO food_post (id, donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_phone, address, latitude,
                longitude, area)
            VALUES (7, 1, 'Bread', '', 'BAKED_GOODS', 1, 'LOAF', now() + interval '1 day', 'A', '555 1234', 'Calle 1', 37.38, -5.99, 'Triana');
            INSERT INTO food_feedback (food_post_id, author_id, stars, comment) VALUES (7, 1, 5, 'words of 1'), (7, 2, 4, 'words of 2');
            INSERT INTO app_feedback (author_id, stars, comment) VALUES (1, 5, 'words of 1'), (2, 4, 'words of 2');
            INSERT INTO report (account_id, reporter_id, reason, status, resolved_at)
            VALUES (2, 1, 'words of 1', 'DISMISSED', now()), (1, 2, 'words of 2', 'DISMISSED', now()), (1, 2, 'open words of 2', 'OPEN', NULL);
            INSERT INTO audit_entry (actor_id, action, request_id, client_request_id, details)
            SELECT n, 'createApiKey', 'x', 'words of ' || n, jsonb_build_object('name', 'words of ' || n, 'scopes', '[]'::jsonb)
            FROM generate_series(1, 2) AS n;
            """
        )
        return session
    }

    @Test("are erased by the migration; texts of other accounts stay")
    func backlog() throws {
        let session = try Self.session()
        let sums = "SELECT feedback_count || ' ' || feedback_stars FROM food_post"
        let before = try session.texts(sums)
        try Domains.migrations.apply(on: session)
        #expect(try session.texts("SELECT comment FROM food_feedback ORDER BY author_id") == ["words of 1", ""])
        #expect(try session.texts(sums) == before && before == ["2 9"], "the stars stay")
        #expect(try session.texts("SELECT comment FROM app_feedback") == ["words of 1"])
        #expect(try session.texts("SELECT reason FROM report ORDER BY id") == ["words of 1", "", "open words of 2"])
        let entries = try session.texts("SELECT coalesce(client_request_id, '-') || ' ' || details FROM audit_entry ORDER BY id")
        #expect(entries == [#"words of 1 {"scopes": []}"#, #"- {"scopes": []}"#])
    }

    @Test("are not stored for former versions of the program")
    func formerPrograms() throws {
        let session = try Self.session()
        try Domains.migrations.apply(on: session)
        try session.execute(
            "INSERT INTO audit_entry (actor_id, action, request_id, details) VALUES (1, 'createApiKey', 'y', '{\"name\": \"words\", \"scopes\": []}')"
        )
        #expect(try session.texts("SELECT details::text FROM audit_entry WHERE request_id = 'y'") == [#"{"scopes": []}"#])
        // The request id of a client can be erased but not changed.
        let error = #expect(throws: PostgresError.self) { try session.execute("UPDATE audit_entry SET client_request_id = 'mine'") }
        #expect(error?.sqlState == .insufficientPrivilege)
    }
}
