public import Reactor

/// The time spent in each phase of a request.
///
/// One reading of the clock ends a phase and begins the next. A request with a cached document needs five readings: at its start, and
/// after reading, planning, the database and writing. A reading takes some 25 ns and no system call.
public struct PhaseTimes: BitwiseCopyable, Sendable {
    /// The phases of a request, in this order; a cached document is neither parsed nor validated again.
    public enum Phase: Int, CaseIterable, BitwiseCopyable, Sendable {
        /// Reading the HTTP request: negotiation, checks, JSON, finding the document.
        case read
        /// Parsing the document.
        case parse
        /// Validating the document.
        case validate
        /// Coercing the variables and finding or making the plan.
        case plan
        /// From binding the parameters to the last row: waiting for a connection, the round trips, PostgreSQL.
        case database
        /// Writing the response.
        case write
    }

    /// The start of the request.
    public let start: MonotonicTime
    /// Whether each phase is measured; otherwise only the start and the end of the request are recorded.
    public let isDetailed: Bool
    @usableFromInline var last: MonotonicTime
    @usableFromInline var spent = InlineArray<6, UInt64>(repeating: 0)

    /// Begins the first phase now.
    public init(isDetailed: Bool) {
        self.init(isDetailed: isDetailed, at: .now)
    }

    /// Begins the first phase at a given time.
    public init(isDetailed: Bool, at start: MonotonicTime) {
        self.isDetailed = isDetailed
        self.start = start
        last = start
    }

    /// Ends a phase, which began when the previous one ended.
    @inlinable
    public mutating func end(_ phase: Phase) {
        if isDetailed { end(phase, at: .now) }
    }

    /// Ends the request with its last phase.
    @inlinable
    public mutating func finish(_ phase: Phase) {
        end(phase, at: .now)
    }

    /// Ends a phase at a given time.
    @inlinable
    public mutating func end(_ phase: Phase, at time: MonotonicTime) {
        if isDetailed { spent[phase.rawValue] &+= time.nanoseconds &- last.nanoseconds }
        last = time
    }

    /// The nanoseconds spent in each phase, indexed by the phase's number.
    @inlinable public var durations: InlineArray<6, UInt64> { spent }

    /// The nanoseconds spent in a phase; zero if the phase did not occur, or phases are not measured.
    @inlinable
    public subscript(_ phase: Phase) -> UInt64 { spent[phase.rawValue] }

    /// The nanoseconds from the start to the end of the last phase.
    @inlinable
    public var total: UInt64 { last.nanoseconds &- start.nanoseconds }
}
