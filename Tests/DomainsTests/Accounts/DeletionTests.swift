import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Deleting an account", .tags(.database), .timeLimit(.minutes(20)))
struct DeletionTests {
    /// Signs up a person who uses every feature.
    private static func signUp(in fixture: EngineFixture) async throws -> Person {
        let ana = try await fixture.client { client in
            let ana = try Person.signUp(
                client,
                "ana.unmistakable@example.com",
                [
                    "name": "Ana Unmistakable", "phone": "+34 954 777 666", "location": ["address": "Unmistakable Street 1, Villarriba"],
                    "roles": ["DONOR"],
                ]
            )
            _ = try client.mutate("requestPasswordReset", ["email": .string(ana.email)])
            _ = try Person.logIn(client, ana.email, "Wrong-Horse-7")
            return ana
        }
        _ = try StoredPhoto(of: ana.number, in: fixture.database)
        try fixture.execute(traces(of: ana.number))
        return ana
    }

    /// Deletes a person's account, which must succeed.
    private static func delete(_ person: Person, _ client: EngineClient) throws {
        let payload = try client.mutate("deleteAccount", ["password": .string(Person.password)], as: person)
        #expect(payload.mistakes == [] && payload["message"].string == "Account deleted successfully")
    }

    @Test("needs the password, ends all sessions and removes personal details from every table")
    func erasure() async throws {
        try await EngineFixture.run { fixture in
            let ana = try await Self.signUp(in: fixture)
            #expect(try fixture.places(of: "Unmistakable").count >= 5, "the test needs rows to find")
            try await fixture.client { client throws in
                let wrong = try client.mutate("deleteAccount", ["password": "Wrong-Horse-7"], as: ana)
                #expect(wrong.mistakes == ["password: Incorrect Password. Please Try Again"])
                let blank = try client.mutate("deleteAccount", [:], as: ana)
                #expect(blank.mistakes == ["password: This field can not be empty"])
                try Self.delete(ana, client)
                #expect(try !ana.isLoggedIn(client))
                #expect(try Person.logIn(client, ana.email).codes == ["ACCOUNT_NOT_FOUND"])
            }
            for trace in ["Unmistakable", "777 666"] { #expect(try fixture.places(of: trace) == [], "\(trace)") }
        }
    }

    @Test("keeps reviews and finished donations, and ends open posts and requests")
    func kept() async throws {
        try await EngineFixture.run { fixture in
            let ana = try await Self.signUp(in: fixture)
            try await fixture.client { client throws in try Self.delete(ana, client) }
            #expect(try fixture.column("SELECT count(*) FROM recipe_review WHERE author_id = \(ana.number)") == ["1"])
            #expect(
                try fixture.column(
                    "SELECT title || ' ' || status FROM food_request JOIN food_post ON food_post.id = food_post_id WHERE food_post.donor_id = \(ana.number) ORDER BY 1"
                )
                    == ["Finished RESERVED", "Open CANCELLED"]
            )
            #expect(try fixture.column("SELECT count(*) FROM food_post WHERE donor_id = \(ana.number) AND deleted_at IS NULL") == ["0"])
            #expect(try fixture.column("SELECT status FROM food_request WHERE receiver_id = \(ana.number)") == ["WITHDRAWN"])
        }
    }

    @Test("leaves a profile without a name, and frees the e-mail address for another person")
    func profile() async throws {
        try await EngineFixture.run { fixture in
            let ana = try await Self.signUp(in: fixture)
            try await fixture.client { client throws in
                try Self.delete(ana, client)
                let seen = "{ node(id: \"profile_\(ana.number)\") { ... on Profile { name area roles photoUrl } } }"
                for (language, name) in [(Language.english, "Deleted account"), (.spanish, "Cuenta eliminada")] {
                    let node = try client.query(seen, language: language).json().data["node"]
                    #expect(node == ["name": .string(name), "area": nil, "roles": [], "photoUrl": nil])
                }
                // The other person inherits nothing.
                #expect(try Person.signUp(client, ana.email).number != ana.number)
            }
            #expect(try fixture.column("SELECT name || ' ' || status FROM account WHERE id = \(ana.number)") == ["Deleted account DELETED"])
        }
    }

