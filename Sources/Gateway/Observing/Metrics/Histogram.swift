/// A histogram of durations with fixed buckets, for Prometheus to compute quantiles across any number of processes.
///
/// The buckets of an HDR histogram would add hundreds of series to every scrape. Its precision would be lost when values are summed over
/// processes and minutes.
struct Histogram: Sendable {
    /// The bounds in seconds, as Prometheus writes them.
    static let bounds: [StaticString] = [
        "0.0001", "0.00025", "0.0005", "0.001", "0.0025", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1", "2.5", "5", "10",
    ]

    /// The number of durations at or below each bound and above the previous one; the last bucket has no bound.
    private(set) var counts = InlineArray<17, UInt64>(repeating: 0)
    /// The sum of all durations in nanoseconds.
    private(set) var sum: UInt64 = 0

    mutating func add(_ nanoseconds: UInt64) {
        sum &+= nanoseconds
        counts[Self.bucket(of: nanoseconds)] &+= 1
    }

    /// The index of the first bound that is not exceeded; comparisons with constants are the fastest way.
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
