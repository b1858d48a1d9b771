public import Logging
public import Reactor

/// Sends the e-mails of the outbox on a dedicated thread until it is stopped.
///
/// Any number of processes can share an outbox. Each process leases one e-mail at a time, sends it outside of any transaction and then
/// records that it was sent.
///
/// So each e-mail is sent exactly once, as far as SMTP allows. If a process dies, or loses its connection to the mail server, between the
/// server's “250” and the record, the e-mail is sent again. The second message has the same Message-ID and the same bytes, and
/// most mailboxes show only one of the two.
public final class OutboxDelivery: Sendable {
    private let worker: WorkerPool
    private let task: Task<Void, Never>
    private let tally: DeliveryTally

    /// The figures since the start.
    public var figures: OutboxFigures { tally.figures }

    /// Starts to send the e-mails in the outbox of a database; `database` is a connection string for libpq.
    public init(_ configuration: DeliveryConfiguration, database: String, log: Logger) throws(SystemError) {
        let worker = try WorkerPool(threads: 1)
        let tally = DeliveryTally()
        self.worker = worker
        self.tally = tally
        // Between its waits, the task stays on the worker's thread, where it may block.
        task = Task(executorPreference: worker) {
            var deliverer = Deliverer(configuration, database: database, log: log, tally: tally)
            await deliverer.run()
        }
    }

    /// Finishes the current e-mail and returns when its outcome is recorded; the others stay in the outbox.
    public func stop() async {
        task.cancel()
        await task.value
        worker.stop()
    }
}
