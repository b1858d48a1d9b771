public import Postgres

/// Removes the demo data from a database and keeps the data of people.
///
/// A first transaction closes all demo accounts, so that an interrupted removal leaves no public log-in. Then the rows are deleted in
/// batches. Running the removal again continues an interrupted one.
public struct DemoRemoval {
    /// The result of a removal.
    public struct Report: Sendable {
        /// The number of removed rows by table.
        public internal(set) var removed: [(table: String, count: Int)] = []
        /// Descriptions of the remaining rows.
        public internal(set) var kept: [String] = []
    }

    /// The number of rows per transaction.
    private static let batch = 2_000

    private let session: PostgresSession
    private var report = Report()

    /// Whether the database has demo data, or demo accounts without seed marks.
    private static func hasDemoData(_ session: PostgresSession) throws -> Bool {
        if try session.query("SELECT to_regclass('account') IS NULL").one(Bool.self) { return false }
        if try !DemoAccounts.logIns(in: session).isEmpty { return true }
        if try session.query("SELECT to_regclass('demo.demo_section') IS NULL").one(Bool.self) { return false }
        return try session.query(
            """
            SELECT EXISTS (SELECT FROM demo.demo_section WHERE name <> 'removed') OR EXISTS (SELECT FROM demo.demo_data WHERE scale > 0)
            """
        ).one(Bool.self)
    }

    /// Removes the demo data as the owner of the tables; returns nil if the database has no demo data.
    public static func run(in session: PostgresSession) throws -> Report? {
        guard try hasDemoData(session) else { return nil }
        try SeedTables.make(in: session)
        var removal = DemoRemoval(session: session)
        try removal.closeAccounts()
        try removal.removeRows()
        try removal.finish()
        return removal.report
    }

    private init(session: PostgresSession) { self.session = session }

    // MARK: Accounts

    /// Removes all ways to log in to the demo accounts, and the rights that strangers may have in other accounts.
    private mutating func closeAccounts() throws {
        let (closed, demoted) = try session.transaction { session in
            // The lock keeps seeds out until the end of the transaction, and afterwards the mark does.
            try session.execute("SELECT FROM demo.demo_data FOR UPDATE")
            try DemoAccounts.collect(in: session)
            try session.execute("INSERT INTO demo.demo_section (name, scale) VALUES ('removed', 1) ON CONFLICT DO NOTHING")
            let closed = try closeKnownPasswords()
            let demoted = try revokeUnknownAdministrators()
            for table in Self.ways {
                try session.execute("DELETE FROM \(table) WHERE account_id \(Self.isDemo)")
            }
            try session.execute(
                """
                UPDATE account SET email = NULL, email_verified = false, password_hash = NULL, password_version = password_version + 1,
                    is_admin = false, roles = '{}', updated_at = now()
                WHERE id \(Self.isDemo)
                """
            )
            return (closed, demoted)
        }
        if !closed.isEmpty {
            report.kept.append("accounts without their password, which was that of the demo accounts: \(closed.joined(separator: ", "))")
        }
        if !demoted.isEmpty {
            report.kept.append(
                "accounts that are no longer administrators, because `cupboard admin` did not make them: \(demoted.joined(separator: ", "))"
            )
        }
    }

    /// Closes former demo accounts that still have the public password; returns their global ids.
    ///
    /// Their address was changed, so they belong to people, who can choose a new password by e-mail.
    private func closeKnownPasswords() throws -> [String] {
        let closed = try session.query(
            """
            UPDATE account SET password_hash = NULL, password_version = password_version + 1, updated_at = now()
            WHERE id NOT \(Self.isDemo)
                AND password_hash IN (SELECT password_hash FROM account WHERE id \(Self.isDemo) AND password_hash IS NOT NULL)
            RETURNING id
            """
        )
        return try endAccess(to: closed.decode(Int64.self))
    }

    /// Takes the rights from administrators that were not made on the command line; returns their global ids.
    ///
    /// Anyone may have changed the address and password of the demo administrator while the password was public.
    private func revokeUnknownAdministrators() throws -> [String] {
        let revoked = try session.query(
            """
            UPDATE account SET is_admin = false, updated_at = now()
            WHERE is_admin AND id NOT \(Self.isDemo) AND NOT EXISTS (
                SELECT FROM audit_entry WHERE object_type = 'account' AND object_id = account.id
                    AND action IN ('admin create', 'admin grant')
            )
            RETURNING id
            """
        )
        return try endAccess(to: revoked.decode(Int64.self))
    }

    private func endAccess(to accounts: [Int64]) throws -> [String] {
        // Identities stay: they let the person in who has linked them.
        for table in Self.ways where table.description != "account_identity" {
            try session.run("DELETE FROM \(name: table) WHERE account_id = ANY (\(accounts))")
        }
        return accounts.map { "account_\($0)" }
    }

    /// The tables that store ways to log in to an account, besides its password.
    private static let ways: [StaticString] = [
        "session", "api_key", "account_identity", "password_reset", "email_confirmation", "identity_confirmation", "data_export",
    ]

    private static let isDemo = "IN (SELECT id FROM demo.demo_account)"

    // MARK: Rows

