import Engine
public import Reactor
public import Sodium

/// Hashes and compares passwords on threads of its own: each takes tens of milliseconds and megabytes, on purpose.
///
/// How much of it can wait is bounded, and who waits takes turns (`PasswordLine`): of a crowd that logs in most are told to come again, and it
/// keeps no one else out.
///
/// A password is what was typed, however the keyboard composes letters and marks (NFC); hashes of other forms, made before, go on being accepted.
public final class PasswordWork: Sendable {
    private let workers: WorkerPool
    private let parameters: PasswordHash.Parameters
    private let turns: PasswordTurns
    /// Compared with where there is no account, so that this takes as long.
    private let nobody: PasswordHash

    /// Takes threads that nobody else uses.
    ///
    /// - Parameters:
    ///   - workers: The threads; their number times the parameters' memory is what hashing takes at most.
    ///   - parameters: How dear a guess is.
    /// - Throws: `.unavailable` when there is no memory even for the first hash.
    public init(workers: WorkerPool, parameters: PasswordHash.Parameters = .standard) throws(PasswordHashError) {
        self.workers = workers
        self.parameters = parameters
        turns = PasswordTurns(threads: workers.threadCount)
        nobody = try PasswordHash.ofNobody(parameters: parameters)
    }

    /// The hash of a password, for storing; `account` says whose it is, in any words.
    func hash(_ password: String, of account: String, _ call: MutationCall) async throws(MutationFailure) -> String {
        let parameters = parameters
        return try await run(of: account, call) { () throws(PasswordHashError) in
            try PasswordHash(of: Array(password.inHashedForm.utf8).span, parameters: parameters).text
        }
    }

    /// What came of comparing a password.
    enum Verdict: Sendable {
        case wrong
        case right
        /// It is right, and the hash is to be made anew: others take longer to guess by now, or it is of another form of the same text.
        case rightButOutdated

        var isRight: Bool { self != .wrong }
    }

    /// Whether a password is the one whose hash is stored; without a stored hash it never is, and takes as long to find out.
    func verify(
        _ password: String,
        against stored: String?,
        of account: String,
        _ call: MutationCall,
        _ field: String = "password"
    ) async throws(MutationFailure) -> Verdict {
        let hash = stored.flatMap { PasswordHash(text: $0) }
        let (compared, parameters) = (hash ?? nobody, parameters)
        let verdict = try await run(of: account, call, field) { () throws(PasswordHashError) -> Verdict in
            let (typed, composed) = (Array(password.utf8), Array(password.inHashedForm.utf8))
            if try compared.verify(composed.span) { return compared.needsRehash(for: parameters) ? .rightButOutdated : .right }
            guard typed != composed else { return .wrong }
            return try compared.verify(typed.span) ? .rightButOutdated : .wrong
        }
        return hash == nil ? .wrong : verdict
    }

    /// Runs work in the turn of an account, for which it may be on a thread for as long as a password is.
    func run<Result: Sendable>(
        of account: String,
        _ call: MutationCall,
        _ field: String = "password",
        _ work: @Sendable @escaping () throws(PasswordHashError) -> Result
    ) async throws(MutationFailure) -> Result {
        let asker = PasswordAsker(account: account, network: call.origin.network.description)
        let result = try await turns.run(for: asker) { () async throws(PasswordHashError) -> Result in try await workers.run(work) }
        switch result {
        case .success(let result): return result
        case .failure(.passwordTooLong): throw .refused(UserError(.tooLong, .passwordTooLong, field))
        case .failure(.unavailable): throw .busy
        }
    }
}
