import GraphQL
import Languages
import Postgres
import Sodium
import TestSupport

@testable import Domains
@testable import Gateway

/// Somebody who has logged in: an account and a session that a test has put in the database.
struct Member: Sendable {
    let number: Int64
    let token: SecretToken

    /// The global id of the account.
    var id: String { "account_\(number)" }
    /// What the person sends with each request.
    var headers: [String] { ["Authorization: Bearer \(token.text)"] }

    /// The password of everybody, and its hash by parameters that cost nothing.
    static let password = "Correct-Horse-1"
    private static let hash = Result {
        try PasswordHash(of: Array(password.utf8).span, parameters: PasswordHash.Parameters(operations: 1, memory: 1 << 20)).text
    }

    /// Signs somebody up and logs them in.
    init(_ name: String, roles: [String] = [], isAdmin: Bool = false, in database: String) throws {
        try self.init(name, roles: roles, isAdmin: isAdmin, in: PostgresSession(database))
    }

    /// Signs somebody up and logs them in.
    init(_ name: String, roles: [String] = [], isAdmin: Bool = false, in session: PostgresSession) throws {
        let email = name.lowercased().filter { $0 != " " } + "@people.example"
        let rows = try session.run(
            """
            INSERT INTO account (name, email, password_hash, roles, is_admin)
            VALUES (\(name), \(email), \(Self.hash.get()), \(roles, as: "account_role[]"), \(isAdmin)) RETURNING id
            """
        )
        try self.init(account: rows.int8(0, 0) ?? 0, in: session)
    }

    /// Logs an account in.
    init(account number: Int64, in session: PostgresSession) throws {
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

extension Client {
    /// Runs a mutation and answers its payload; errors beside it fail the test.
    func change(
        _ name: String,
        _ input: String,
        _ payload: String = "",
        as person: Member?,
        language: String = "en"
    ) throws -> Value {
        let answer = try changing(name, input, payload, as: person, language: language)
        guard answer.errors == .null else { throw Unexpected(text: "\(answer)") }
        return answer.data[name]
    }

    /// Runs a mutation and answers all of the response.
    func changing(
        _ name: String,
        _ input: String,
        _ payload: String = "",
        as person: Member?,
        language: String = "en"
    ) throws -> Value {
        let query = "mutation { \(name)(input: {\(input)}) { \(payload) message userErrors { code message field } } }"
        return try self.query(query, headers: (person?.headers ?? []) + ["Accept-Language: \(language)"]).json()
    }
}

extension Value {
    /// The code of the first error.
    var errorCode: String? { at("errors.0.extensions.code").string }
}
