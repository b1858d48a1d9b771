import Engine
import Mail
import Postgres

extension UserErrors {
    /// An e-mail address as it is stored: trimmed, in lower case; notes what is wrong with it.
    mutating func email(_ input: MutationInput, _ field: String) -> String {
        let text = (input.text(field) ?? "").trimmed
        guard !text.isEmpty else {
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

/// An e-mail that an account has already.
enum TakenEmail {
    /// Whether somebody has it; somebody else may take it until it is stored.
    static func isTaken(_ email: String, _ call: MutationCall) async throws(MutationFailure) -> Bool {
        try await call.read("SELECT FROM account WHERE email = \(email)").rowCount > 0
    }

    /// Says that the e-mail is taken; where that would reveal an account, only so often to the same network address.
    static func refuse(_ call: MutationCall) async throws(MutationFailure) -> MutationAnswer {
        if call.services.accounts.hidesAccounts, try await AttemptCounter.signUps(call)?.add(call) == false { throw .tooManyAttempts }
        return MutationAnswer(keeping: [UserError(.taken, .emailTaken, "email")], message: .invalidDetails)
    }
}
