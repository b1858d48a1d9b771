import Postgres
import Sodium

/// Log-ins for some accounts of the other sections, and for an administrator; whatever the scale.
enum LogInSection: DemoSection {
    static let tables = ["account"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        try session.transaction { session in
            var mark = try SectionMark(lockedIn: session, name: "logins")
            guard mark.scale == 0 else { return false }
            // One hash for all: what it hides is printed at every start.
            let hash = try PasswordHash(of: Array(DemoLogIn.password.utf8).span).text
            for logIn in DemoLogIn.all {
                let number = try logIn.isNew ? insert(logIn, session) : find(logIn, session)
                guard let number else { continue }
                // Somebody else may have the address already.
                try session.run(
                    """
                    UPDATE account SET email = \(logIn.email), email_verified = true, password_hash = \(hash), is_admin = \(logIn.isAdmin),
                        language = \(logIn.writesSpanish ? "ES" : "EN", as: "language"), tour_completed = true
                    WHERE id = \(number) AND NOT EXISTS (SELECT FROM account WHERE email = \(logIn.email))
                    """
                )
            }
            mark.scale = 1
            try mark.save(in: session)
            return true
        }
    }

    private static func insert(_ logIn: DemoLogIn, _ session: PostgresSession) throws(PostgresError) -> Int64? {
        let moment = Moment(secondsBeforeToday: Moment.span).text
        return try session.run("INSERT INTO account (name, created_at) VALUES (\(logIn.name), \(moment, as: "timestamptz")) RETURNING id")
            .int8(0, 0)
    }

    /// The demo account of the name; nobody's own account, which would have an address.
    private static func find(_ logIn: DemoLogIn, _ session: PostgresSession) throws(PostgresError) -> Int64? {
        try session.run("SELECT id FROM account WHERE name = \(logIn.name) AND email IS NULL ORDER BY id LIMIT 1").int8(0, 0)
    }
}
