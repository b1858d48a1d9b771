import Postgres

/// The API keys of a partner, and audit entries for the actions of the partner and of administrators.
///
/// The digests belong to no known key, so the list of keys has content but no key works.
enum ResidentKeys {
    static func insert(_ session: PostgresSession) throws {
        let last = try session.query("SELECT coalesce(max(id), 0) FROM api_key").one(Int.self)
        try session.execute(keys(after: last))
        try Identities.advanceSequences(in: session, tables: ["api_key"])
        try session.execute(usage)
        try session.execute(audit)
    }

    /// The keys: valid ones, a revoked one and an expired one.
    private static func keys(after last: Int) -> String {
        """
        INSERT INTO api_key (id, digest, account_id, name, hint, scopes, points_per_minute, created_at, expires_at, revoked_at)
        SELECT \(last) + said.number, \(PseudorandomCode.unmatchedDigest("\(last) + said.number")), resident.id, said.name, 'cbk_demo…' || said.ending, said.scopes::api_key_scope[],
            said.points, CURRENT_DATE - said.age * interval '1 day', CURRENT_DATE + said.expires * interval '1 day',
            CURRENT_DATE - said.revoked * interval '1 day'
        FROM (VALUES
            (1, 'Recipe widget', 'k3Qp', '{RECIPES_READ}', NULL, 60, NULL, NULL),
            (2, 'Map of donations', 'x9Fw', '{DONATIONS_READ,DONATIONS_WRITE}', 5000, 45, 320, NULL),
            (3, 'Nightly report', 'b71T', '{ACCOUNTS_READ,MEAL_PLANS_READ,FASHION_READ}', 1000, 30, -2, NULL),
            (4, 'Old kiosk', 'Zp0a', '{ACCOUNTS_WRITE,RECIPES_WRITE,MEAL_PLANS_WRITE,FASHION_WRITE}', NULL, 80, NULL, 12)
        ) AS said (number, name, ending, scopes, points, age, expires, revoked)
        JOIN resident ON resident.key = 'partner' ORDER BY said.number
        """
    }

    private static let usage = """
        INSERT INTO api_key_usage (api_key_id, minute_start, points, used_at)
        SELECT id, CURRENT_DATE - interval '7 hours', id % 5 * 40, CURRENT_DATE - interval '7 hours' + interval '20 seconds'
        FROM api_key WHERE account_id IN (SELECT id FROM resident) AND revoked_at IS NULL ORDER BY id
        """

    /// The audit entries: decisions of administrators about reports, changes by account owners, and a program's use of a key.
    private static let audit = """
        INSERT INTO audit_entry (created_at, actor_id, api_key_id, action, object_type, object_id, request_id, client_request_id, details)
        SELECT CURRENT_DATE - said.days * interval '1 day' + interval '10 hours', CASE said.actor
                WHEN 'admin' THEN (SELECT min(id) FROM account WHERE email = 'admin@cupboard.example' AND is_admin) ELSE actor.id
            END,
            CASE WHEN said.actor = 'partner' AND said.action = 'logMeal' THEN (SELECT max(id) FROM api_key WHERE account_id = actor.id) END,
            said.action, CASE WHEN about.id IS NOT NULL THEN 'account' END, about.id, 'demo-' || said.number,
            CASE WHEN said.actor = 'partner' THEN 'nightly-' || said.number END, said.details::jsonb
        FROM (VALUES
            (1, 20, 'disabled', 'createAccount', 'disabled', '{}'),
            (2, 14, 'amelia', 'submitAppFeedback', NULL, '{}'),
            (3, 8, 'admin', 'disableUser', 'disabled', '{}'),
            (4, 8, 'admin', 'resolveReport', 'disabled', '{"status": "UPHELD"}'),
            (5, 5, 'admin', 'read', 'reported', '{"fields": ["Query.node"]}'),
            (6, 5, 'admin', 'deleteUser', 'former', '{}'),
            (7, 3, 'partner', 'createApiKey', 'partner', '{"name": "Nightly report"}'),
            (8, 2, 'partner', 'logMeal', NULL, '{}'),
            (9, 1, 'gloria', 'reportUser', 'reported', '{}'),
            (10, 1, NULL, 'requestPasswordReset', 'unconfirmed', '{}')
        ) AS said (number, days, actor, action, about, details)
        LEFT JOIN resident AS actor ON actor.key = said.actor
        LEFT JOIN resident AS about ON about.key = said.about
        WHERE EXISTS (SELECT FROM resident)
        ORDER BY said.number
        """
}
