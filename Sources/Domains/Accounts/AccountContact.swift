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

    /// Takes an account's columns as they were read; nil without an account, and for one without an address.
    init?(_ account: Int64?, name: String?, email: String?, language: String?, _ call: MutationCall) {
        guard let account, let name, let address = email.flatMap({ EmailAddress($0) }) else { return nil }
        (self.account, self.name, self.address) = (account, name, address)
        self.language = language.flatMap(Language.init(enumValue:)) ?? call.language
    }

    /// Finds out in the transaction; nil for an account without an address.
    static func of(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) -> AccountContact? {
        let rows = try await call.execute("SELECT email, name, language::text FROM account WHERE id = \(account)")
        return AccountContact(account, name: rows.text(0, 1), email: rows.text(0, 0), language: rows.text(0, 2), call)
    }

    /// Writes to the account, or to whom it belonged: then nobody knows afterwards whose the e-mail was.
    func send(_ template: EmailTemplate, isGone: Bool = false, _ call: MutationCall) async throws(MutationFailure) {
        try await call.send(template, to: address, in: language, account: isGone ? nil : account)
    }
}
