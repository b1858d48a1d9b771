/// How many times fell below each of a few bounds: what Prometheus needs for quantiles over any number of processes.
///
/// Fixed bounds, since those of an HDR histogram would be hundreds of series for every scrape to carry, for a precision that summing over
/// processes and minutes does not keep.
struct Histogram: Sendable {
    /// The bounds in nanoseconds, and as Prometheus writes them, in seconds.
    static let bounds: [(nanoseconds: UInt64, seconds: StaticString)] = [
        (100_000, "0.0001"), (250_000, "0.00025"), (500_000, "0.0005"), (1_000_000, "0.001"), (2_500_000, "0.0025"), (5_000_000, "0.005"),
        (10_000_000, "0.01"), (25_000_000, "0.025"), (50_000_000, "0.05"), (100_000_000, "0.1"), (250_000_000, "0.25"),
        (500_000_000, "0.5"), (1_000_000_000, "1"), (2_500_000_000, "2.5"), (5_000_000_000, "5"), (10_000_000_000, "10"),
    ]

    /// How many lie at or below each bound and above the one before; the last has no bound.
    private(set) var counts = InlineArray<17, UInt64>(repeating: 0)
    /// The sum of all, in nanoseconds.
    private(set) var sum: UInt64 = 0

    mutating func add(_ nanoseconds: UInt64) {
        sum &+= nanoseconds
        var index = 0
        while index < Self.bounds.count, nanoseconds > Self.bounds[index].nanoseconds { index += 1 }
        counts[index] &+= 1
    }

    static func += (left: inout Histogram, right: Histogram) {
        left.sum &+= right.sum
        for index in left.counts.indices { left.counts[index] &+= right.counts[index] }
    }
}
