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

    /// Sends an e-mail to the account; `sender` is somebody else who causes it.
    @discardableResult
    func send(
        _ template: EmailTemplate,
        from sender: OutboxEmail.Sender? = nil,
        _ call: MutationCall
    ) async throws(MutationFailure) -> OutboxEmail.Outcome {
        guard let address = email.flatMap({ EmailAddress($0) }) else { return .unwanted }
        return try await call.send(OutboxEmail(template, to: .account(id, address), language: language ?? call.language, sender: sender))
    }

    /// Sends an e-mail to the address that the account has just given up.
    ///
    /// If the account is gone, the e-mail does not name it.
    func sendToFormerAddress(
        _ template: EmailTemplate,
        wasConfirmed: Bool,
        isGone: Bool = false,
        _ call: MutationCall
    ) async throws(MutationFailure) {
        guard let address = email.flatMap({ EmailAddress($0) }) else { return }
        let recipient = OutboxEmail.Recipient.former(address, wasConfirmed: wasConfirmed, account: isGone ? nil : id)
        try await call.send(OutboxEmail(template, to: recipient, language: language ?? call.language))
    }

    /// Welcomes a new account: with the notice that there are meals to choose and, if its address is confirmed already, by e-mail.
    ///
    /// `EmailConfirmation` welcomes the others later.
    func welcome(_ call: MutationCall) async throws(MutationFailure) {
        try await send(.welcome(name: name, app: call.services.app), call)
        try await Notice.chooseMeals.give(to: id, call)
    }
}
