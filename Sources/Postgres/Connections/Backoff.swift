/// The delay before the next attempt: doubled after each failure up to a bound, and randomized.
///
/// The randomness keeps the connections of many loops and replicas from all returning at the same instant.
struct Backoff {
    private let bounds: ClosedRange<Duration>
    private var next: Duration

    init(_ bounds: ClosedRange<Duration>) {
        self.bounds = bounds
        next = bounds.lowerBound
    }

    mutating func reset() { next = bounds.lowerBound }

    /// The delay after one more failure: between half of the current bound and all of it.
    mutating func delay(using generator: inout some RandomNumberGenerator) -> Duration {
        let bound = next
        next = min(next * 2, bounds.upperBound)
        return bound * Double.random(in: 0.5...1, using: &generator)
    }
}
