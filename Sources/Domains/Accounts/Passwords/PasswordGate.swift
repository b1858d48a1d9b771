import Mail
import Postgres

/// What stands before every comparison of a password: failures are counted by e-mail and by the client's address; they slow the next attempt
/// down, and from a number on nothing is compared for a while.
///
/// An e-mail that nobody has an account with is counted like any other, so that no answer tells which exist. However many guesses come at
/// once, what came of each is told only behind the count, one after the other.
struct PasswordGate {
    private let account: AttemptCounter?
    private let address: AttemptCounter?

    /// The gate for an account's e-mail.
    init(email: String, _ call: MutationCall) {
        let settings = call.services.accounts
        account = AttemptCounter(.passwordOfAccount, of: email, settings.passwordAttempts)
        address = AttemptCounter(.passwordFromAddress, from: call.origin, settings.passwordAttemptsPerAddress)
    }

    /// Refuses where too many attempts have failed, and makes whoever comes after some of them wait.
    func enter(_ call: MutationCall) async throws(MutationFailure) {
        let settings = call.services.accounts
        if let address, try await address.isUsedUp(call) { throw .tooManyAttempts }
        guard let account else { return }
        let failures = try await account.count(call)
        guard failures < settings.passwordAttempts.count else { throw .tooManyAttempts }
        // 250 ms behind the third failure, then twice as long each time, up to 2 s.
        if failures >= 3 { await call.pause(for: settings.passwordDelay * (1 << min(failures - 3, 3))) }
    }

    /// Counts a failure, which is to stay though the mutation is refused; with the last one allowed the account's owner hears of it.
    func refuse(_ error: UserError, owner: AccountContact?, _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer {
        var isAllowed = true
        if let account {
            let count = try await account.addAndCount(call)
            isAllowed = count != nil
            if let owner, count == account.limit.count {
                let minutes = Int((account.limit.lock / .seconds(60)).rounded(.up))
                try await owner.send(.logInLocked(name: owner.name, minutes: minutes, app: call.services.app), call)
            }
        }
        if let address, try await !address.add(call) { isAllowed = false }
        let told = isAllowed ? error : .tooManyAttempts
        return MutationAnswer(keeping: [told], message: told.message)
    }

    /// Forgets the account's failures; refuses even the right password where too many have failed meanwhile.
    func pass(_ call: MutationCall) async throws(MutationFailure) {
        if let address, try await address.isUsedUp(call) { throw .tooManyAttempts }
        if let account, try await !account.forget(call) { throw .tooManyAttempts }
    }

    /// Opens the gate again: whoever has the e-mails of an account need not wait.
    func open(_ call: MutationCall) async throws(MutationFailure) {
        try await account?.reset(call)
    }
}

extension UserError {
    /// It was tried too often.
    static let tooManyAttempts = UserError(.tooManyAttempts, .tooManyAttempts)
}

extension MutationFailure {
    /// It was tried too often.
    static var tooManyAttempts: MutationFailure { .refused([.tooManyAttempts], message: .tooManyAttempts) }
}
