import Engine
import Reactor

/// The turns of password work from all loops.
final class PasswordTurns: Sendable {
    /// A waiting request.
    ///
    /// The request resumes with true on its turn, and with false if there is no room or if its client has disconnected.
    private typealias Waiter = CheckedContinuation<Bool, Never>

    private struct State {
        var line: PasswordQueue<Waiter>
        var tickets = 0
    }

    private let state: Lock<State>

    /// Creates the turns for a number of threads.
    init(threads: Int) {
        state = Lock(State(line: PasswordQueue(threads: threads)))
    }

    /// Runs work in the requester's turn.
    ///
    /// Throws `.busy` if the queue has no room. Requests whose client has disconnected leave the queue.
    func run<Result: Sendable, Failure: Error>(
        for requester: PasswordRequester,
        _ work: () async throws(Failure) -> Result
    ) async throws(MutationFailure) -> Swift.Result<Result, Failure> {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        let hasTurn = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in enter(requester, ticket, continuation) }
        } onCancel: {
            state.withLock { $0.line.remove(requester, ticket) }?.resume(returning: false)
        }
        guard hasTurn else { throw .busy }
        let result: Swift.Result<Result, Failure>
        do throws(Failure) { result = .success(try await work()) } catch { result = .failure(error) }
        state.withLock { $0.line.leave(requester) }?.resume(returning: true)
        return result
    }

    private func enter(_ requester: PasswordRequester, _ ticket: Int, _ waiter: Waiter) {
        switch state.withLock({ $0.line.enter(requester, ticket, waiter) }) {
        case .now: waiter.resume(returning: true)
        case .waits(let refused): refused?.resume(returning: false)
        case .none: waiter.resume(returning: false)
        }
    }
}
