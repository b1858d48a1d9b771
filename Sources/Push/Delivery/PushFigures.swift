import Reactor

/// The figures of one service in this process since it started.
public struct PushFigures: Sendable, Equatable {
    /// Pushes accepted by the service.
    public var sent: UInt64 = 0
    /// Pushes given up.
    public var failed: UInt64 = 0
    /// Failed attempts that will be repeated.
    public var retried: UInt64 = 0
    /// Devices removed because the service no longer knows their tokens.
    public var removedDevices: UInt64 = 0
    /// Overdue pushes in the outbox, for all processes, as of the last check.
    public var waiting: UInt64 = 0
    /// The age in seconds of the oldest overdue push.
    public var oldest: UInt64 = 0
}

/// The figures, updated on one thread and read on others.
final class PushTally: Sendable {
    private let lock = Lock(PushFigures())

    var figures: PushFigures { lock.withLock { $0 } }

    func count(_ change: @Sendable (inout PushFigures) -> Void) {
        lock.withLock { change(&$0) }
    }
}
