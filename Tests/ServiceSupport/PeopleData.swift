import Postgres
import Sodium
import TestSupport

@testable import Domains

/// Rows of everything with restricted access and a caller who can read all of it, for tests of every field.
package enum PeopleData {
    /// The token of a session of account 1, an administrator.
    private static let token = SecretToken(random: .session)

    /// The session of account 1.
    package static var caller: TestToken { TestToken(text: token.text) }

    private static let shared = Result { try DatabaseRemoval.exempting { try database() } }

    /// Creates a filled database with these rows.
    package static func database() throws -> String {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        try session.execute(rows)
        try session.run(
            """
            INSERT INTO session (digest, account_id, expires_at) VALUES (\(bytes: token.digest.bytes), 1, now() + interval '1 day')
            """
        )
        try session.execute(devices)
        return database
    }

    /// The filled database with these rows, shared by tests that only read.
    package static func sharedDatabase() throws -> String { try shared.get() }

    /// Devices of account 1, registered by its session.
    private static let devices = """
        INSERT INTO device (account_id, session_id, platform, token, token_digest, updated_at)
        SELECT 1, session.id, 'ANDROID', 'fM9yPq0vTkK3:APA91bHun4MxP5egoKMwt2KZ' || n, sha256(n::text::bytea), '2026-01-01'
        FROM session, generate_series(1, 3) AS n WHERE account_id = 1
        """

    private static let rows = """
        UPDATE account SET is_admin = true, roles = '{DONOR,RECEIVER}' WHERE id = 1;

        INSERT INTO report (account_id, reporter_id, reason, created_at)
        SELECT 2, 3, 'Reason ' || n, '2026-01-01'::timestamptz + n / 2 * interval '1 hour' FROM generate_series(1, 1) AS n;
        INSERT INTO report (account_id, reporter_id, reason, status, note, resolver_id, created_at, resolved_at)
        SELECT 2, 3, 'Reason ' || n, CASE WHEN n % 2 = 0 THEN 'DISMISSED' ELSE 'UPHELD' END::report_status, 'Note', 1,
            '2026-01-01'::timestamptz + n / 2 * interval '1 hour', now()
        FROM generate_series(2, 9) AS n;

        INSERT INTO app_feedback (author_id, stars, comment, created_at)
        SELECT n % 4 + 1, n % 5 + 1, 'Comment ' || n, '2026-01-01'::timestamptz + n / 2 * interval '1 hour' FROM generate_series(1, 9) AS n;

        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, object_type, object_id, created_at, read_at)
        SELECT n % 2 + 1, (enum_range(NULL::notification_kind))[n % 4 + 1], 'Title ' || n, 'Título ' || n, 'Text ' || n, 'Texto ' || n,
            'recipe', n, '2026-01-01'::timestamptz + n / 4 * interval '1 hour', CASE WHEN n % 3 = 0 THEN now() END
        FROM generate_series(1, 20) AS n;

        INSERT INTO api_key (digest, account_id, name, hint, scopes, created_at)
        SELECT sha256(n::text::bytea), 1, 'Key ' || n, 'hint' || n, '{RECIPES_READ}', '2026-01-01'::timestamptz + n / 2 * interval '1 hour'
        FROM generate_series(1, 7) AS n;

        INSERT INTO audit_entry (actor_id, action, object_type, object_id, request_id, details, created_at)
        SELECT CASE WHEN n % 4 > 0 THEN n % 4 END, 'setLanguage', CASE WHEN n % 3 > 0 THEN 'account' END, CASE WHEN n % 3 > 0 THEN n END,
            'request-' || n, '{"language": "ES"}', '2026-01-01'::timestamptz + n / 2 * interval '1 hour'
        FROM generate_series(1, 9) AS n;

        INSERT INTO food_post_favorite (food_post_id, account_id, created_at)
        SELECT id, 1, '2026-01-01'::timestamptz + id / 2 * interval '1 hour' FROM food_post WHERE donor_id <> 1;
        -- What has ended can be asked for again: requests of account 1, and for a post of its own.
        INSERT INTO food_request (food_post_id, receiver_id, quantity, status, created_at)
        SELECT id, 1, 1, (ARRAY['DECLINED', 'WITHDRAWN', 'CANCELLED', 'EXPIRED'])[id % 4 + 1]::food_request_status,
            '2026-01-01'::timestamptz + id / 2 * interval '1 hour'
        FROM food_post WHERE donor_id = 2;
        INSERT INTO food_request (food_post_id, receiver_id, quantity, status, created_at)
        SELECT post.id, 2 + n % 3, 1, (ARRAY['DECLINED', 'WITHDRAWN', 'CANCELLED', 'EXPIRED'])[n % 4 + 1]::food_request_status,
            '2026-01-01'::timestamptz + n / 2 * interval '1 hour'
        FROM (SELECT id FROM food_post WHERE donor_id = 1 AND is_shown ORDER BY id LIMIT 1) AS post, generate_series(1, 9) AS n;

        INSERT INTO saved_recipe (recipe_id, account_id, created_at)
        SELECT id, 1, '2026-01-01'::timestamptz + id / 2 * interval '1 hour' FROM recipe ORDER BY id LIMIT 9;
        INSERT INTO logged_meal (account_id, date, recipe_id, servings, created_at)
        SELECT 1, CURRENT_DATE - id::integer % 3, id, 1.5, now() - id / 2 * interval '1 hour' FROM recipe ORDER BY id LIMIT 9;
        INSERT INTO logged_meal (account_id, date, name_en, name_es, carbs_g) VALUES (1, CURRENT_DATE, 'Apple', 'Apple', 25);
        INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
        SELECT 1, CURRENT_DATE + (n - 1) / 3, (enum_range(NULL::meal_slot))[1 + n % 3], '12:30', n, 2 FROM generate_series(1, 9) AS n;
        INSERT INTO avoided_food VALUES (1, '{FISH,SULPHITES}', '{1,2,3}');
        INSERT INTO grocery_item (account_id, week, name, added_quantity)
        SELECT 1, week_start(CURRENT_DATE), 'Napkins ' || n, n FROM generate_series(1, 4) AS n;
        INSERT INTO grocery_substitute (account_id, list_id, recipe_id, ingredient_id, substitute_id)
        SELECT 1, account_day(1, week_start(CURRENT_DATE)), recipe_id, ingredient_id, 10 FROM recipe_ingredient
        WHERE recipe_id = 1 AND ingredient_id <> 10 ORDER BY position LIMIT 4;
        INSERT INTO budget_choice (account_id, week, option, weekly_minor) VALUES (1, '2026-01-04', 'THRIFTY', 2100);
        INSERT INTO chosen_store VALUES (1, 1);
        INSERT INTO meal_choice SELECT 1, week_start(CURRENT_DATE), slot, '{1,2,3}' FROM unnest(enum_range(NULL, 'DINNER'::meal_slot)) AS slot;
        INSERT INTO food_preference VALUES (1, '{}', '{INDIAN}', '{11,12,13}', 0, 100000);
        INSERT INTO fashion_profile VALUES (1, '{even}', '{few}', '{M,38}', '{RED,GOLD}', 1000, 20000);
        INSERT INTO wished_item (account_id, item_id, created_at)
        SELECT 1, id, '2026-01-01'::timestamptz + id / 2 * interval '1 hour' FROM catalog_item ORDER BY id LIMIT 9;
        INSERT INTO item_reaction (account_id, item_id, reaction, created_at)
        SELECT 1, id, CASE WHEN id % 2 = 0 THEN 'LIKE' ELSE 'DISLIKE' END::reaction, '2026-01-01'::timestamptz + id / 4 * interval '1 hour'
        FROM catalog_item ORDER BY id LIMIT 18;
        INSERT INTO item_click (item_id, seller_id, account_id)
        SELECT id, seller_id, 1 + id % 2 FROM catalog_item WHERE seller_id = 1 ORDER BY id LIMIT 9;
        INSERT INTO seller_member (seller_id, account_id, created_at)
        SELECT n % 2 + 1, n / 2 + 1, '2026-01-01'::timestamptz + n / 2 * interval '1 hour' FROM generate_series(0, 7) AS n;
        INSERT INTO health_profile (id, weight_kg, height_cm, age, sex, goal_direction) VALUES (1, 72.5, 168, 34, 'FEMALE', 'KEEP');

        ANALYZE;
        """
}
