import Postgres
import Sodium

/// The accounts of residents and their food posts; they are the same at every scale.
///
/// This section precedes donors and their posts, whose number grows, so that all ids stay the same.
enum ResidentAccountSection: DemoSection {
    static let tables = ["account", "notice_schedule", "food_post"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        try session.transaction { session in
            var mark = try SectionMark(lockedIn: session, name: "resident_accounts")
            guard mark.scale == 0 else { return false }
            let last = try Identities(lockedIn: session, tables: ["account"]).last("account")
            mark.firstIDs["account"] = last + 1
            try ResidentTable.make(of: Resident.all(), after: last, in: session)
            try insert(session)
            try session.execute(settings)
            try Identities.advanceSequences(in: session, tables: ["account"])
            for statement in ResidentFood.own { try session.execute(statement) }
            mark.scale = 1
            try mark.save(in: session)
            return true
        }
    }

    /// Inserts the accounts.
    ///
    /// If another account has a resident's e-mail address, that resident gets no log-in.
    private static func insert(_ session: PostgresSession) throws {
        let hash = try PasswordHash(of: Array(DemoLogIn.password.utf8).span).text
        let mailboxes = DemoLogIn.all.map(\.mailbox)
        try session.run(
            """
            INSERT INTO account (id, name, kind, roles, area, area_latitude, area_longitude, email, email_verified, password_hash, phone, address,
                latitude, longitude, language, time_zone, status, tour_completed, notify_planned_meals, notify_recipe_suggestions,
                notify_donations, notify_by_email, unit_system, created_at, updated_at)
            SELECT resident.id, name, kind, roles, there.area, area_degrees(there.latitude), area_degrees(there.longitude), login.email,
                login.email IS NOT NULL AND key <> 'unconfirmed', CASE WHEN login.email IS NOT NULL THEN \(hash) END,
                CASE WHEN place % 3 > 0 THEN there.phone END, there.address, there.latitude, there.longitude,
                CASE WHEN status <> 'DELETED' THEN language END, CASE WHEN status <> 'DELETED' THEN time_zone ELSE 'UTC' END, status,
                status <> 'DELETED' AND key <> 'unconfirmed', plan <> '-', status = 'ACTIVE' AND place % 4 = 1,
                'RECEIVER' = ANY (roles), key IN ('planner', 'bernat'),
                CASE WHEN status <> 'DELETED' AND language = 'EN' AND time_zone LIKE 'America/%' THEN 'US'::unit_system ELSE 'METRIC' END,
                CURRENT_DATE - place * interval '11 days' - interval '90 days', CURRENT_DATE - place * interval '3 days'
            FROM resident
            LEFT JOIN LATERAL (
                SELECT resident.area, resident.latitude, resident.longitude, resident.phone, resident.address
            ) AS there ON status <> 'DELETED'
            LEFT JOIN LATERAL (
                SELECT key || '@cupboard.example' AS email
                WHERE key = ANY (\(mailboxes, as: "text[]"))
                    AND NOT EXISTS (SELECT FROM account WHERE account.email = key || '@cupboard.example')
            ) AS login ON true
            ORDER BY resident.id
            """
        )
    }

    /// Half of the active residents have a referral code.
    ///
    /// Residents who plan meals have the size of the household that they cook for. One resident has declined scheduled notices and e-mails about food, and another received a notice yesterday.
    private static let settings = """
        UPDATE account SET referral_code = \(PseudorandomCode.referral(of: "id"))
        WHERE id IN (SELECT id FROM resident WHERE status = 'ACTIVE' AND place % 2 = 1);
        UPDATE account SET household_size = 1 + place % 3 FROM resident WHERE resident.id = account.id AND plan <> '-';
        UPDATE account SET notify_planned_meals = false, notify_food_requests_by_email = false
        WHERE id IN (SELECT id FROM resident WHERE key = 'hollis');
        UPDATE notice_schedule SET last_day = CURRENT_DATE - 1, last_at = CURRENT_DATE - interval '16 hours'
        WHERE account_id IN (SELECT id FROM resident WHERE key = 'planner')
        """
}
