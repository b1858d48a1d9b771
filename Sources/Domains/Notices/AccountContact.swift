import Engine
import Languages
import Mail
import Planner
import Postgres
import Reactor

/// The data for e-mailing an account: columns of its row.
struct AccountContact: Decodable {
    let id: Int64
    /// The name of the account.
    let name: String
    /// The e-mail address.
    ///
    /// An account without an address gets no e-mails.
    let email: String?
    /// The language that the account has chosen, if any.
    let language: Language?

    /// Reads the contact in the transaction.
    ///
    /// Nil if the account does not exist.
    static func of(_ account: Int64, _ call: MutationCall) async throws(MutationFailure) -> AccountContact? {
        try await call.first(AccountContact.self, "SELECT id, name, email, language FROM account WHERE id = \(account)")
    }

    /// Reads the contact of the caller's account.
    static func ofCaller(_ call: MutationCall) async throws(MutationFailure) -> AccountContact {
        try await call.one(AccountContact.self, "SELECT id, name, email, language FROM account WHERE id = \(call.account)")
    }

    /// The account as the sender of invitations.
    func inviting(_ call: MutationCall) -> OutboxEmail.Sender {
        guard let address = email.flatMap({ EmailAddress($0) }) else { return .account(id) }
        return .inviter(id, address, network: call.origin.network.description)
    }

    /// Sends an e-mail to the account.
    ///
    /// `sender` is the other person who causes it, if any.
    @discardableResult
    func send(
        _ template: EmailTemplate,
        from sender: OutboxEmail.Sender? = nil,
        _ call: MutationCall
    ) async throws(MutationFailure) -> OutboxEmail.Outcome {
        guard let address = email.flatMap({ EmailAddress($0) }) else { return .unwanted }
        return try await call.send(OutboxEmail(template, to: .account(id, address), language: language ?? call.language, sender: sender))
    }

    /// Sends an e-mail to the former address of the account.
    ///
    /// If the account is deleted, the e-mail does not refer to it.
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

    /// Welcomes a new account: with a notification to choose meals and, if its e-mail is already confirmed, with an e-mail.
    ///
    /// `EmailConfirmation` sends the e-mail to all other accounts later.
    func welcome(app: AppAddress? = nil, _ call: MutationCall) async throws(MutationFailure) {
        try await send(.welcome(name: name, app: app ?? call.services.app), call)
        try await Notice.chooseMeals.give(to: id, call)
    }
}
