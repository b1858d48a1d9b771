import Reactor

/// The outbox figures of this process since it started.
public struct OutboxFigures: Sendable, Equatable {
    /// E-mails accepted by the mail server.
    public var sent: UInt64 = 0
    /// E-mails given up.
    public var failed: UInt64 = 0
    /// Failed attempts that will be repeated.
    public var retried: UInt64 = 0
    /// Overdue e-mails in the outbox, for all processes, as of the last check.
    ///
    /// E-mails that wait for later news are not counted.
    public var waiting: UInt64 = 0
    /// The age in seconds of the oldest overdue e-mail.
    public var oldest: UInt64 = 0
}

/// The figures, updated on one thread and read on others.
final class DeliveryTally: Sendable {
    private let lock = Lock(OutboxFigures())

    var figures: OutboxFigures { lock.withLock { $0 } }

    func count(_ change: @Sendable (inout OutboxFigures) -> Void) {
        lock.withLock { change(&$0) }
    }
}
