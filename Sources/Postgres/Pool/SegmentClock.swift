import Reactor

/// Shares the time of a connection's segments out among the requests that they answer.
///
/// PostgreSQL sends the answers of a segment together, so nobody knows whose took how long: each has its part by its load.
struct SegmentClock {
    /// The requests that the segment at hand has answered and that want to know how long they took.
    private var answered: [PendingRequest] = []
    /// How much work all requests are that the segment at hand has answered.
    private var answeredLoad = 0
    /// When the work of the segment at hand can have begun at the earliest.
    private var start = MonotonicTime(nanoseconds: 0)

    /// A request has all its answers.
    mutating func note(_ request: PendingRequest) {
        if answeredLoad == 0 { start = max(start, request.sentAt) }
        answeredLoad += request.load
        if request.time != nil { answered.append(request) }
    }

    /// The segment has ended, and the next one begins.
    mutating func endSegment(at now: MonotonicTime) {
        let share = Double(now.nanoseconds - min(start.nanoseconds, now.nanoseconds)) / Double(answeredLoad)
        for request in answered { request.time?.note(nanoseconds: share * Double(request.load)) }
        forget()
        start = now
    }

    /// The connection is lost, and with it what the segment took.
    mutating func forget() {
        answered.removeAll(keepingCapacity: true)
        answeredLoad = 0
    }
}