    /// Inserts rows of a person who has used every feature.
    private static func traces(of account: Int64) -> String {
        """
        INSERT INTO account_identity (account_id, issuer, subject, provider, picture_url)
        VALUES (\(account), 'https://issuer.example', 'unmistakable', 'TEST', 'https://pictures.example/unmistakable');
        INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, contact_phone,
            address, latitude, longitude, area)
        SELECT \(account), title, 'Ask for Ana Unmistakable', 'OTHER', 5, 'PIECE', now() + hours * interval '1 hour', 'Ana Unmistakable',
            'ana.unmistakable@example.com', '+34 954 777 666', 'Unmistakable Street 1', 37.38412, -6.00312, 'Sevilla'
        FROM (VALUES ('Open', 5), ('Finished', -5)) AS post(title, hours);
        INSERT INTO food_request (food_post_id, receiver_id, quantity, status)
        SELECT id, 1, 2, 'RESERVED' FROM food_post WHERE donor_id = \(account);
        INSERT INTO food_post_like (food_post_id, account_id) SELECT id, \(account) FROM food_post;
        INSERT INTO food_post_favorite (food_post_id, account_id) SELECT id, \(account) FROM food_post;
        INSERT INTO food_request (food_post_id, receiver_id, quantity, note, status)
        SELECT id, \(account), 0.5, 'Ana Unmistakable comes at noon', 'PENDING' FROM food_post
        WHERE donor_id <> \(account) AND expires_at > now() AND available_quantity > 1 AND deleted_at IS NULL ORDER BY id LIMIT 1;
        INSERT INTO saved_recipe (recipe_id, account_id) VALUES (9, \(account));
        INSERT INTO health_profile (id, weight_kg) VALUES (\(account), 71.5);
        INSERT INTO logged_meal (account_id, date, calories) VALUES (\(account), '2026-03-01', 95);
        INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings) VALUES (\(account), '2026-03-01', 'LUNCH', '13:00', 9, 1);
        INSERT INTO avoided_food (id, allergens) VALUES (\(account), '{FISH}');
        INSERT INTO grocery_item (account_id, week, name) VALUES (\(account), '2026-03-01', 'Candles');
        INSERT INTO grocery_substitute (account_id, list_id, recipe_id, ingredient_id, substitute_id) VALUES (\(account), 1, 9, 1, 2);
        INSERT INTO budget_choice (account_id, week) VALUES (\(account), '2026-03-01');
        INSERT INTO chosen_store VALUES (\(account), 1);
        INSERT INTO meal_choice VALUES (\(account), '2026-03-01', 'LUNCH', '{1,2}');
        INSERT INTO food_preference (id) VALUES (\(account));
        INSERT INTO fashion_profile (id) VALUES (\(account));
        INSERT INTO wished_item (account_id, item_id) VALUES (\(account), 1);
        INSERT INTO item_reaction (account_id, item_id, reaction) VALUES (\(account), 2, 'LIKE');
        INSERT INTO item_share (account_id, item_id, recipient_digest) VALUES (\(account), 3, sha256('unmistakable'));
        INSERT INTO item_click (account_id, item_id, seller_id) VALUES (\(account), 1, 2);
        INSERT INTO seller_member (seller_id, account_id) VALUES (1, \(account));
        INSERT INTO account_network (account_id, digest) VALUES (\(account), sha256('unmistakable'));
        INSERT INTO data_export (digest, account_id, expires_at) VALUES (sha256('unmistakable'), \(account), now() + interval '1 day');
        INSERT INTO recipe_review (recipe_id, author_id, stars, comment) VALUES (9, \(account), 5, 'Good');
        """
    }

    @Test("deletion and data export handle every column that refers to accounts")
    func completeness() throws {
        // Columns refer to accounts by a foreign key or by their name.
        let columns = try PostgresSession(TestData.sharedDatabase()).column(
            """
            SELECT conrelid::regclass || '.' || attname FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
            WHERE contype = 'f' AND confrelid = 'account'::regclass
            UNION
            SELECT table_name || '.' || column_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
            WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
                AND column_name ~ '(^|_)(account|actor|author|owner|donor|receiver|reporter|resolver|sender|user|person|member|viewer)_id$'
            UNION SELECT 'account.id'
            """
        )
        let known = PersonalColumn.all.map { "\($0.table).\($0.column)" }
        #expect(Set(columns).subtracting(known) == [], "decide about these columns in PersonalColumn.all")
        #expect(Set(known).subtracting(columns) == [] && Set(known).count == known.count)
    }

    @Test("leaves no row in the tables that it clears")
    func emptied() async throws {
        try await EngineFixture.run { fixture in
            let ana = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            _ = try StoredPhoto(of: ana.number, in: fixture.database)
            try fixture.execute(Self.traces(of: ana.number))
            func rows(_ personal: PersonalColumn) throws -> Int {
                try fixture.column("SELECT count(*) FROM \(personal.table) WHERE \(personal.column) = \(ana.number)").first.flatMap(
                    Int.init
                ) ?? -1
            }
            let before = try PersonalColumn.all.filter { try rows($0) > 0 }.map { "\($0.table).\($0.column)" }
            #expect(before.count > 25, "the test needs rows to find: \(before)")
            try await fixture.client { _ = try $0.mutate("deleteAccount", ["password": .string(Person.password)], as: ana) }
            for personal in PersonalColumn.all {
                switch personal.erasure {
                case .deleted, .unnamed: #expect(try rows(personal) == 0, "\(personal.table).\(personal.column)")
                case .emptied(let text):
                    let words = try fixture.column(
                        "SELECT \(text) FROM \(personal.table) WHERE \(personal.column) = \(ana.number) AND \(text) <> ''"
                    )
                    #expect(words == [], "\(personal.table).\(text)")
                case .special, .kept: continue
                }
            }
        }
    }

    @Test("requires a log-in within the last ten minutes if the account has no password")
    func withoutPassword() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                try fixture.execute(
                    "UPDATE account SET password_hash = NULL; UPDATE session SET created_at = now() - interval '11 minutes'"
                )
                #expect(try client.mutate("deleteAccount", [:], as: ana).codes == ["SESSION_TOO_OLD"])
                try fixture.execute("UPDATE session SET created_at = now() - interval '9 minutes'")
                #expect(try client.mutate("deleteAccount", [:], as: ana).mistakes == [])
            }
        }
    }
}
