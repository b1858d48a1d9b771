import Reactor

/// What this process has done with the outbox since it started.
public struct OutboxFigures: Sendable, Equatable {
    /// E-mails that a mail server has taken.
    public var sent: UInt64 = 0
    /// E-mails given up.
    public var failed: UInt64 = 0
    /// Attempts that failed and are made again.
    public var retried: UInt64 = 0
    /// E-mails in the outbox that are still to be sent, by whatever process, as of the last look.
    public var waiting: UInt64 = 0
    /// For how many seconds the oldest of them has waited.
    public var oldest: UInt64 = 0
}

/// The figures, counted on one thread and read on others.
final class DeliveryTally: Sendable {
    private let lock = Lock(OutboxFigures())

    var figures: OutboxFigures { lock.withLock { $0 } }

    func count(_ change: @Sendable (inout OutboxFigures) -> Void) {
        lock.withLock { change(&$0) }
    }
}
