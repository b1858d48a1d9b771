import Postgres
import Reactor

/// Gives the mutations of one account a connection of the loop one after the other.
///
/// They lock the account's row, so they run one after the other anyway. If they waited for that lock in the database, one account with
/// many mutations would take all connections for mutations. Everybody else would get the error that the server is busy.
///
/// Belongs to one loop.
final class AccountQueue {
    /// A waiting mutation.
    private final class Waiter {
        let signal = WakeSignal()
        var hasTurn = false
    }

    /// The maximum number of mutations that wait for one account.
    private static let maximumWaiting = 100

    private let loop: EventLoop
    /// The maximum waiting time.
    private let timeout: Duration
    /// Mutations waiting for an account that another mutation holds.
    ///
    /// An account without an entry is free.
    private var lines: [Int64: [Waiter]] = [:]

    init(loop: EventLoop, timeout: Duration) {
        self.loop = loop
        self.timeout = timeout
    }

    /// Waits for an account's turn; the caller must give the turn back.
    ///
    /// Requests whose client has disconnected leave the queue.
    func take(_ account: Int64) async throws(MutationFailure) {
        guard let line = lines[account] else {
            lines[account] = []
            return
        }
        guard line.count < Self.maximumWaiting else { throw .busy }
        let waiter = Waiter()
        lines[account]?.append(waiter)
        let (loop, signal) = (loop, waiter.signal)
        let timer = loop.schedule(after: timeout) { signal.wake() }
        await withTaskCancellationHandler {
            await signal.wait()
        } onCancel: {
            Task(executorPreference: loop) { signal.wake() }
        }
        loop.cancel(timer)
        guard !waiter.hasTurn else { return }
        lines[account]?.removeAll { $0 === waiter }
        // The account's earlier mutations have taken too long, usually because the database does not answer.
        throw .database(.timeout)
    }

    /// Passes the turn to the mutation that has waited longest.
    func give(_ account: Int64) {
        guard let next = lines[account]?.first else {
            lines[account] = nil
            return
        }
        lines[account]?.removeFirst()
        next.hasTurn = true
        next.signal.wake()
    }
}
