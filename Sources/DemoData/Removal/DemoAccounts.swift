public import Postgres

/// Finds the accounts of the demo data in a database.
public enum DemoAccounts {
    /// The addresses of the demo accounts with public passwords in a database.
    ///
    /// The domain is reserved, so a stranger can sign up with such an address but never confirm it. Accounts that are neither confirmed
    /// nor administrators are therefore not counted: a stranger must not be able to keep a server from starting.
    public static func logIns(in session: PostgresSession) throws(PostgresError) -> [String] {
        let emails = DemoLogIn.all.map(\.email)
        let rows = try session.run(
            "SELECT email FROM account WHERE email = ANY (\(emails, as: "text[]")) AND (email_verified OR is_admin) ORDER BY id"
        )
        return try rows.decode(String.self)
    }

    /// Fills `demo.demo_account` with all accounts of the demo data.
    ///
    /// These are the log-ins and the accounts without any way to log in. Apart from the demo data, only imports create accounts without a
    /// log-in, and their accounts are left out. If an account's address was changed, the account belongs to a person and stays.
    static func collect(in session: PostgresSession) throws {
        let emails = DemoLogIn.all.map(\.email)
        let first = try SectionMark(lockedIn: session, name: "resident_accounts").firstIDs["account"] ?? 0
        let residents = first == 0 ? 0 : try Resident.all().count
        try session.execute("CREATE TABLE IF NOT EXISTS demo.demo_account (id bigint PRIMARY KEY)")
        try session.run(
            """
            INSERT INTO demo.demo_account
            SELECT account.id FROM account
            CROSS JOIN LATERAL (SELECT account.id >= \(first) AND account.id < \(first + residents) AS is_resident) AS demo
            WHERE account.email = ANY (\(emails, as: "text[]")) AND (email_verified OR is_admin OR is_resident)
                OR account.email IS NULL AND password_hash IS NULL AND (status <> 'DELETED' OR is_resident)
                    AND NOT EXISTS (SELECT FROM account_identity AS other WHERE account_id = account.id AND issuer <> \(DemoIdentity.issuer))
                    AND NOT EXISTS (SELECT FROM import_provider AS other WHERE other.account_id = account.id)
                    AND NOT EXISTS (SELECT FROM session AS other WHERE other.account_id = account.id)
            ON CONFLICT DO NOTHING
            """
        )
    }
}
