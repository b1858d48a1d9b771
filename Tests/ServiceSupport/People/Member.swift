import Domains
package import Postgres
package import Sodium
import TestSupport

/// A logged-in account whose session a test has stored in the database.
package struct Member: Caller {
    package let number: Int64
    package let token: SecretToken

    /// The account's global id.
    package var id: String { "account_\(number)" }
    package var credentials: String { token.text }

    /// The password of all members.
    ///
    /// Its hash uses the cheapest parameters.
    package static let password = "Correct-Horse-1"
    private static let hash = Result {
        try PasswordHash(of: Array(password.utf8).span, parameters: PasswordHash.Parameters(operations: 1, memory: 1 << 20)).text
    }

    /// Creates an account with a confirmed e-mail and a session.
    package init(_ name: String, roles: [String] = [], isAdmin: Bool = false, in database: String) throws {
        try self.init(name, roles: roles, isAdmin: isAdmin, in: PostgresSession(database))
    }

    /// Creates an account with a confirmed e-mail and a session.
    package init(_ name: String, roles: [String] = [], isAdmin: Bool = false, in session: PostgresSession) throws {
        let email = name.lowercased().filter { $0 != " " } + "@people.example"
        let rows = try session.run(
            """
            INSERT INTO account (name, email, email_verified, password_hash, roles, is_admin)
            VALUES (\(name), \(email), true, \(Self.hash.get()), \(roles, as: "account_role[]"), \(isAdmin)) RETURNING id
            """
        )
        try self.init(account: rows.int8(0, 0) ?? 0, in: session)
    }

    /// Creates a session of an account.
    package init(account number: Int64, in session: PostgresSession) throws {
        self.number = number
        token = SecretToken(random: .session)
        try session.run(
            """
            INSERT INTO session (digest, account_id, expires_at)
            VALUES (\(bytes: token.digest.bytes), \(number), now() + interval '1 hour')
            """
        )
    }
}
