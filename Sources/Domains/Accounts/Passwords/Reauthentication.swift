import Engine
import Postgres

/// Makes sure that whoever holds a session is the person: by the password or, where the account has none, by how fresh the session is.
///
/// For what a stolen session must not be enough.
struct Reauthentication {
    private let field: String
    /// Which of the account's passwords was compared.
    private let passwordVersion: Int64
    private let gate: PasswordGate?

    /// Whether the mutation may go on, or what it answers.
    enum Verdict {
        case confirmed(Reauthentication)
        case refused(MutationAnswer)
    }

    /// What is known of the account that asks.
    private struct Person: Decodable {
        let contact: AccountContact
        let passwordHash: String?
        let passwordVersion: Int64
        let isFresh: Bool
    }

    /// How old a session may be, in seconds, to do without a password.
    private static let freshness: Double = 600

    /// Compares the password in a field of the input, and holds the account in the call's transaction where it is right.
    ///
    /// - Returns: What the mutation answers instead of going on; nil where it may.
    static func refusal(_ input: MutationInput, _ field: String, _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer? {
        switch try await check(input, field, call) {
        case .refused(let answer): return answer
        case .confirmed(let person):
            try await person.hold(call)
            return nil
        }
    }

    /// Compares the password in a field of the input.
    static func check(_ input: MutationInput, _ field: String, _ call: MutationCall) async throws(MutationFailure) -> Verdict {
        let found = try await call.readFirst(
            Person.self,
            """
            SELECT id, name, email, language, password_hash, password_version,
                EXISTS (
                    SELECT FROM session
                    WHERE session.id = \(call.origin.session) AND session.created_at > now() - make_interval(secs => \(freshness))
                ) AS is_fresh
            FROM account WHERE id = \(call.account) AND status = 'ACTIVE'
            """
        )
        guard let found else { throw .denied(rule: "account") }
        guard let hash = found.passwordHash else {
            guard found.isFresh else { throw .refused(UserError(.sessionTooOld, .logInAgain, field)) }
            return .confirmed(Reauthentication(field: field, passwordVersion: found.passwordVersion, gate: nil))
        }
        guard let password = input.password(field) else {
            throw .refused([UserError(.blank, .fieldIsEmpty, field)], message: .enterTheDetails)
        }
        let gate = try await PasswordGate(confirming: call.account, call)
        try await gate.enter(call)
        let verdict = try await call.services.passwords.verify(password, against: hash, of: "account \(call.account)", call, field)
        guard verdict.isRight else {
            return .refused(try await gate.refuse(UserError(.wrongPassword, .incorrectPassword, field), owner: found.contact, call))
        }
        return .confirmed(Reauthentication(field: field, passwordVersion: found.passwordVersion, gate: gate))
    }

    /// Holds the account in the call's transaction, if the password that was compared is still its password.
    func hold(_ call: MutationCall) async throws(MutationFailure) {
        let rows = try await call.execute(
            """
            SELECT FROM account WHERE id = \(call.account) AND status = 'ACTIVE' AND password_version = \(passwordVersion)
            FOR UPDATE
            """
        )
        guard rows.rowCount == 1 else { throw .refused(UserError(.wrongPassword, .incorrectPassword, field)) }
        try await gate?.pass(call)
    }
}
