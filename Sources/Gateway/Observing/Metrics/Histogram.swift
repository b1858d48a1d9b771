/// How many times fell below each of a few bounds: what Prometheus needs for quantiles over any number of processes.
///
/// Fixed bounds, since those of an HDR histogram would be hundreds of series for every scrape to carry, for a precision that summing over
/// processes and minutes does not keep.
struct Histogram: Sendable {
    /// The bounds, as Prometheus writes them, in seconds.
    static let bounds: [StaticString] = [
        "0.0001", "0.00025", "0.0005", "0.001", "0.0025", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1", "2.5", "5", "10",
    ]

    /// How many lie at or below each bound and above the one before; the last has no bound.
    private(set) var counts = InlineArray<17, UInt64>(repeating: 0)
    /// The sum of all, in nanoseconds.
    private(set) var sum: UInt64 = 0

    mutating func add(_ nanoseconds: UInt64) {
        sum &+= nanoseconds
        counts[Self.bucket(of: nanoseconds)] &+= 1
    }

    /// The number of the first bound that is not exceeded: comparisons with constants, since nothing is looked up faster.
    static func bucket(of nanoseconds: UInt64) -> Int {
        switch nanoseconds {
        case ...100_000: 0
        case ...250_000: 1
        case ...500_000: 2
        case ...1_000_000: 3
        case ...2_500_000: 4
        case ...5_000_000: 5
        case ...10_000_000: 6
        case ...25_000_000: 7
        case ...50_000_000: 8
        case ...100_000_000: 9
        case ...250_000_000: 10
        case ...500_000_000: 11
        case ...1_000_000_000: 12
        case ...2_500_000_000: 13
        case ...5_000_000_000: 14
        case ...10_000_000_000: 15
        default: 16
        }
    }

    static func += (left: inout Histogram, right: Histogram) {
        left.sum &+= right.sum
        for index in left.counts.indices { left.counts[index] &+= right.counts[index] }
    }
}
