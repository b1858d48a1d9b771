import Reactor

/// The start times of a connection's segments, and the attribution of time to requests.
///
/// PostgreSQL sends the answers of a segment together, so the time of each request in it is unknown. Statements are measured only in
/// segments that hold a single request and send each statement's answer at once. Other segments are only checked for how long they hold the
/// connection.
struct SegmentClock {
    /// The commands between two Syncs.
    private struct Segment {
        /// The time when it was handed to the kernel.
        var sentAt = MonotonicTime(nanoseconds: 0)
        /// The expected time of all its requests together, in nanoseconds.
        var expected: UInt64 = 0
        /// The number of its requests.
        var requests = 0
        /// Whether the segment may hold the connection for any length of time.
        var isUnbounded = false
        /// Whether its statements are measured.
        var isMeasured = false
    }

    /// The segments that are complete and not answered.
    private var complete = Fifo<Segment>()
    /// The segment that is being sent.
    private var open = Segment()
    /// The time when the segment before the current one was answered.
    private var lastEnd = MonotonicTime(nanoseconds: 0)
    /// The time of the latest answer, or of a later flush of the open segment.
    private var lastAnswer = MonotonicTime(nanoseconds: 0)
    /// The time of the latest cancellation of the current segment, if any.
    private(set) var cancelledAt: MonotonicTime?

    /// The segment that the next answer belongs to.
    private var current: Segment { complete.first ?? open }

    /// Whether the statements of the current segment are measured.
    var isMeasuring: Bool { current.isMeasured }
    /// The time when the current segment was handed to the kernel.
    var sentAt: MonotonicTime { current.sentAt }
    /// Whether the current segment holds a single request, so that its time is the request's time.
    var hasSingleRequest: Bool { current.requests == 1 }

    // MARK: Sending

    /// Adds a request to the open segment.
    mutating func add(_ request: PendingRequest) {
        open.expected &+= request.expected
        open.requests += 1
        open.isMeasured = request.isMeasured
        // An unbounded request that was cancelled once runs to its end in a separate segment.
        open.isUnbounded = request.isMeasured && !request.isBounded
    }

    /// Records that the written part of the open segment is sent.
    mutating func flushed(at now: MonotonicTime) {
        if open.sentAt.nanoseconds == 0 { open.sentAt = now }
        lastAnswer = max(lastAnswer, now)
    }

    /// Completes the open segment and begins another one.
    mutating func complete(at now: MonotonicTime) {
        if open.sentAt.nanoseconds == 0 { open.sentAt = now }
        complete.append(open)
        open = Segment()
    }

    // MARK: Receiving

    /// The time of a measured statement that was just answered, in nanoseconds.
    mutating func measure(at now: MonotonicTime) -> UInt64 {
        let start = max(lastAnswer, lastEnd, current.sentAt)
        lastAnswer = now
        return now.nanoseconds - min(start.nanoseconds, now.nanoseconds)
    }

    /// Ends the current segment, which was answered.
    mutating func endSegment(at now: MonotonicTime) {
        _ = complete.popFirst()
        lastEnd = now
        cancelledAt = nil
    }

    /// The time that the current segment has held the connection so far, in nanoseconds.
    func held(at now: MonotonicTime) -> UInt64 {
        let segment = current
        guard segment.requests > 0, segment.sentAt.nanoseconds > 0 else { return 0 }
        let start = max(segment.sentAt, lastEnd)
        return now.nanoseconds - min(start.nanoseconds, now.nanoseconds)
    }

    /// Whether the current segment holds the connection longer than a limit, in nanoseconds, plus the expected time of its requests if
    /// there are several.
    func isOverdue(_ limit: UInt64, at now: MonotonicTime) -> Bool {
        let segment = current
        return !segment.isUnbounded && held(at: now) > limit &+ (segment.requests > 1 ? segment.expected : 0)
    }

    /// Records that a cancellation was sent for the current segment.
    mutating func noteCancellation(at now: MonotonicTime) { cancelledAt = now }

    /// Removes all segments after the connection was lost.
    mutating func forget() { self = SegmentClock() }
}
