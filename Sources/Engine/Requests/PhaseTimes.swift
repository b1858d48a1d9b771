public import Reactor

/// How long each phase of a request took.
///
/// One reading of the clock ends a phase and begins the next, so that a request whose document is known costs five: at its start and after
/// reading, planning, the database and writing. A reading is some 25 ns, no system call.
public struct PhaseTimes: BitwiseCopyable, Sendable {
    /// What a request spends its time with, in this order; a document that is known is neither parsed nor validated again.
    public enum Phase: Int, CaseIterable, BitwiseCopyable, Sendable {
        /// Reading the HTTP request: negotiation, checks, JSON, finding the document.
        case read
        /// Parsing the document.
        case parse
        /// Validating it.
        case validate
        /// Coercing the variables and finding or making the plan.
        case plan
        /// From binding the parameters to the last row: waiting for a connection, the round trips, PostgreSQL.
        case database
        /// Writing the response.
        case write
    }

    /// When the request began.
    public let start: MonotonicTime
    /// Whether phases are told apart; where they are not, only start and end are read.
    public let isDetailed: Bool
    @usableFromInline var last: MonotonicTime
    @usableFromInline var spent = InlineArray<6, UInt64>(repeating: 0)

    /// Begins with the first phase, now.
    public init(isDetailed: Bool) {
        self.init(isDetailed: isDetailed, at: .now)
    }

    /// Begins with the first phase at a time.
    public init(isDetailed: Bool, at start: MonotonicTime) {
        self.isDetailed = isDetailed
        self.start = start
        last = start
    }

    /// Ends a phase: the time since the end of the one before was spent with it.
    @inlinable
    public mutating func end(_ phase: Phase) {
        if isDetailed { end(phase, at: .now) }
    }

    /// Ends the request, and its last phase with it.
    @inlinable
    public mutating func finish(_ phase: Phase) {
        end(phase, at: .now)
    }

    /// Ends a phase at a time.
    @inlinable
    public mutating func end(_ phase: Phase, at time: MonotonicTime) {
        if isDetailed { spent[phase.rawValue] &+= time.nanoseconds &- last.nanoseconds }
        last = time
    }

    /// Nanoseconds spent with each phase, at the place of its number.
    @inlinable public var durations: InlineArray<6, UInt64> { spent }

    /// Nanoseconds spent with a phase; zero when there was none, or when phases are not told apart.
    @inlinable
    public subscript(_ phase: Phase) -> UInt64 { spent[phase.rawValue] }

    /// Nanoseconds from the start to the end of the last phase.
    @inlinable
    public var total: UInt64 { last.nanoseconds &- start.nanoseconds }
}
