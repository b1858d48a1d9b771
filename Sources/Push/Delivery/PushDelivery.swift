public import Logging
public import Reactor

/// Sends the pushes of one platform on a dedicated thread until it is stopped.
///
/// Any number of processes can share the outbox. Each leases one push at a time, sends it outside of any transaction and then deletes it.
/// If a process dies in between, the push is sent again and replaces the first one on the device, because both have the same collapse key.
/// Each platform has its own thread, so an outage of one service does not delay the other.
public final class PushDelivery: Sendable {
    /// The platform.
    public let platform: PushPlatform
    private let worker: WorkerPool
    private let task: Task<Void, Never>
    private let tally: PushTally

    /// The figures since the start.
    public var figures: PushFigures { tally.figures }

    /// Starts to send the pushes in the outbox of a database; `database` is a connection string for libpq.
    public init(_ configuration: PushConfiguration, database: String, log: Logger) throws(SystemError) {
        let worker = try WorkerPool(threads: 1)
        let tally = PushTally()
        self.worker = worker
        self.tally = tally
        platform = configuration.service.platform
        // Between its waits, the task stays on the worker's thread, where it may block.
        task = Task(executorPreference: worker) {
            var deliverer = PushDeliverer(configuration, database: database, log: log, tally: tally)
            await deliverer.run()
        }
    }

    /// Finishes the current push and returns when its outcome is recorded; the others stay in the outbox.
    public func stop() async {
        task.cancel()
        await task.value
        worker.stop()
    }
}
