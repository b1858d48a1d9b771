import DemoData
import Postgres
import TestSupport
import Testing

@Suite("A scale multiplies the demo data", .tags(.database), .removesDatabases)
struct GrowthTests {
    /// The growth of a table at three times the scale.
    enum Growth: Equatable {
        /// Three times as many rows.
        case multiplied
        /// More rows, in a number that follows from the rule.
        case more(rule: String)
        /// The same number of rows.
        case same(reason: String)
    }

    @Test("each table grows as declared")
    func tables() throws {
        let before = try counts(PostgresSession(TestDatabase.shared.createServedDatabase()))
        let after = try counts(GrownDatabase.session())
        #expect(Set(before.keys) == Set(Self.growth.keys), "declare the growth of every table")
        for (table, growth) in Self.growth {
            let (one, three) = (before[table] ?? 0, after[table] ?? 0)
            switch growth {
            case .multiplied: #expect(one > 0 && three == one * 3, "\(table): \(one), then \(three)")
            case .more: #expect(one > 0 && three > one, "\(table): \(one), then \(three)")
            case .same: #expect(three == one, "\(table): \(one), then \(three)")
            }
        }
    }

    @Test("copies the data of residents to accounts without a log-in, each row to one of them")
    func belongings() throws {
        let session = try GrownDatabase.session()
        // Residents who plan have a grocery list and a profile, so the same accounts must have all three.
        let owners = { (table: String, owner: String) in
            try session.query("SELECT DISTINCT \(owner) FROM \(table) ORDER BY 1").decode(Int64.self)
        }
        let planners = try Set(owners("planned_meal", "account_id"))
        #expect(try planners.isSubset(of: owners("grocery_item", "account_id")) && planners.isSubset(of: owners("health_profile", "id")))
        #expect(planners.count == 3 * 8)
        let emails = "SELECT count(*) FROM account WHERE email IS NOT NULL"
        #expect(try session.query(emails).one(Int.self) == DemoLogIn.all.count)
        // Logged meals keep their nutrients.
        let alike = """
            SELECT count(*) FROM (SELECT md5(string_agg(nutrient::text || amount, ',' ORDER BY nutrient)) AS nutrients, recipe_id, servings
                FROM logged_meal JOIN logged_nutrient ON logged_meal_id = id GROUP BY id) AS log GROUP BY recipe_id, servings HAVING count(DISTINCT nutrients) > 1
            """
        #expect(try session.query(alike).rowCount == 0)
    }

    @Test("seeding in one go or step by step gives the same rows, and seeding again changes nothing")
    func determinism() throws {
        var differences = try differences(from: GrownDatabase.session())
        // Some rows are of the residents' present day. If it ended in one of their time zones meanwhile, both databases are made again.
        if !differences.isEmpty {
            let grown = try PostgresSession(TestDatabase.shared.createServedDatabase(hasDemoData: false))
            for scale in [1, 3] { try DemoData.seed(into: grown, scale: scale) }
            differences = try self.differences(from: grown)
        }
        #expect(differences == [])
    }

    /// The checksums that differ between a database seeded step by step, one seeded in one go, and the latter seeded again.
    private func differences(from grown: PostgresSession) throws -> [String] {
        let session = try PostgresSession(TestDatabase.shared.createServedDatabase(hasDemoData: false))
        try DemoData.seed(into: session, scale: 3)
        let inOneGo = try checksums(session)
        var differences = try Set(checksums(grown)).symmetricDifference(inOneGo)
        for scale in [2, 3, 1] { try DemoData.seed(into: session, scale: scale) }
        differences.formUnion(try Set(checksums(session)).symmetricDifference(inOneGo))
        return differences.sorted()
    }

    /// The tables that are filled row by row.
    ///
    /// `FashionSeedTests` compares the tables of the catalogue. Most other tables hold rules or follow from these.
    private static let compared =
        multiplied + [
            "account", "email_outbox", "food_feedback", "food_post", "food_post_like", "food_request", "grocery_store", "ingredient",
            "item_click",
            "notice_schedule", "place", "recipe_review", "store_price",
        ]

