import Engine
import Languages
import Mail
import Planner
import Postgres

/// How an account is written to: columns of its row, and of many that are read with others of it.
struct AccountContact: Decodable {
    let id: Int64
    /// What it is called.
    let name: String
    /// Nil for an account without an address, which gets nothing.
    let email: String?
    /// The language that it has chosen.
    let language: Language?

    /// Finds out in the transaction; nil without an account.
    static func of(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) -> AccountContact? {
        try await call.first(AccountContact.self, "SELECT id, name, email, language FROM account WHERE id = \(account)")
    }

    /// Writes to the account, or to whom it belonged: then nobody knows afterwards whose the e-mail was.
    func send(_ template: EmailTemplate, isGone: Bool = false, _ call: MutationCall) async throws(MutationFailure) {
        guard let address = email.flatMap({ EmailAddress($0) }) else { return }
        try await call.send(template, to: address, in: language ?? call.language, account: isGone ? nil : id)
    }

    /// Welcomes a new account: by e-mail, and with the notice that there are meals to choose.
    func welcome(_ call: MutationCall) async throws(MutationFailure) {
        try await send(.welcome(name: name, app: call.services.app), call)
        try await Notice.chooseMeals.give(to: id, call)
    }
}
