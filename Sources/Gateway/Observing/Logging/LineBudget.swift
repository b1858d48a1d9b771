import Reactor

/// Limits the lines of a kind per second, so that anonymous clients cannot fill a disk, and counts the suppressed ones.
struct LineBudget {
    private let linesPerSecond: Int
    private var second: UInt64 = 0
    private var spent = 0
    private var suppressed = 0

    init(linesPerSecond: Int) {
        self.linesPerSecond = linesPerSecond
    }

    /// Returns the number of lines suppressed since the last permitted one; nil if this line is suppressed, too.
    mutating func spend(_ now: MonotonicTime) -> Int? {
        let present = now.nanoseconds / 1_000_000_000
        if present != second {
            second = present
            spent = 0
        }
        guard spent < linesPerSecond else {
            suppressed += 1
            return nil
        }
        spent += 1
        defer { suppressed = 0 }
        return suppressed
    }
}
