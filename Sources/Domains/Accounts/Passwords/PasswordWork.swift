import Engine
public import Reactor
public import Sodium

/// Hashes and compares passwords on separate threads, because each hash takes tens of milliseconds and megabytes, on purpose.
///
/// The queue is bounded and fair (`PasswordQueue`). If a crowd logs in, most of its requests fail with `.busy`, and other people are not
/// blocked.
///
/// Passwords are normalized to NFC, because keyboards compose letters and marks in different ways. Older hashes of other forms are still
/// accepted.
public final class PasswordWork: Sendable {
    private let workers: WorkerPool
    private let parameters: PasswordHash.Parameters
    private let turns: PasswordTurns
    /// The hash to compare with if there is no account, so that the comparison takes as long.
    private let dummyHash: PasswordHash

    /// Creates the work on threads that nothing else uses.
    ///
    /// - Parameters:
    ///   - workers: The threads. Hashing takes at most their number times the memory of the parameters.
    ///   - parameters: The cost of a guess.
    /// - Throws: `.unavailable` if there is not even enough memory for the first hash.
    public init(workers: WorkerPool, parameters: PasswordHash.Parameters = .standard) throws(PasswordHashError) {
        self.workers = workers
        self.parameters = parameters
        turns = PasswordTurns(threads: workers.threadCount)
        dummyHash = try PasswordHash.dummy(parameters: parameters)
    }

    /// Hashes a password for storing.
    ///
    /// `account` identifies the account for the queue, in any form. `isKnown`: it has logged in from the client's network before.
    func hash(
        _ password: String,
        of account: String,
        isKnown: Bool = false,
        _ call: MutationCall
    ) async throws(MutationFailure) -> String {
        let parameters = parameters
        return try await run(of: account, isKnown: isKnown, call) { () throws(PasswordHashError) in
            try PasswordHash(of: Array(password.inHashedForm.utf8).span, parameters: parameters).text
        }
    }

    /// The result of comparing a password.
    enum Verdict: Sendable {
        case wrong
        case right
        /// The password is right, but the hash should be replaced: its parameters are outdated, or it is of another form of the text.
        case rightButOutdated

        var isRight: Bool { self != .wrong }
    }

    /// Compares a password with the stored hash.
    ///
    /// Without a stored hash the result is `.wrong`, after the same time. So it is for a publicly known password.
    func verify(
        _ password: String,
        against stored: String?,
        of account: String,
        isKnown: Bool,
        _ call: MutationCall,
        _ field: String = "password"
    ) async throws(MutationFailure) -> Verdict {
        // Checked here, because every way to prove a password passes.
        let isRefused = call.services.accounts.refusedPasswords.contains(password)
        let hash = isRefused ? nil : stored.flatMap { PasswordHash(text: $0) }
        let (compared, parameters) = (hash ?? dummyHash, parameters)
        let verdict = try await run(of: account, isKnown: isKnown, call, field) { () throws(PasswordHashError) -> Verdict in
            let (typed, composed) = (Array(password.utf8), Array(password.inHashedForm.utf8))
            if try compared.verify(composed.span) { return compared.needsRehash(for: parameters) ? .rightButOutdated : .right }
            guard typed != composed else { return .wrong }
            return try compared.verify(typed.span) ? .rightButOutdated : .wrong
        }
        return hash == nil ? .wrong : verdict
    }

    /// Runs work in the turn of an account.
    ///
    /// The work may take about as long as hashing a password.
    func run<Result: Sendable>(
        of account: String,
        isKnown: Bool = false,
        _ call: MutationCall,
        _ field: String = "password",
        _ work: @Sendable @escaping () throws(PasswordHashError) -> Result
    ) async throws(MutationFailure) -> Result {
        let requester = PasswordRequester(account: account, network: call.origin.network.site.description, isKnown: isKnown)
        let result = try await turns.run(for: requester) { () async throws(PasswordHashError) -> Result in try await workers.run(work) }
        switch result {
        case .success(let result): return result
        case .failure(.passwordTooLong): throw .refused(UserError(.tooLong, .passwordTooLong, field))
        case .failure(.unavailable): throw .busy
        }
    }
}
