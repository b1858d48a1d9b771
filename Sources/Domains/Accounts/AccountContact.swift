import Mail
import Planner
import Postgres

/// How an account is written to.
struct AccountContact {
    private let account: Int64
    private let address: EmailAddress
    private let language: Language
    /// What it is called.
    let name: String

    /// Finds out in the transaction; nil for an account without an address.
    static func of(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) -> AccountContact? {
        let rows = try await call.execute("SELECT email, name, language::text FROM account WHERE id = \(account)")
        guard let address = rows.text(0, 0).flatMap({ EmailAddress($0) }) else { return nil }
        let language = rows.text(0, 2).flatMap { Language(enumValue: $0) }
        return AccountContact(account: account, address: address, language: language ?? call.language, name: rows.text(0, 1) ?? "")
    }

    /// Writes to the account, or to whom it belonged: then nobody knows afterwards whose the e-mail was.
    func send(_ template: EmailTemplate, isGone: Bool = false, _ call: MutationCall) async throws(MutationFailure) {
        try await call.send(template, to: address, in: language, account: isGone ? nil : account)
    }
}
