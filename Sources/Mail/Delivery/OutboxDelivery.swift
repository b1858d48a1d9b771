public import Logging
public import Reactor

/// Sends what is in the outbox, on a thread of its own, until it is stopped.
///
/// Any number of processes share an outbox: each takes one e-mail at a time by a lease, sends it outside of any transaction, then writes
/// down that it is sent. That is exactly once as far as SMTP allows: a process that dies, or loses its mail server, between the server's
/// “250” and that note leaves the e-mail to be sent once more, then with the same Message-ID and to the byte the same, and most
/// mailboxes show only one of the two.
public final class OutboxDelivery: Sendable {
    private let worker: WorkerPool
    private let task: Task<Void, Never>
    private let tally: DeliveryTally

    /// What has been done so far.
    public var figures: OutboxFigures { tally.figures }

    /// Starts sending what is in the outbox of a database, named as libpq reads it.
    public init(_ configuration: DeliveryConfiguration, database: String, log: Logger) throws(SystemError) {
        let worker = try WorkerPool(threads: 1)
        let tally = DeliveryTally()
        self.worker = worker
        self.tally = tally
        // Between its waits the task stays on the worker's thread, where it may block.
        task = Task(executorPreference: worker) {
            var deliverer = Deliverer(configuration, database: database, log: log, tally: tally)
            await deliverer.run()
        }
    }

    /// Finishes the e-mail that is being sent, leaves the others in the outbox, and returns when that is written down.
    public func stop() async {
        task.cancel()
        await task.value
        worker.stop()
    }
}