    private mutating func removeRows() throws {
        try remove("email_outbox", where: "account_id \(Self.isDemo) OR sender_id \(Self.isDemo)")
        try remove("audit_entry", where: "starts_with(request_id, 'demo-') AND (actor_id IS NULL OR actor_id \(Self.isDemo))")
        try remove("food_request", where: "receiver_id \(Self.isDemo) OR donor_id \(Self.isDemo)")
        try remove("food_feedback", where: "author_id \(Self.isDemo)")
        try remove("food_post", where: "donor_id \(Self.isDemo)")
        try remove("report", where: "account_id \(Self.isDemo) OR reporter_id \(Self.isDemo)")
        try remove("app_feedback", where: "author_id \(Self.isDemo)")
        try remove("recipe_review", where: "author_id \(Self.isDemo)")
        try removeRecipes()
        try removeCatalog()
        // Imported stores always have a provider.
        try remove("grocery_store", where: "source_provider IS NULL")
        try session.execute("UPDATE report SET resolver_id = NULL WHERE resolver_id \(Self.isDemo)")
        try remove("account", where: "id \(Self.isDemo)")
    }

    /// Removes the recipes of demo accounts unless other accounts use them.
    ///
    /// Recipes in use stay, under an account without a name.
    private mutating func removeRecipes() throws {
        let users = [
            ("saved_recipe", "account_id"), ("planned_meal", "account_id"), ("logged_meal", "account_id"), ("recipe_review", "author_id"),
        ]
        let uses = users.map { table, account in "SELECT recipe_id FROM \(table) WHERE \(account) NOT \(Self.isDemo)" }
        try session.execute("DROP TABLE IF EXISTS kept_recipe")
        try session.execute(
            """
            CREATE TEMPORARY TABLE kept_recipe AS
            SELECT id FROM recipe WHERE author_id \(Self.isDemo) AND id IN (
                \(uses.joined(separator: " UNION ALL "))
                UNION ALL SELECT unnest(recipe_ids) FROM meal_choice WHERE account_id NOT \(Self.isDemo)
            )
            """
        )
        let kept = try session.query("SELECT count(*) FROM kept_recipe").one(Int.self)
        if kept > 0 {
            try session.execute(
                """
                WITH former AS (INSERT INTO account (name, status) VALUES ('Deleted account', 'DELETED') RETURNING id)
                UPDATE recipe SET author_id = former.id FROM former WHERE recipe.id IN (SELECT id FROM kept_recipe)
                """
            )
            report.kept.append("recipes that users have saved, planned, logged or reviewed, without their authors: \(kept)")
        }
        try session.execute("DROP TABLE kept_recipe")
        try remove("recipe", where: "author_id \(Self.isDemo)")
    }

    /// Removes collections, and the sellers with their items unless a feed uses them.
    private mutating func removeCatalog() throws {
        let collections = try ItemCollection.all()
        func list(_ texts: [String]) -> String { texts.map { "'\($0)'" }.joined(separator: ", ") }
        try remove("collection", where: "slug IN (\(list(collections.map(\.slug)))) AND hashtag IN (\(list(collections.map(\.hashtag))))")
        let websites = try Seller.all().map(\.website)
        let sellers = "SELECT id FROM seller WHERE website IN (\(list(websites)))"
        let isOfFeed = "EXISTS (SELECT FROM feed_item WHERE item_id = catalog_item.id)"
        try remove("catalog_item", where: "seller_id IN (\(sellers)) AND NOT \(isOfFeed)")
        try remove(
            "seller",
            where: """
                website IN (\(list(websites))) AND NOT EXISTS (SELECT FROM catalog_feed WHERE seller_id = seller.id)
                AND NOT EXISTS (SELECT FROM catalog_item WHERE seller_id = seller.id)
                """
        )
        let kept = try session.query("SELECT count(*) FROM seller WHERE website IN (\(list(websites)))").one(Int.self)
        if kept > 0 { report.kept.append("sellers of the demo data that now have their own feed: \(kept)") }
    }

    /// Deletes rows in batches and reports the number of deleted rows.
    private mutating func remove(_ table: String, where condition: String) throws {
        var count = 0
        var last = 0
        repeat {
            let deleted = try session.query(
                """
                DELETE FROM \(table) WHERE ctid = ANY (ARRAY(SELECT ctid FROM \(table) WHERE \(condition) LIMIT \(Self.batch)))
                """
            )
            last = deleted.affectedRows
            count += last
        } while last == Self.batch
        if count > 0 { report.removed.append((table, count)) }
    }

    // MARK: The end

    private mutating func finish() throws {
        try session.transaction { session in
            try session.execute(
                """
                DELETE FROM demo.demo_section WHERE name <> 'removed';
                UPDATE demo.demo_data SET scale = 0;
                DROP TABLE demo.demo_account
                """
            )
        }
        let tables = report.removed.map(\.table)
        if !tables.isEmpty { try session.execute("VACUUM (ANALYZE) \(tables.joined(separator: ", "))") }
        report.kept.append("ingredients with their nutrients, places and terms for tags, which users' own data refers to")
    }
}

/// The error for seeding a database after the removal of its demo data.
public struct DemoDataRemoved: Error, CustomStringConvertible {
    /// The reason and the remedy.
    public let description = "The demo data was removed from this database and cannot be added again. Use another database."
}
