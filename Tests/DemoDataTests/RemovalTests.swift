import DemoData
import Postgres
import TestSupport
import Testing

@Suite("Removing the demo data", .tags(.database), .removesDatabases, .timeLimit(.minutes(20)))
struct RemovalTests {
    /// Rows of people who used a database with demo data.
    private static let people = """
        INSERT INTO account (id, name, email, roles) VALUES (90001, 'Ana', 'ana@example.com', '{DONOR,RECEIVER}'),
            (90002, 'Imported', NULL, '{}'), (90003, 'By provider', NULL, '{}'), (90004, 'Boris', 'boris@example.com', '{DONOR}');
        INSERT INTO import_provider (provider, account_id) VALUES ('other', 90002);
        INSERT INTO account_identity (account_id, issuer, subject, provider) VALUES (90003, 'https://accounts.example.org', '1', 'x');
        INSERT INTO saved_recipe (account_id, recipe_id) VALUES (90001, 1);
        INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings) VALUES (90001, CURRENT_DATE + 3, 'DINNER', '19:00', 2, 2);
        INSERT INTO recipe_review (recipe_id, author_id, stars, comment) VALUES (3, 90001, 4, 'Good');
        INSERT INTO meal_choice (account_id, week, slot, recipe_ids) VALUES (90001, week_start(CURRENT_DATE + 14), 'LUNCH', '{4,5,6}');
        INSERT INTO grocery_item (account_id, week, ingredient_id, added_quantity, added_unit, added_grams)
            VALUES (90001, week_start(CURRENT_DATE + 14), 7, 100, 'GRAM', 100);
        INSERT INTO food_post (id, donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address,
            area, latitude, longitude)
            VALUES (90001, 90001, 'Bread', '', 'BAKED_GOODS', 10, 'LOAF', now() + interval '1 day', 'A', 'a@example.org', 'Calle 1', 'Triana', 37.38, -5.99);
        INSERT INTO food_request (food_post_id, receiver_id, quantity, status) VALUES (90001, 1, 4, 'ACCEPTED'), (90001, 90004, 3, 'ACCEPTED');
        INSERT INTO food_feedback (food_post_id, author_id, stars, comment) VALUES (90001, 1, 5, 'Demo'), (90001, 90004, 3, 'Mine');
        INSERT INTO food_post_favorite (food_post_id, account_id) SELECT min(id), 90001 FROM food_post;
        INSERT INTO report (account_id, reporter_id, reason, status, resolver_id, resolved_at)
            SELECT 90004, 90001, 'x', 'UPHELD', id, now() FROM account WHERE email = 'admin@cupboard.example';
        INSERT INTO session (digest, account_id, expires_at) SELECT sha256('x'), id, now() + interval '1 day' FROM account WHERE email = 'admin@cupboard.example';
        INSERT INTO audit_entry (actor_id, action, request_id) SELECT id, 'disableUser', 'r-1' FROM account WHERE email = 'admin@cupboard.example';
        INSERT INTO grocery_store (name, address, city, country_code, latitude, longitude, price_level, source_provider, source_key, source_digest)
            VALUES ('Real', 'Calle 1', 'Sevilla', 'ES', 37.38, -5.99, 'MODERATE', 'csv', 'real', sha256('x'));
        INSERT INTO chosen_store (id, store_id) SELECT 90001, max(id) FROM grocery_store;
        INSERT INTO seller (id, name, website, country_code) VALUES (90001, 'Own shop', 'https://own.example.org', 'ES');
        INSERT INTO catalog_item (id, seller_id, title_en, title_es, description_en, description_es, category, brand, colors, sizes, price_minor, delivery_days, url)
            SELECT 90001, 90001, title_en, title_es, description_en, description_es, category, brand, colors, sizes, price_minor, delivery_days, 'https://own.example.org/1'
            FROM catalog_item WHERE id = 1;
        INSERT INTO wished_item (account_id, item_id) VALUES (90001, 90001), (90001, 1);
        """