    /// The checksums of these tables without values that differ each time: salted hashes and insertion times.
    private func checksums(_ session: PostgresSession) throws -> [String] {
        try Self.compared.map { table in
            let sum = """
                SELECT '\(table) ' || count(*) || ' ' || coalesce(md5(string_agg(row, E'\\n' ORDER BY row COLLATE "C")), '')
                FROM (SELECT (to_jsonb(entry) - ARRAY['password_hash', 'updated_at'])::text AS row FROM \(table) AS entry) AS entry
                """
            return try session.query(sum).one(String.self)
        }
    }

    private func counts(_ session: PostgresSession) throws -> [String: Int] {
        let tables = try session.query(
            "SELECT relname::text FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname NOT LIKE 'schema\\_%'"
        ).decode(String.self)
        return Dictionary(
            uniqueKeysWithValues: try tables.map { ($0, try session.query("SELECT count(*) FROM \($0)").one(Int.self)) }
        )
    }

    private static let growth: [String: Growth] = {
        var growth: [String: Growth] = [:]
        for table in multiplied { growth[table] = .multiplied }
        for (rule, tables) in more { for table in tables { growth[table] = .more(rule: rule) } }
        for (reason, tables) in same { for table in tables { growth[table] = .same(reason: reason) } }
        return growth
    }()

    private static let multiplied = [
        "recipe", "recipe_ingredient", "recipe_step", "food_post_ingredient",
        "account_identity", "api_key", "api_key_usage", "app_feedback", "audit_entry", "avoided_food", "budget_choice", "chosen_store",
        "fashion_profile", "food_post_contact_view", "food_post_favorite", "food_preference", "grocery_item", "grocery_substitute",
        "health_profile", "item_reaction", "item_share", "logged_meal", "logged_nutrient", "meal_choice", "notification", "photo",
        "planned_meal", "referral", "report", "saved_recipe", "seller_member", "wished_item",
    ]

    private static let more: [String: [String]] = [
        "one donor account for each set of posts": ["account", "food_post", "food_post_schedule"],
        "some of the reviews and likes of the first rows": ["recipe_review", "food_post_like", "food_feedback", "food_request"],
        "twenty more stores with a part of the assortment": ["grocery_store", "store_price"],
        "clicks of residents; anonymous clicks are not multiplied": ["item_click"],
        "derived from rows of other tables": ["search_entry", "search_word"],
    ]

    private static let same: [String: [String]] = [
        "facts about food and places, whatever the scale": [
            "allergen_term", "country", "dictionary_word", "food", "food_kind", "food_part", "food_quality", "food_term",
            "general_word", "ingredient", "ingredient_content", "ingredient_measure", "ingredient_nutrient", "place", "place_name",
            "region", "search_synonym", "search_term",
        ],
        "one post of a demo log-in has a photo": ["food_post_photo"],
        "rules and measures of the program": [
            "budget_option", "color_match", "interest_weight", "match_rule", "outfit_match", "tag_match", "unit_measure",
        ],
        "a third of the scale counts for the catalogue": ["catalog_item", "catalog_bitmap", "collection_item"],
        "each row has room for 8,192 recipes": ["recipe_bitmap", "recipe_facet_bitmap"],
        "the number of sellers, collections and tags is fixed": ["seller", "collection", "catalog_term"],
        "one row per account setting; an account without an address gets no e-mail": ["notice_schedule", "email_outbox"],
        "empty tables (`KnownGaps`)": [
            "account_network", "attempt", "catalog_feed", "data_export", "device", "email_confirmation", "email_tally", "feed_item",
            "feed_product", "idempotency_key",
            "identity_confirmation", "import_provider", "ingredient_source",
            "password_reset", "postcode", "push_outbox", "restricted_mailbox", "session", "used_identity_token",
        ],
    ]
}
