import Reactor

/// One request from its submission until its task is resumed, exactly once.
///
/// Touched on the pool's loop only.
@safe final class PendingRequest {
    typealias Outcome = Result<[QueryResult], PostgresError>

    let batch: StatementBatch
    let deadline: MonotonicTime
    /// When it was submitted, or began to wait again after its connection broke.
    var waitingSince: MonotonicTime
    /// Whether a Sync must precede it, so that its snapshot is taken after everything that was committed before it was submitted.
    let startsSegment: Bool
    var results: [QueryResult] = []
    /// How often it was sent again, for whatever reason.
    var retries = 0
    /// How often the connection broke under it.
    var lostConnections = 0
    /// Whether PostgreSQL was asked to cancel it.
    var isCancelled = false
    private var continuation: UnsafeContinuation<Outcome, Never>?

    init(
        _ batch: StatementBatch,
        submitted: MonotonicTime,
        deadline: MonotonicTime,
        startsSegment: Bool,
        continuation: UnsafeContinuation<Outcome, Never>
    ) {
        self.batch = batch
        waitingSince = submitted
        self.deadline = deadline
        self.startsSegment = startsSegment
        // Sound: only `finish` resumes it, and takes it away in doing so.
        unsafe self.continuation = continuation
        results.reserveCapacity(batch.count)
    }

    deinit {
        // A request that is dropped would leave its task suspended for ever.
        finish(.failure(.connection("the connection was given up")))
    }

    /// Whether the task was resumed; whatever still comes for it is dropped.
    var isFinished: Bool { unsafe continuation == nil }

    func finish(_ outcome: Outcome) {
        guard let continuation = unsafe continuation else { return }
        unsafe self.continuation = nil
        unsafe continuation.resume(returning: outcome)
    }

    /// Whether it depends on nobody: a segment of its own, and statements that need no preparation.
    ///
    /// So from the second retry on, that neighbours that keep failing, or a statement that several of them try to prepare,
    /// cannot starve it.
    var isAlone: Bool { retries > 1 }

    /// Prepares for being sent once more: answers so far belong to another snapshot.
    func prepareToRetry() {
        results.removeAll(keepingCapacity: true)
        retries += 1
    }
}