    private static let kept = ["ingredient", "ingredient_nutrient", "ingredient_measure", "place", "place_name"]

    private static func counts(_ tables: [String], _ session: PostgresSession) throws -> [String] {
        try tables.map { try session.column("SELECT count(*) FROM \($0)")[0] }
    }

    /// A database with the demo data and people.
    private static func database(scale: Int = 1) throws -> PostgresSession {
        let session = try PostgresSession(TestDatabase.shared.createServedDatabase())
        if scale > 1 { try DemoData.seed(into: session, scale: scale) }
        try session.execute(people)
        return session
    }

    @Test("ends the access of strangers who have changed the address or password of demo accounts")
    func renamed() throws {
        let session = try Self.database()
        try session.execute(
            """
            UPDATE account SET email = 'boss@example.org', password_hash = 'another' WHERE email = 'admin@cupboard.example';
            UPDATE account SET email = 'partner@example.org' WHERE email = 'partner@cupboard.example';
            UPDATE account SET is_admin = true WHERE id IN (90001, 90004);
            INSERT INTO audit_entry (action, object_type, object_id, request_id) VALUES ('admin grant', 'account', 90004, 'command line');
            INSERT INTO session (digest, account_id, expires_at)
                SELECT sha256(email::bytea), id, now() + interval '1 day' FROM account WHERE email LIKE '%@example.%';
            INSERT INTO api_key (account_id, name, digest, hint, scopes)
                SELECT id, 'x', sha256(email::bytea), 'x', '{RECIPES_READ}' FROM account WHERE email LIKE '%@example.%'
            """
        )
        let ids = try session.column(
            "SELECT 'account_' || id FROM account WHERE email IN ('boss@example.org', 'partner@example.org') ORDER BY email"
        )
        let report = try #require(try DemoRemoval.run(in: session))
        #expect(report.kept.contains { $0.contains("no longer administrators") && $0.contains(ids[0]) && $0.contains("account_90001") })
        #expect(report.kept.contains { $0.contains("without their password") && $0.hasSuffix(": \(ids[1])") }, "\(report.kept)")
        #expect(try session.column("SELECT email FROM account WHERE is_admin") == ["boris@example.com"])
        #expect(try session.column("SELECT email FROM account WHERE password_hash IS NOT NULL") == ["boss@example.org"])
        for table in ["session", "api_key"] {
            let owners = try session.column("SELECT email FROM \(table) JOIN account ON account.id = account_id ORDER BY email")
            #expect(owners == ["boris@example.com"], "\(table)")
        }
    }

