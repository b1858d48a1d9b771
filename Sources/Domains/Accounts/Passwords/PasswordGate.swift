import Engine
import Mail
import Postgres

/// The limit on wrong passwords, checked before every comparison of a password.
///
/// The gate counts failures by account and by the client's address. Failures delay the next attempt, and after a number of them no password
/// is compared for a while.
///
/// Each network in `KnownNetworks` has its own limit, and all other networks share one limit. So strangers cannot lock the owner out at
/// home, and the number of guesses stays bounded: over all unknown networks together, and for each known one.
///
/// Logins are counted by e-mail, with or without an account, so that no answer reveals which accounts exist.
///
/// Passwords that a logged-in account confirms are counted separately. Otherwise failed logins of a stranger could keep the owner from
/// changing the password. Concurrent guesses get their results one after the other, after each has been counted.
struct PasswordGate {
    /// The e-mail to the owner when the last allowed attempt has failed.
    private typealias Warning = @Sendable (_ name: String, _ minutes: Int, _ isKnown: Bool, _ app: AppAddress) -> EmailTemplate

    private let account: AttemptCounter?
    private let address: AttemptCounter?
    /// Whether the account has logged in from the client's network before.
    let isKnown: Bool
    private let warning: Warning

    /// Creates the gate for logging in with an e-mail.
    init(email: String, _ call: MutationCall) async throws(MutationFailure) {
        let isKnown = try await KnownNetworks.hasClient(of: email, call)
        self.init(isKnown ? .passwordFromKnownNetwork : .passwordOfAccount, of: email, isKnown, EmailTemplate.logInLocked, call)
    }

    /// Creates the gate for confirming the password of a logged-in account.
    init(confirming account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        let isKnown = try await KnownNetworks.hasClient(of: account, call)
        let kind = isKnown ? AttemptCounter.Kind.confirmationFromKnownNetwork : .confirmationOfAccount
        self.init(kind, of: "\(account)", isKnown, EmailTemplate.confirmationLocked, call)
    }

    private init(_ kind: AttemptCounter.Kind, of name: String, _ isKnown: Bool, _ warning: @escaping Warning, _ call: MutationCall) {
        let settings = call.services.accounts
        account =
            isKnown
            ? AttemptCounter(kind, of: name, from: call.origin, settings.passwordAttempts)
            : AttemptCounter(kind, of: name, settings.passwordAttempts)
        address = AttemptCounter(.passwordFromAddress, from: call.origin, settings.passwordAttemptsPerAddress)
        self.isKnown = isKnown
        self.warning = warning
    }

    /// Deletes the failures of an account in unknown networks and in the client's network.
    ///
    /// The client has proved that it receives the account's e-mails.
    static func open(of account: Int64, email: String?, _ call: MutationCall) async throws(MutationFailure) {
        let limit = call.services.accounts.passwordAttempts
        if let email {
            try await AttemptCounter(.passwordOfAccount, of: email, limit)?.reset(call)
            try await AttemptCounter(.passwordFromKnownNetwork, of: email, from: call.origin, limit)?.reset(call)
        }
        try await AttemptCounter(.confirmationOfAccount, of: "\(account)", limit)?.reset(call)
        try await AttemptCounter(.confirmationFromKnownNetwork, of: "\(account)", from: call.origin, limit)?.reset(call)
    }

    /// Throws if too many attempts have failed.
    ///
    /// Delays each attempt after the third failure.
    func enter(_ call: MutationCall) async throws(MutationFailure) {
        let settings = call.services.accounts
        if let address, try await address.isUsedUp(call) { throw .tooManyAttempts }
        guard let account else { return }
        let failures = try await account.count(call)
        guard failures < settings.passwordAttempts.count else { throw .tooManyAttempts }
        // 250 ms after the third failure, then twice as long each time, up to 2 s.
        if failures >= 3 { await call.pause(for: settings.passwordDelay * (1 << min(failures - 3, 3))) }
    }

    /// Counts a failure, and notifies the account's owner when the last allowed attempt fails.
    ///
    /// The answer keeps the transaction, so the count is stored even though the mutation is refused.
    func refuse(_ error: UserError, owner: AccountContact?, _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer {
        var isAllowed = true
        if let account {
            let count = try await account.addAndCount(call)
            isAllowed = count != nil
            if let owner, count == account.limit.count {
                let minutes = Int((account.limit.lock / .seconds(60)).rounded(.up))
                try await owner.send(warning(owner.name, minutes, isKnown, call.services.app), call)
            }
        }
        if let address, try await !address.add(call) { isAllowed = false }
        let reported = isAllowed ? error : .tooManyAttempts
        return MutationAnswer(keeping: [reported])
    }

    /// Deletes the account's failures.
    ///
    /// Throws if too many other attempts have failed meanwhile, even if the password is right.
    func pass(_ call: MutationCall) async throws(MutationFailure) {
        if let address, try await address.isUsedUp(call) { throw .tooManyAttempts }
        if let account, try await !account.forget(call) { throw .tooManyAttempts }
    }
}

extension UserError {
    /// The error for too many failed attempts.
    static let tooManyAttempts = UserError(.tooManyAttempts, .tooManyAttempts)
}

extension MutationFailure {
    /// The failure for too many failed attempts.
    static var tooManyAttempts: MutationFailure { .refused(UserError.tooManyAttempts) }
}
