import Engine
import Postgres

/// Confirms that the holder of a session is the owner of the account, for mutations where a stolen session must not suffice.
///
/// The check uses the password. If the account has none, the session must be fresh.
struct Reauthentication {
    private let field: String
    /// The version of the password that was compared.
    private let passwordVersion: Int64
    private let gate: PasswordGate?

    /// The result of the check: the mutation may continue, or it ends with a refusing answer.
    enum Verdict {
        case confirmed(Reauthentication)
        case refused(MutationAnswer)
    }

    /// The account of the caller.
    private struct Person: Decodable {
        let contact: AccountContact
        let passwordHash: String?
        let passwordVersion: Int64
        let isFresh: Bool
    }

    /// The maximum age of a session, in seconds, that needs no password.
    private static let freshness: Double = 600

    /// Checks the password in a field of the input, and locks the account in the call's transaction if the check succeeds.
    ///
    /// An account without a password needs a fresh session instead.
    ///
    /// - Returns: The answer that refuses the mutation, or nil if it may continue.
    static func refusal(_ input: MutationInput, _ field: String, _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer? {
        switch try await check(input, field, call) {
        case .refused(let answer): return answer
        case .confirmed(let person):
            try await person.hold(call)
            return nil
        }
    }

    /// Checks the password in a field of the input.
    ///
    /// An account without a password needs a fresh session instead.
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
        let verdict = try await call.services.passwords.verify(
            password,
            against: hash,
            of: "account \(call.account)",
            isKnown: gate.isKnown,
            call,
            field
        )
        guard verdict.isRight else {
            return .refused(try await gate.refuse(UserError(.wrongPassword, .incorrectPassword, field), owner: found.contact, call))
        }
        return .confirmed(Reauthentication(field: field, passwordVersion: found.passwordVersion, gate: gate))
    }

    /// Locks the account in the call's transaction, if the compared password is still the current one.
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
