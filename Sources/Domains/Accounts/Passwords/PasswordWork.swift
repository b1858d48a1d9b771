import Engine
public import Reactor
public import Sodium
import Synchronization

/// Hashes and compares passwords on threads of its own: each takes tens of milliseconds and megabytes, on purpose.
///
/// How much of it can wait is bounded: a crowd that logs in is told to come again instead of making everybody wait.
public final class PasswordWork: Sendable {
    private let workers: WorkerPool
    private let parameters: PasswordHash.Parameters
    private let underway = Atomic(0)
    private let limit: Int
    /// Compared with where there is no account, so that this takes as long.
    private let nobody: PasswordHash

    /// Takes threads that nobody else uses.
    ///
    /// - Parameters:
    ///   - workers: The threads; their number times the parameters' memory is what hashing takes at most.
    ///   - parameters: How dear a guess is.
    ///   - limit: How many passwords may wait or be at work.
    /// - Throws: `.unavailable` when there is no memory even for the first hash.
    public init(workers: WorkerPool, parameters: PasswordHash.Parameters = .standard, limit: Int = 256) throws(PasswordHashError) {
        self.workers = workers
        self.parameters = parameters
        self.limit = limit
        nobody = try PasswordHash.ofNobody(parameters: parameters)
    }

    /// The hash of a password, for storing.
    func hash(_ password: String) async throws(MutationFailure) -> String {
        let parameters = parameters
        return try await run { () throws(PasswordHashError) in
            try PasswordHash(of: Array(password.utf8).span, parameters: parameters).text
        }
    }

    /// Whether a password is the one whose hash is stored; without a stored hash it never is, and takes as long to find out.
    func verify(_ password: String, against stored: String?, _ field: String = "password") async throws(MutationFailure) -> Bool {
        let hash = stored.flatMap { PasswordHash(text: $0) }
        let compared = hash ?? nobody
        let isRight = try await run(field) { () throws(PasswordHashError) in try compared.verify(Array(password.utf8).span) }
        return isRight && hash != nil
    }

    /// Whether a stored hash was made with other parameters and is to be made anew.
    func isOutdated(_ stored: String) -> Bool {
        PasswordHash(text: stored)?.needsRehash(for: parameters) ?? true
    }

    private func run<Result: Sendable>(
        _ field: String = "password",
        _ work: @Sendable @escaping () throws(PasswordHashError) -> Result
    ) async throws(MutationFailure) -> Result {
        defer { underway.subtract(1, ordering: .relaxed) }
        guard underway.add(1, ordering: .relaxed).newValue <= limit else { throw .busy }
        do throws(PasswordHashError) {
            return try await workers.run(work)
        } catch {
            switch error {
            case .passwordTooLong: throw .refused(UserError(.tooLong, .passwordTooLong, field))
            case .unavailable: throw .busy
            }
        }
    }
}
