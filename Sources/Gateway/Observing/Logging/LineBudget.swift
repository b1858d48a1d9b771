import Reactor

/// Lets so many lines of a kind through in a second, so that strangers cannot fill a disk, and counts the others.
struct LineBudget {
    private let linesPerSecond: Int
    private var second: UInt64 = 0
    private var spent = 0
    private var suppressed = 0

    init(linesPerSecond: Int) {
        self.linesPerSecond = linesPerSecond
    }

    /// How many lines were suppressed since the last that was let through; nil when this one is suppressed, too.
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
