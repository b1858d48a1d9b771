import Domains
package import Planner
package import Postgres

/// A caller with a column in the permission table.
package struct Persona: Sendable {
    /// The heading of the column, or nil for API keys that serve to find the domains a field needs.
    package let column: String?
    /// The account's number, or nil for an anonymous caller.
    package let account: Int64?
    /// The scopes of the API key, or nil for people.
    package var scopes: [String]?
    /// The only domain that the API key does not allow, if there is one.
    package var closed: Domain?

    /// The owner of the rows that belong to an account.
    package static let owner: Int64 = 1

    /// All personas in the order of the columns, followed by a key with every scope and, for each domain, a key for all other domains.
    package static let all: [Persona] =
        [
            Persona(column: "stranger", account: nil), Persona(column: "unconfirmed", account: 7), Persona(column: "confirmed", account: 5),
            Persona(column: "owner", account: owner), Persona(column: "donor", account: 3), Persona(column: "receiver", account: 2),
            Persona(column: "disabled", account: 8), Persona(column: "administrator", account: 6),
        ]
        + AccessScopes.names.map { Persona(column: $0, account: owner, scopes: [$0]) }
        + [Persona(column: nil, account: owner, scopes: AccessScopes.names)]
        + Domain.allCases.map { closed in
            let scopes = Domain.allCases.filter { $0 != closed }.map { "\($0.scopeName)_WRITE" }
            return Persona(column: nil, account: owner, scopes: scopes, closed: closed)
        }

    /// The index of the key with every scope.
    package static let everyScope = all.firstIndex { $0.scopes == AccessScopes.names } ?? 0

    /// Creates credentials for the persona, or returns nil for an anonymous caller.
    package func token(_ session: PostgresSession) throws -> TestToken? {
        guard let account else { return nil }
        guard let scopes else { return try TestToken.session(of: account, in: session) }
        return try TestToken.key(of: account, scopes: scopes, pointsPerMinute: 1_000_000_000, in: session)
    }

    /// The SQL that gives the accounts their roles, and the owner one object of each kind.
    package static let rows = """
        INSERT INTO account (id, name, created_at) OVERRIDING SYSTEM VALUE VALUES (5, 'Other', '2025-01-01'), (6, 'Admin', '2025-01-01'),
            (7, 'Unconfirmed', '2025-01-01'), (8, 'Disabled', '2025-01-01');
        SELECT setval(pg_get_serial_sequence('account', 'id'), 8);
        UPDATE account SET is_admin = id = 6, password_hash = 'none that fits', email = 'person' || id || '@example.org', email_verified = id <> 7,
            roles = CASE id WHEN 1 THEN '{DONOR, RECEIVER}' WHEN 2 THEN '{RECEIVER}' WHEN 3 THEN '{DONOR}' WHEN 7 THEN '{DONOR, RECEIVER}' WHEN 8 THEN '{DONOR, RECEIVER}'
                ELSE '{}' END::account_role[],
            status = CASE id WHEN 8 THEN 'DISABLED' ELSE 'ACTIVE' END::account_status;
        UPDATE account SET restricted_at = now(), email = 'owner@example.org', phone = '555', language = 'EN', area = 'Triana', address = 'Main St 1', latitude = 52.5,
            longitude = 13.4 WHERE id = \(owner);
        INSERT INTO api_key (digest, account_id, name, hint, scopes, points_per_minute, expires_at, revoked_at)
        VALUES (sha256('a'), \(owner), 'Key', 'cpk_', '{RECIPES_READ}', 7, now() + interval '1 day', now());
        INSERT INTO api_key_usage VALUES (1, now(), 1, now());
        INSERT INTO session (account_id, digest, expires_at) VALUES (\(owner), sha256('device'), now() + interval '1 day');
        INSERT INTO device (account_id, session_id, platform, token, token_digest)
        SELECT account_id, id, 'IOS', repeat('0a', 32), digest FROM session WHERE digest = sha256('device');
        INSERT INTO photo (account_id, name, media_type, width, height, bytes)
        VALUES (\(owner), 'abcdefghijklmnopqrstuv', 'image/png', 1, 1, 'x');
        INSERT INTO report (account_id, reporter_id, reason, status, note, resolver_id, resolved_at)
        VALUES (2, \(owner), 'Reason', 'UPHELD', 'Note', 6, now());
        INSERT INTO app_feedback (author_id, stars, comment) VALUES (\(owner), 5, 'Good');
        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, object_type, object_id, read_at)
        VALUES (\(owner), 'ACCOUNT', 'A', 'A', 'B', 'B', 'account', \(owner), now());
        INSERT INTO food_request (food_post_id, receiver_id, quantity, note, status)
        SELECT id, \(owner), 1, 'Please', 'PENDING' FROM food_post WHERE donor_id = 3 AND is_shown AND expires_at > now() AND available_quantity > 1 LIMIT 1;
        INSERT INTO food_post_favorite (food_post_id, account_id) SELECT id, \(owner) FROM food_post WHERE donor_id = 3 AND is_shown;
        INSERT INTO food_post_like (food_post_id, account_id) SELECT id, \(owner) FROM food_post WHERE donor_id = 3 AND is_shown ON CONFLICT DO NOTHING;
        INSERT INTO saved_recipe (recipe_id, account_id) SELECT id, \(owner) FROM recipe ORDER BY id LIMIT 3;
        UPDATE account SET household_size = 2 WHERE id = \(owner);
        INSERT INTO avoided_food VALUES (\(owner), '{FISH}', '{9}');
        INSERT INTO health_profile VALUES (\(owner), 72.5, 168, 34, 'FEMALE', 'MODERATE', 'LOSE', 0.5, 1800, 120, 150, 60, now(), 50, 30);
        INSERT INTO logged_meal (account_id, date, recipe_id, servings) SELECT \(owner), CURRENT_DATE, id, 1 FROM recipe ORDER BY id LIMIT 3;
        INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
        SELECT \(owner), CURRENT_DATE + ahead, (enum_range(NULL::meal_slot))[id], '12:30', id, 1
        -- Tomorrow's, too: whatever the time of day, there is a next meal.
        FROM recipe, generate_series(0, 1) AS ahead WHERE id <= 3;
        INSERT INTO grocery_item (account_id, week, name, added_quantity) SELECT \(owner), week_start(CURRENT_DATE), 'Napkins', 1;
        INSERT INTO grocery_substitute (account_id, list_id, recipe_id, ingredient_id, substitute_id)
        SELECT \(owner), account_day(\(owner), week_start(CURRENT_DATE)), recipe_id, ingredient_id, 10 FROM recipe_ingredient
        WHERE recipe_id = 1 AND ingredient_id <> 10 ORDER BY position LIMIT 3;
        INSERT INTO budget_choice (account_id, week, option, weekly_minor) VALUES (\(owner), '2026-01-04', 'THRIFTY', 2100);
        INSERT INTO chosen_store VALUES (\(owner), 1);
        -- Something to suggest.
        UPDATE recipe SET carbs_g = CASE WHEN images <> '{}' AND allergens <> '{}' THEN 20 ELSE 100 END * servings, sugar_g = servings,
            fiber_g = 5 * servings, diets = '{VEGETARIAN}';
        INSERT INTO meal_choice VALUES (\(owner), week_start(CURRENT_DATE), 'LUNCH', '{1,2}');
        INSERT INTO fashion_profile VALUES (\(owner), '{even}', '{few}', '{M}', '{RED}', 1000, 20000);
        INSERT INTO wished_item (account_id, item_id) VALUES (\(owner), 1);
        INSERT INTO item_reaction (account_id, item_id, reaction) VALUES (\(owner), 2, 'LIKE'), (\(owner), 3, 'DISLIKE');
        INSERT INTO seller_member (seller_id, account_id) VALUES (1, \(owner));
        INSERT INTO food_preference VALUES (\(owner), '{VEGETARIAN}', '{INDIAN}', '{11,12,13}', 0, 100000);
        INSERT INTO audit_entry (actor_id, api_key_id, action, object_type, object_id, request_id, client_request_id, details)
        VALUES (\(owner), 1, 'setLanguage', 'account', \(owner), 'r', 'c', '{"language": "EN"}');
        """
}

extension AccessScopes {
    /// The names of all scopes, as in the schema.
    package static var names: [String] { Domain.allCases.flatMap { ["\($0.scopeName)_READ", "\($0.scopeName)_WRITE"] } }
}
