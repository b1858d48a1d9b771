import Engine
import Mail
import Postgres

/// What stands before every comparison of a password: failures are counted by account and by the client's address; they slow the next attempt
/// down, and from a number on nothing is compared for a while.
///
/// Log-ins are counted by e-mail, also by one that nobody has an account with, so that no answer tells which exist. What somebody confirms who
/// is logged in is counted by itself: else a stranger who logs in wrongly could keep the owner from changing the password. However many guesses
/// come at once, what came of each is told only behind the count, one after the other.
struct PasswordGate {
    /// What the owner hears with the last failure allowed.
    private typealias Warning = @Sendable (_ name: String, _ minutes: Int, _ app: AppAddress) -> EmailTemplate

    private let account: AttemptCounter?
    private let address: AttemptCounter?
    private let warning: Warning

    /// The gate for logging in with an e-mail.
    init(email: String, _ call: MutationCall) {
        self.init(.passwordOfAccount, of: email, EmailTemplate.logInLocked, call)
    }

    /// The gate for what an account that is logged in confirms with its password.
    init(confirming account: Int64, _ call: MutationCall) {
        self.init(.confirmationOfAccount, of: "\(account)", EmailTemplate.confirmationLocked, call)
    }

    private init(_ kind: AttemptCounter.Kind, of name: String, _ warning: @escaping Warning, _ call: MutationCall) {
        let settings = call.services.accounts
        account = AttemptCounter(kind, of: name, settings.passwordAttempts)
        address = AttemptCounter(.passwordFromAddress, from: call.origin, settings.passwordAttemptsPerAddress)
        self.warning = warning
    }

    /// Opens both gates of an account again: whoever has its e-mails need not wait.
    static func open(of account: Int64, email: String?, _ call: MutationCall) async throws(MutationFailure) {
        if let email { try await PasswordGate(email: email, call).account?.reset(call) }
        try await PasswordGate(confirming: account, call).account?.reset(call)
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
                try await owner.send(warning(owner.name, minutes, call.services.app), call)
            }
        }
        if let address, try await !address.add(call) { isAllowed = false }
        let told = isAllowed ? error : .tooManyAttempts
        return MutationAnswer(keeping: [told])
    }

    /// Forgets the account's failures; refuses even the right password where too many have failed meanwhile.
    func pass(_ call: MutationCall) async throws(MutationFailure) {
        if let address, try await address.isUsedUp(call) { throw .tooManyAttempts }
        if let account, try await !account.forget(call) { throw .tooManyAttempts }
    }
}

extension UserError {
    /// It was tried too often.
    static let tooManyAttempts = UserError(.tooManyAttempts, .tooManyAttempts)
}

extension MutationFailure {
    /// It was tried too often.
    static var tooManyAttempts: MutationFailure { .refused(UserError.tooManyAttempts) }
}
