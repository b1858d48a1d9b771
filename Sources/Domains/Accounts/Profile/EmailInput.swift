import Engine
import Mail
import Postgres

extension UserErrors {
    /// Reads an e-mail address in the form that is stored, and adds an error if it is invalid.
    mutating func email(_ input: MutationInput, _ field: String) -> String {
        guard let text = input.typed(field) else {
            add(.blank, .fieldIsEmpty, field)
            return ""
        }
        guard let address = EmailAddress(text) else {
            add(.invalid, .invalidEmail, field)
            return ""
        }
        return address.text
    }
}

extension String {
    /// The text in the form of stored e-mails, for looking up an account.
    ///
    /// An invalid e-mail is only trimmed and lowercased.
    var asStoredEmail: String { EmailAddress(trimmed)?.text ?? trimmed.lowercased() }
}

/// Handling of sign-ups with an e-mail that already has an account.
enum TakenEmail {
    /// Whether an account has the e-mail.
    ///
    /// Another account may still take the e-mail before this transaction stores it.
    static func isTaken(_ email: String, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        try await call.read("SELECT FROM account WHERE email = \(email)").rowCount > 0
    }

    /// Answers that the e-mail is taken.
    ///
    /// If accounts are hidden, the number of such answers for one network address is limited.
    static func refuse(_ call: MutationCall) async throws(MutationFailure) -> MutationAnswer {
        if call.services.accounts.hidesAccounts, try await AttemptCounter.signUps(call)?.add(call) == false { throw .tooManyAttempts }
        return MutationAnswer(keeping: [UserError(.emailTaken, .emailTaken, "email")], message: .invalidDetails)
    }

    /// E-mails the owner of the account about the repeated sign-up, a few times an hour.
    ///
    /// An unconfirmed address gets the confirmation link again instead, because the owner may have lost the first one.
    static func notifyOwner(of email: String, app: AppAddress, _ call: MutationCall) async throws(MutationFailure) {
        let owner = try await call.first(
            EmailOwner.self,
            "SELECT id, name, email, language, email_verified FROM account WHERE email = \(email) AND status <> 'DELETED'"
        )
        guard let owner else { return }
        let contact = owner.contact
        guard owner.emailVerified else {
            try await EmailConfirmation.send(to: contact, app: app, call)
            return
        }
        let counter = AttemptCounter(.repeatedSignUp, of: email, call.services.accounts.emailConfirmations)
        guard try await counter?.add(call) != false else { return }
        try await contact.send(.signUpRepeated(name: contact.name, app: app), call)
    }

    /// The account with the e-mail.
    private struct EmailOwner: Decodable {
        let contact: AccountContact
        let emailVerified: Bool
    }
}
