import Glibc

/// A point in time of a clock that never jumps, in nanoseconds since an arbitrary start.
public struct MonotonicTime: Comparable, Hashable, Sendable, BitwiseCopyable {
    /// Nanoseconds since the clock's start.
    public let nanoseconds: UInt64

    /// Creates a point from nanoseconds since the clock's start.
    @inlinable
    public init(nanoseconds: UInt64) {
        self.nanoseconds = nanoseconds
    }

    /// A point that is never reached.
    @inlinable public static var distantFuture: MonotonicTime { MonotonicTime(nanoseconds: .max) }

    /// The current time, read from the kernel's clock (no system call: vDSO).
    public static var now: MonotonicTime {
        MonotonicTime(nanoseconds: readClock(CLOCK_MONOTONIC))
    }

    /// The point in time after a duration; `distantFuture` if it is out of range.
    public func advanced(by duration: Duration) -> MonotonicTime {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
        return overflow ? .distantFuture : MonotonicTime(nanoseconds: sum)
    }

    /// The time from another point to this one; zero if the other is later.
    public func since(_ earlier: MonotonicTime) -> Duration {
        .nanoseconds(Int64(clamping: nanoseconds - min(nanoseconds, earlier.nanoseconds)))
    }

    /// Whether the left point is earlier.
    @inlinable
    public static func < (left: MonotonicTime, right: MonotonicTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}

/// Seconds and nanoseconds of the calendar clock since 1970.
public struct WallTime: Sendable, BitwiseCopyable {
    /// Whole seconds since 1970.
    public let seconds: Int64

    /// Nanoseconds into the second.
    public let nanoseconds: Int64

    /// Creates a time from seconds since 1970 and nanoseconds into the second.
    public init(seconds: Int64, nanoseconds: Int64) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// The current time.
    public static var now: WallTime {
        let nanoseconds = readClock(CLOCK_REALTIME)
        return WallTime(seconds: Int64(nanoseconds / 1_000_000_000), nanoseconds: Int64(nanoseconds % 1_000_000_000))
    }
}

extension Duration {
    /// The duration in nanoseconds: never negative, and the largest number if it is out of range.
    var wholeNanoseconds: UInt64 {
        // One hardware division. The components' Int128 arithmetic takes a hundred instructions, and every request has a deadline.
        let attosecondsPerNanosecond: UInt64 = 1_000_000_000
        let (high, low) = (attoseconds >> 64, UInt64(truncatingIfNeeded: attoseconds))
        if high < 0 { return 0 }
        guard high < attosecondsPerNanosecond else { return .max }
        return attosecondsPerNanosecond.dividingFullWidth((UInt64(truncatingIfNeeded: high), low)).quotient
    }
}

private func readClock(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    // Sound: a pointer to a local variable that the call fills; both clocks exist on every Linux.
    unsafe clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
