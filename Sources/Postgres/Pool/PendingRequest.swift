import Reactor

/// One request from its submission until its task is resumed, exactly once.
///
/// Touched on the pool's loop only.
@safe final class PendingRequest {
    typealias Outcome = Result<PoolAnswer, PostgresError>

    /// What a step's answers lead to: the statements of the next, or nil after the last.
    typealias NextStep = (_ results: [QueryResult]) -> StatementBatch?

    /// The statements of the first step.
    private let firstBatch: StatementBatch
    private let nextStep: NextStep?
    /// Those of all later steps, of former attempts too, so that the number of a statement means the same as long as its answer can come.
    private var laterBatches: [StatementBatch] = []
    /// The number of the first statement of the step at hand, among all of the request's.
    private(set) var firstStatement = 0
    private(set) var deadline: MonotonicTime
    /// How much work it is, at least 1.
    let load: Int
    /// How long it is expected to take, in nanoseconds.
    let expected: UInt64
    /// Whether each of its statements is measured, in a segment of its own.
    var isMeasured: Bool
    /// Whether it may hold a connection only so long.
    let isBounded: Bool
    /// How long it has taken where that is known, in nanoseconds.
    var taken: UInt64?
    /// The task that waits for it.
    ///
    /// Sound: only looked at while the task is suspended here, that is before `finish`.
    private let task: UnsafeCurrentTask?
    /// When it was submitted, or began to wait again after its connection broke.
    var waitingSince: MonotonicTime
    /// Whether a Sync must precede it, so that its snapshot is taken after everything that was committed before it was submitted.
    let startsSegment: Bool
    /// The answers so far, of all steps.
    ///
    /// Sound without checks for exclusive access, which each answer would pay for: no access lasts while others' code runs.
    @safe @exclusivity(unchecked) var results: [QueryResult] = []
    /// How often it was sent again, but for cancellations of others that hit it.
    var retries = 0
    /// How often the connection broke under it.
    var lostConnections = 0
    /// Whether PostgreSQL was asked to cancel it.
    var isCancelled = false
    /// Whether it may be sent again when something came between; not in the middle of a transaction.
    var mayRunTwice = true
    /// What its connection is reserved for from this request on.
    var reservation: ConnectionReservation?
    private var continuation: UnsafeContinuation<Outcome, Never>?

    init(
        _ batch: StatementBatch,
        nextStep: NextStep? = nil,
        submitted: MonotonicTime,
        deadline: MonotonicTime,
        load: Int,
        expected: UInt64 = PoolAnswer.usual,
        isMeasured: Bool = false,
        isBounded: Bool = false,
        startsSegment: Bool,
        evenIfCancelled: Bool = false,
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
        unsafe task = evenIfCancelled ? nil : withUnsafeCurrentTask { unsafe $0 }
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

    /// Whether it is too late for an answer: its time is over, or its task was cancelled because nobody wants the answer any more.
    func isOverdue(_ now: MonotonicTime) -> Bool {
        if !isFinished, let task = unsafe task, unsafe task.isCancelled { deadline = min(deadline, now) }
        return deadline <= now
    }

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

    /// Whether its answers may lead to further statements, for which its segment must stay open: all steps see one snapshot.
    var hasSteps: Bool { nextStep != nil }

    /// Goes on to the next step; false when there is none, or nobody waits any more.
    func advance() -> Bool {
        guard !isFinished, let following = nextStep?(results) else { return false }
        firstStatement = laterBatches.reduce(firstBatch.count) { $0 + $1.count }
        laterBatches.append(following)
        return true
    }

    /// The statements of the step at hand.
    var batch: StatementBatch { firstStatement == 0 ? firstBatch : laterBatches.last ?? firstBatch }

    /// A statement by its number among all of the request's.
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

    /// Resumes the task with all answers.
    func succeed() {
        finish(.success(PoolAnswer(results: results, nanoseconds: taken ?? expected)))
    }

    /// Prepares for being sent once more: answers so far belong to another snapshot.
    func prepareToRetry() {
        firstStatement = 0
        results.removeAll(keepingCapacity: true)
        taken = nil
        retries += 1
    }
}
