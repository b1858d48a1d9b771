import Reactor

/// When the segments of a connection began, and whose time is whose.
///
/// PostgreSQL sends the answers of a segment together, so that no one knows whose took how long. Times are learned from segments that hold
/// one request alone and in which each statement's answer is sent at once; all others are only watched for how long they hold the connection.
struct SegmentClock {
    /// What was sent between two Syncs.
    private struct Segment {
        /// When it was handed to the kernel.
        var sentAt = MonotonicTime(nanoseconds: 0)
        /// How long its requests are expected to take together, in nanoseconds.
        var expected: UInt64 = 0
        /// How many requests it holds.
        var requests = 0
        /// Whether it may hold the connection as long as it takes.
        var isUnbounded = false
        /// Whether its statements are measured.
        var isMeasured = false
    }

    /// Those that are complete and not answered.
    private var complete = Fifo<Segment>()
    /// The one that is being sent.
    private var open = Segment()
    /// When the segment before the one at hand was answered.
    private var lastEnd = MonotonicTime(nanoseconds: 0)
    /// When the answer before the next one came.
    private var lastAnswer = MonotonicTime(nanoseconds: 0)
    /// When PostgreSQL was last asked to cancel the segment at hand; nil while it was not.
    private(set) var cancelledAt: MonotonicTime?

    /// The segment whose answers come next.
    private var current: Segment { complete.first ?? open }

    /// Whether the statements of the segment at hand are measured.
    var isMeasuring: Bool { current.isMeasured }
    /// When the segment at hand was handed to the kernel.
    var sentAt: MonotonicTime { current.sentAt }
    /// Whether the segment at hand holds one request alone, so that its time is that one's.
    var isOfOne: Bool { current.requests == 1 }

    // MARK: Sending

    /// A request joins the segment that is being sent.
    mutating func add(_ request: PendingRequest) {
        open.expected &+= request.expected
        open.requests += 1
        open.isMeasured = request.isMeasured
        // One that is not bounded, and was cancelled once, runs to its end by itself.
        open.isUnbounded = request.isMeasured && !request.isBounded
    }

    /// What was written of the open segment leaves.
    mutating func flushed(at now: MonotonicTime) {
        if open.sentAt.nanoseconds == 0 { open.sentAt = now }
        lastAnswer = max(lastAnswer, now)
    }

    /// The open segment is complete, and another one begins.
    mutating func complete(at now: MonotonicTime) {
        if open.sentAt.nanoseconds == 0 { open.sentAt = now }
        complete.append(open)
        open = Segment()
    }

    // MARK: Receiving

    /// A measured statement was answered: how long it took, in nanoseconds.
    mutating func measure(at now: MonotonicTime) -> UInt64 {
        let start = max(lastAnswer, lastEnd, current.sentAt)
        lastAnswer = now
        return now.nanoseconds - min(start.nanoseconds, now.nanoseconds)
    }

    /// The segment at hand was answered.
    mutating func endSegment(at now: MonotonicTime) {
        _ = complete.popFirst()
        lastEnd = now
        cancelledAt = nil
    }

    /// How long the segment at hand has held the connection, in nanoseconds.
    func held(at now: MonotonicTime) -> UInt64 {
        let segment = current
        guard segment.requests > 0, segment.sentAt.nanoseconds > 0 else { return 0 }
        let start = max(segment.sentAt, lastEnd)
        return now.nanoseconds - min(start.nanoseconds, now.nanoseconds)
    }

    /// Whether the segment at hand holds the connection longer than a limit, in nanoseconds, and than its requests are expected to take.
    func isOverdue(_ limit: UInt64, at now: MonotonicTime) -> Bool {
        let segment = current
        return !segment.isUnbounded && held(at: now) > limit &+ (segment.requests > 1 ? segment.expected : 0)
    }

    /// PostgreSQL is asked to cancel the segment at hand.
    mutating func noteCancellation(at now: MonotonicTime) { cancelledAt = now }

    /// The connection is lost, and with it all segments.
    mutating func forget() { self = SegmentClock() }
}
