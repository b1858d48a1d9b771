import Reactor

/// Lets one mutation of an account after the other have a connection of the loop.
///
/// They lock the account's row, so they come one after the other anyway. Were they to wait for that in the database, a single account that
/// sends many at once would take all connections for mutations, and everybody else were told that the server is busy.
///
/// Belongs to one loop.
final class AccountTurns {
    /// Somebody who waits.
    private final class Waiter {
        let signal = WakeSignal()
        var hasTurn = false
    }

    /// More than so many do not wait.
    private static let longestLine = 100

    private let loop: EventLoop
    /// How long somebody waits.
    private let patience: Duration
    /// Those who wait for the turn of an account, which another has; no one has that of an account without an entry.
    private var lines: [Int64: [Waiter]] = [:]

    init(loop: EventLoop, patience: Duration) {
        self.loop = loop
        self.patience = patience
    }

    /// Waits for the turn of an account; it must be given back.
    ///
    /// Whose client has gone does not wait any longer.
    func take(_ account: Int64) async throws(MutationFailure) {
        guard let line = lines[account] else {
            lines[account] = []
            return
        }
        guard line.count < Self.longestLine else { throw .busy }
        let waiter = Waiter()
        lines[account]?.append(waiter)
        let (loop, signal) = (loop, waiter.signal)
        let timer = loop.schedule(after: patience) { signal.wake() }
        await withTaskCancellationHandler {
            await signal.wait()
        } onCancel: {
            Task(executorPreference: loop) { signal.wake() }
        }
        loop.cancel(timer)
        guard !waiter.hasTurn else { return }
        lines[account]?.removeAll { $0 === waiter }
        throw .busy
    }

    /// Gives the turn to the one who has waited longest.
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
