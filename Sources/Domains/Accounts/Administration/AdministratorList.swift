import Engine
import GraphQL
import Languages
import Planner
public import Postgres
import Sodium

/// The administrators, for the command line.
///
/// Anyone who can reach the database can create the first administrator. All methods block.
public struct AdministratorList {
    /// The reason why a command was refused.
    public struct Refusal: Error, CustomStringConvertible {
        /// The reason, as a sentence.
        public let description: String
    }

    /// An administrator.
    public struct Administrator: Sendable, Decodable {
        /// The number of the account.
        public let number: Int64
        /// The e-mail address.
        public let email: String
        /// The name.
        public let name: String
        /// Whether the account is active.
        public let isActive: Bool
    }

    private let session: PostgresSession

    /// Uses a session of a database with current migrations.
    public init(_ session: PostgresSession) {
        self.session = session
    }

    /// Creates an administrator's account by the rules of `createAccount`, and returns its number.
    public func create(email: String, name: String, password: String) throws -> Int64 {
        let input = MutationInput([
            "email": .string(email), "name": .string(name), "password": .string(password), "passwordConfirmation": .string(password),
        ])
        var errors = UserErrors()
        let name = errors.required(input, "name", atMost: 200)
        let email = errors.email(input, "email")
        let chosen = errors.newPassword(input)
        do throws(MutationFailure) {
            try errors.check()
        } catch {
            throw Refusal(description: error.lines)
        }
        let hash = try PasswordHash(of: Array(chosen.utf8).span).text
        return try session.transaction { session in
            let inserted = try session.run(
                """
                INSERT INTO account (name, email, email_verified, password_hash, is_admin) VALUES (\(name), \(email), true, \(hash), true)
                ON CONFLICT (email) DO NOTHING RETURNING id
                """
            )
            guard let number = try inserted.first(Int64.self) else {
                throw Refusal(
                    description: "An account with this e-mail already exists. Make it an administrator with `cupboard admin grant`."
                )
            }
            try audit("admin create", number)
            return number
        }
    }

    /// Makes an account an administrator.
    ///
    /// Returns false if the account already was an administrator's.
    public func grant(email: String) throws -> Bool { try change(email, to: true, "admin grant") }

    /// Removes the administrator role from an account.
    ///
    /// Returns false if it was not an administrator.
    public func revoke(email: String) throws -> Bool { try change(email, to: false, "admin revoke") }

    /// All administrators, in the order in which their accounts were created.
    public func list() throws(PostgresError) -> [Administrator] {
        let administrators = try session.run(
            """
            SELECT id AS number, coalesce(email, '') AS email, name, status = 'ACTIVE' AS is_active
            FROM account WHERE is_admin ORDER BY id
            """
        )
        return try administrators.decode(Administrator.self)
    }

    /// The account to be changed.
    private struct Found: Decodable {
        let id: Int64
        let isAdmin: Bool
    }

    private func change(_ email: String, to isAdmin: Bool, _ action: String) throws -> Bool {
        try session.transaction { session in
            let email = email.asStoredEmail
            let found = try session.run("SELECT id, is_admin FROM account WHERE email = \(email) FOR UPDATE").first(Found.self)
            guard let found else { throw Refusal(description: "There is no account with this e-mail.") }
            guard found.isAdmin != isAdmin else { return false }
            try session.run("UPDATE account SET is_admin = \(isAdmin), updated_at = now() WHERE id = \(found.id)")
            try audit(action, found.id)
            return true
        }
    }

    /// The command line has no signed-in account, so the audit entry has no actor.
    private func audit(_ action: String, _ number: Int64) throws(PostgresError) {
        try session.run(
            """
            INSERT INTO audit_entry (action, object_type, object_id, request_id)
            VALUES (\(action), 'account', \(number), 'command line')
            """
        )
    }
}

extension MutationFailure {
    /// The errors of the input, one line for each field.
    fileprivate var lines: String {
        guard case .refused(let errors, _) = self else { return Message.failed.text(in: .english) }
        return errors.map { error in
            let field = error.field?.joined(separator: ".") ?? ""
            return (field.isEmpty ? "" : field + ": ") + error.message.text(in: .english)
        }
        .joined(separator: "\n")
    }
}
