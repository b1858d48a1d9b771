import Reactor

/// One request, from its submission until its task is resumed, exactly once.
///
/// Confined to the pool's loop.
@safe final class PendingRequest {
    typealias Outcome = Result<PoolResponse, PostgresError>

    /// Maps the results so far to the statements of the next step, or to nil after the last step.
    typealias NextStep = (_ results: [QueryResult]) -> StatementBatch?

    /// The statements of the first step.
    private let firstBatch: StatementBatch
    private let nextStep: NextStep?
    /// The batches of all later steps, including those of earlier attempts.
    ///
    /// So a statement's number keeps its meaning as long as its answer can arrive.
    private var laterBatches: [StatementBatch] = []
    /// The number of the current step's first statement, among all statements of the request.
    private(set) var firstStatement = 0
    private(set) var deadline: MonotonicTime
    /// The amount of work, at least 1.
    let load: Int
    /// The expected time in nanoseconds.
    let expected: UInt64
    /// Whether each statement is measured, in a segment that holds only this request.
    var isMeasured: Bool
    /// Whether the holding limit applies to it.
    let isBounded: Bool
    /// The time that the request took, in nanoseconds, if known.
    var taken: UInt64?
    /// The task that waits for the request.
    ///
    /// Sound: used only while the task is suspended here, that is, before `finish`.
    private let task: UnsafeCurrentTask?
    /// The time when it was submitted, or began to wait again after its connection broke.
    var waitingSince: MonotonicTime
    /// Whether a Sync must precede it, so that its snapshot includes everything that was committed before it was submitted.
    let startsSegment: Bool
    /// The results so far, of all steps.
    ///
    /// Sound without exclusivity checks, which each answer would pay for: no access spans a call into other code.
    @safe @exclusivity(unchecked) var results: [QueryResult] = []
    /// The number of retries, not counting those after another request's cancellation hit this one.
    var retries = 0
    /// The number of times the connection broke under it.
    var lostConnections = 0
    /// Whether a cancellation was sent for it.
    var isCancelled = false
    /// Whether the request may be retried after a disturbance; false inside a transaction.
    var isRetryable = true
    /// The reservation of its connection that begins with this request.
    var reservation: ConnectionReservation?
    private var continuation: UnsafeContinuation<Outcome, Never>?

    init(
        _ batch: StatementBatch,
        nextStep: NextStep? = nil,
        submitted: MonotonicTime,
        deadline: MonotonicTime,
        load: Int,
        expected: UInt64 = PoolResponse.defaultEstimate,
        isMeasured: Bool = false,
        isBounded: Bool = false,
        startsSegment: Bool,
        ignoresCancellation: Bool = false,
        continuation: UnsafeContinuation<Outcome, Never>
    ) {
        firstBatch = batch
        self.nextStep = nextStep
        waitingSince = submitted
        self.deadline = deadline
        self.load = max(1, load)
        self.expected = expected
        self.isMeasured = isMeasured
        self.isBounded = isBounded
        unsafe task = ignoresCancellation ? nil : withUnsafeCurrentTask { unsafe $0 }
        self.startsSegment = startsSegment
        // Sound: only `finish` resumes the continuation, and removes it at the same time.
        unsafe self.continuation = continuation
        results.reserveCapacity(batch.count)
    }

    deinit {
        // Dropping an unfinished request would leave its task suspended forever.
        finish(.failure(.connection("the connection was abandoned")))
    }

    /// Whether the task was resumed; later answers are dropped.
    var isFinished: Bool { unsafe continuation == nil }

    /// Whether an answer would come too late: the deadline has passed, or the task was cancelled.
    func isOverdue(_ now: MonotonicTime) -> Bool {
        if !isFinished, let task = unsafe task, unsafe task.isCancelled { deadline = min(deadline, now) }
        return deadline <= now
    }

    func finish(_ outcome: Outcome) {
        guard let continuation = unsafe continuation else { return }
        unsafe self.continuation = nil
        unsafe continuation.resume(returning: outcome)
    }

    /// Whether the request depends on no other request: it has its own segment and uses no prepared statements.
    ///
    /// A request is isolated from the second retry on, so that neighbours that keep failing, or a statement that several of them try to
    /// prepare, cannot starve it.
    var isIsolated: Bool { retries > 1 }

    /// Whether its results may lead to further statements.
    ///
    /// Its segment then stays open, so that all steps see one snapshot.
    var hasSteps: Bool { nextStep != nil }

    /// Advances to the next step; returns false after the last step, or if the task no longer waits.
    func advance() -> Bool {
        guard !isFinished, let following = nextStep?(results) else { return false }
        firstStatement = laterBatches.reduce(firstBatch.count) { $0 + $1.count }
        laterBatches.append(following)
        return true
    }

    /// The statements of the current step.
    var batch: StatementBatch { firstStatement == 0 ? firstBatch : laterBatches.last ?? firstBatch }

    /// The statement with a number among all statements of the request.
    func statement(_ number: Int) -> Statement {
        var index = number
        if index < firstBatch.count { return firstBatch.entries[index].statement }
        index -= firstBatch.count
        for batch in laterBatches {
            if index < batch.count { return batch.entries[index].statement }
            index -= batch.count
        }
        preconditionFailure("a statement that was never sent")
    }

    /// Resumes the task with all results.
    func succeed() {
        finish(.success(PoolResponse(results: results, nanoseconds: taken ?? expected)))
    }

    /// Resets the request for another attempt: the results so far belong to another snapshot.
    func prepareToRetry() {
        firstStatement = 0
        results.removeAll(keepingCapacity: true)
        taken = nil
        retries += 1
    }
}
