import Engine
import Mail
import Postgres

extension UserErrors {
    /// An e-mail address in the one form in which it is stored; notes what is wrong with it.
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
    /// What was typed as the e-mail of an account that there should be, in the form in which accounts have theirs; as it is where it is none.
    var asStoredEmail: String { EmailAddress(trimmed)?.text ?? trimmed.lowercased() }
}

/// An e-mail that an account has already.
enum TakenEmail {
    /// Whether somebody has it; somebody else may take it until it is stored.
    static func isTaken(_ email: String, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        try await call.read("SELECT FROM account WHERE email = \(email)").rowCount > 0
    }

    /// Says that the e-mail is taken; where that would reveal an account, only so often to the same network address.
    static func refuse(_ call: MutationCall) async throws(MutationFailure) -> MutationAnswer {
        if call.services.accounts.hidesAccounts, try await AttemptCounter.signUps(call)?.add(call) == false { throw .tooManyAttempts }
        return MutationAnswer(keeping: [UserError(.emailTaken, .emailTaken, "email")], message: .invalidDetails)
    }

    /// Sends the account's owner an e-mail about the repeated sign-up, a few times an hour.
    ///
    /// An unconfirmed address gets the link again instead: perhaps the owner has lost the first one.
    static func tellOwner(of email: String, _ call: MutationCall) async throws(MutationFailure) {
        let owner = try await call.first(
            EmailOwner.self,
            "SELECT id, name, email, language, email_verified FROM account WHERE email = \(email) AND status <> 'DELETED'"
        )
        guard let owner else { return }
        let contact = owner.contact
        guard owner.emailVerified else {
            try await EmailConfirmation.send(to: contact, call)
            return
        }
        let told = AttemptCounter(.repeatedSignUp, of: email, call.services.accounts.emailConfirmations)
        guard try await told?.add(call) != false else { return }
        try await contact.send(.signUpRepeated(name: contact.name, app: call.services.app), call)
    }

    /// An account with the e-mail.
    private struct EmailOwner: Decodable {
        let contact: AccountContact
        let emailVerified: Bool
    }
}
