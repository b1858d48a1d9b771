import Postgres
import Sodium

/// Log-ins for some of the writers and for new accounts, including an administrator; they are the same at every scale.
enum LogInSection: DemoSection {
    static let tables = ["account"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        try session.transaction { session in
            var mark = try SectionMark(lockedIn: session, name: "logins")
            guard mark.scale == 0 else { return false }
            // All log-ins share one hash, because their password is printed at every start.
            let hash = try PasswordHash(of: Array(DemoLogIn.password.utf8).span).text
            for logIn in DemoLogIn.all {
                guard let number = try account(of: logIn, session) else { continue }
                // Another account may already have the address. Then the demo account stays without a log-in and does not become an
                // administrator.
                try session.run(
                    """
                    UPDATE account SET email = \(logIn.email), email_verified = true, password_hash = \(hash), is_admin = \(logIn.isAdmin),
                        language = \(logIn.language, as: "language"), tour_completed = true
                    WHERE id = \(number) AND NOT EXISTS (SELECT FROM account WHERE email = \(logIn.email))
                    """
                )
            }
            mark.scale = 1
            try mark.save(in: session)
            return true
        }
    }

    private static func account(of logIn: DemoLogIn, _ session: PostgresSession) throws(PostgresError) -> Int64? {
        switch logIn.origin {
        case .writer(let name):
            // Only an account without an address can be a demo account.
            let rows = try session.run("SELECT id FROM account WHERE name = \(name) AND email IS NULL ORDER BY id LIMIT 1")
            return try rows.first(Int64.self)
        case .newcomer(let name, let roles):
            let moment = Moment(secondsBeforeToday: Moment.span).text
            let rows = try session.run(
                """
                INSERT INTO account (name, roles, created_at)
                VALUES (\(name), \(roles, as: "account_role[]"), \(moment, as: "timestamptz")) RETURNING id
                """
            )
            return try rows.first(Int64.self)
        case .resident:
            // `ResidentAccountSection` creates residents with all their data.
            return nil
        }
    }
}
