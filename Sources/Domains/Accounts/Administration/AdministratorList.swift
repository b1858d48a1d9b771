import Engine
import GraphQL
import Languages
import Planner
public import Postgres
import Sodium

/// Who runs the service, as the command line changes it: whoever can reach the database can make the first administrator.
///
/// Blocking.
public struct AdministratorList {
    /// Why something was not done.
    public struct Refusal: Error, CustomStringConvertible {
        /// What is wrong, as a sentence.
        public let description: String
    }

    /// One who runs the service.
    public struct Administrator: Sendable, Decodable {
        /// The number of the account.
        public let number: Int64
        /// The e-mail address.
        public let email: String
        /// The name.
        public let name: String
        /// Whether the account can be used.
        public let isActive: Bool
    }

    private let session: PostgresSession

    /// Takes a session of a database whose tables are up to date.
    public init(_ session: PostgresSession) {
        self.session = session
    }

    /// Makes an account that runs the service, by the rules of `createAccount`, and answers its number.
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
                throw Refusal(description: "An account with this e-mail exists already; `cupboard admin grant` lets it run the service.")
            }
            try audit("admin create", number)
            return number
        }
    }

    /// Lets an account run the service; answers whether it did not before.
    public func grant(email: String) throws -> Bool { try change(email, to: true, "admin grant") }

    /// Lets an account run the service no longer; answers whether it did before.
    public func revoke(email: String) throws -> Bool { try change(email, to: false, "admin revoke") }

    /// All who run the service, in the order in which their accounts were made.
    public func list() throws(PostgresError) -> [Administrator] {
        let administrators = try session.run(
            """
            SELECT id AS number, coalesce(email, '') AS email, name, status = 'ACTIVE' AS is_active
            FROM account WHERE is_admin ORDER BY id
            """
        )
        return try administrators.decode(Administrator.self)
    }

    /// An account that is to run the service, or no longer to.
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

    /// Nobody has logged in for this, so the audit names no actor.
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
    /// What was typed wrong, a line for each field.
    fileprivate var lines: String {
        guard case .refused(let errors, _) = self else { return Message.failed.text(in: .english) }
        return errors.map { error in
            let field = error.field?.joined(separator: ".") ?? ""
            return (field.isEmpty ? "" : field + ": ") + error.message.text(in: .english)
        }
        .joined(separator: "\n")
    }
}