    @Test("keeps people's own rows, the demo recipes that people use, and the reference data", arguments: [1, 2])
    func whole(scale: Int) throws {
        let session = try Self.database(scale: scale)
        let before = try Self.counts(Self.kept, session)
        let report = try #require(try DemoRemoval.run(in: session))
        #expect(report.removed.contains { $0.table == "account" && $0.count > 200 })
        #expect(report.removed.contains { $0.table == "recipe" && $0.count == 312 * scale - 6 }, "\(report)")
        #expect(report.kept.contains { $0.hasPrefix("recipes ") && $0.hasSuffix(": 6") })

        func column(_ query: String) throws -> [String] { try session.column(query) }
        #expect(try column("SELECT name FROM account ORDER BY name") == ["Ana", "Boris", "By provider", "Deleted account", "Imported"])
        #expect(try column("SELECT id FROM recipe ORDER BY id") == ["1", "2", "3", "4", "5", "6"])
        #expect(
            try column("SELECT DISTINCT name || ' ' || status FROM recipe JOIN account ON account.id = author_id") == [
                "Deleted account DELETED"
            ]
        )
        #expect(try column("SELECT account_id || ' ' || recipe_id FROM saved_recipe") == ["90001 1"])
        #expect(try column("SELECT account_id || ' ' || recipe_id FROM planned_meal") == ["90001 2"])
        #expect(try column("SELECT author_id || ' ' || stars FROM recipe_review") == ["90001 4"])
        #expect(try column("SELECT review_count || ' ' || average_stars FROM recipe WHERE id = 3") == ["1 4.00"])
        #expect(try column("SELECT count(*) > 0 FROM grocery_item WHERE account_id = 90001") == ["true"])
        // Requests and feedback of demo accounts no longer count.
        #expect(try column("SELECT title || ' ' || reserved_quantity::float FROM food_post") == ["Bread 3"])
        #expect(try column("SELECT receiver_id FROM food_request") == ["90004"])
        #expect(try column("SELECT comment FROM food_feedback") == ["Mine"])
        #expect(try column("SELECT status || ' ' || (resolver_id IS NULL) FROM report") == ["UPHELD true"])
        #expect(try column("SELECT name FROM grocery_store") == ["Real"])
        #expect(try column("SELECT count(*) FROM chosen_store") == ["1"])
        #expect(try column("SELECT name FROM seller") == ["Own shop"])
        #expect(try column("SELECT item_id FROM wished_item") == ["90001"])
        #expect(try column("SELECT count(*) FROM collection") == ["0"])
        // The audit keeps the actions of the known administrator.
        #expect(try column("SELECT request_id FROM audit_entry") == ["r-1"])
        for table in ["session", "api_key", "email_outbox", "notification", "photo", "food_post_favorite"] {
            #expect(try Self.counts([table], session) == ["0"], "\(table)")
        }
        #expect(try Self.counts(Self.kept, session) == before)
        #expect(try DemoAccounts.logIns(in: session) == [])

        #expect(try DemoRemoval.run(in: session) == nil, "the removal is complete")
        #expect(throws: DemoDataRemoved.self) { try DemoData.seed(into: session) }
    }

    @Test("an interrupted removal leaves no way to log in, and the next run continues it")
    func interrupted() throws {
        let session = try Self.database()
        try session.execute(
            """
            CREATE FUNCTION stop_removal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'stopped'; END $$;
            CREATE TRIGGER stop_removal BEFORE DELETE ON food_post FOR EACH STATEMENT EXECUTE FUNCTION stop_removal()
            """
        )
        #expect(throws: PostgresError.self) { try DemoRemoval.run(in: session) }
        #expect(try DemoAccounts.logIns(in: session) == [])
        #expect(try session.column("SELECT count(*) FROM account WHERE password_hash IS NOT NULL OR is_admin") == ["0"])
        #expect(try Self.counts(["session", "api_key"], session) == ["0", "0"])
        #expect(throws: DemoDataRemoved.self) { try DemoData.seed(into: session) }
        try session.execute("DROP FUNCTION stop_removal CASCADE")
        #expect(try DemoRemoval.run(in: session) != nil)
        #expect(try session.column("SELECT name FROM account WHERE id < 90000") == ["Deleted account"])
        #expect(try DemoRemoval.run(in: session) == nil)
    }

    @Test("changes nothing without demo data, and keeps an account whose address a person has replaced")
    func others() throws {
        let empty = try PostgresSession(TestDatabase.shared.createServedDatabase(hasDemoData: false))
        try empty.execute("INSERT INTO account (name) VALUES ('Without an address')")
        #expect(try DemoRemoval.run(in: empty) == nil)
        #expect(try empty.column("SELECT count(*) FROM account") == ["1"])

        let session = try PostgresSession(TestDatabase.shared.createServedDatabase())
        try session.execute("UPDATE account SET email = 'boss@example.com' WHERE email = 'admin@cupboard.example'")
        #expect(try DemoRemoval.run(in: session) != nil)
        #expect(try session.column("SELECT email || ' ' || is_admin FROM account") == ["boss@example.com false"])
    }
}

extension PostgresSession {
    /// The first column of a statement's rows, as text.
    fileprivate func column(_ sql: String) throws(PostgresError) -> [String] {
        let result = try query("SELECT x::text FROM (\(sql)) AS answer(x)")
        return (0..<result.rowCount).map { result.text($0, 0) ?? "NULL" }
    }
}
