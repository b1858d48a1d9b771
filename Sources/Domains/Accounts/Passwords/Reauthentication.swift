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

    /// How old a session may be, in seconds, to do without a password.
    private static let freshness: Double = 600

    /// Compares the password in a field of the input.
    static func check(_ input: MutationInput, _ field: String, _ call: MutationCall) async throws(MutationFailure) -> Verdict {
        let rows = try await call.read(
            """
            SELECT email, password_hash, password_version::bigint, name, language::text,
                EXISTS (
                    SELECT FROM session
                    WHERE session.id = \(call.origin.session) AND session.created_at > now() - make_interval(secs => \(freshness))
                )
            FROM account WHERE id = \(call.account) AND status = 'ACTIVE'
            """
        )
        guard let version = rows.int8(0, 2) else { throw .denied(rule: "account") }
        guard let hash = rows.text(0, 1) else {
            guard rows.bool(0, 5) == true else { throw .refused(UserError(.expired, .logInAgain, field)) }
            return .confirmed(Reauthentication(field: field, passwordVersion: version, gate: nil))
        }
        let password = input.text(field) ?? ""
        guard !password.isEmpty else { throw .refused([UserError(.blank, .fieldIsEmpty, field)], message: .enterTheDetails) }
        let gate = PasswordGate(confirming: call.account, call)
        try await gate.enter(call)
        guard try await call.services.passwords.verify(password, against: hash, field) else {
            let owner = AccountContact(call.account, name: rows.text(0, 3), email: rows.text(0, 0), language: rows.text(0, 4), call)
            return .refused(try await gate.refuse(UserError(.mismatch, .incorrectPassword, field), owner: owner, call))
        }
        return .confirmed(Reauthentication(field: field, passwordVersion: version, gate: gate))
    }

    /// Holds the account in the call's transaction, if the password that was compared is still its password.
    func hold(_ call: MutationCall) async throws(MutationFailure) {
        let rows = try await call.execute(
            """
            SELECT FROM account WHERE id = \(call.account) AND status = 'ACTIVE' AND password_version = \(passwordVersion)
            FOR UPDATE
            """
        )
        guard rows.rowCount == 1 else { throw .refused(UserError(.mismatch, .incorrectPassword, field)) }
        try await gate?.pass(call)
    }
}
