/// The delays after failures: exponential backoff up to a maximum, with jitter so that simultaneous failures do not retry together.
public struct RetrySchedule: Sendable {
    /// The maximum delay after the first failure.
    public var first: Duration
    /// The maximum delay after any failure.
    public var longest: Duration
    /// The number of attempts before giving up.
    public var attempts: Int

    /// Creates a schedule.
    public init(first: Duration, longest: Duration, attempts: Int = .max) {
        self.first = first
        self.longest = longest
        self.attempts = attempts
    }

    /// For an unavailable server or database: from a second to a minute.
    public static let outages = RetrySchedule(first: .seconds(1), longest: .seconds(60))

    /// A random delay after consecutive failures, between three quarters of the current maximum and the maximum itself.
    public func delay(after failures: Int, using generator: inout some RandomNumberGenerator) -> Duration {
        // Beyond 2^20, `longest` always applies.
        let bound = min(first * (1 << min(max(failures - 1, 0), 20)), longest)
        return bound * Double.random(in: 0.75...1, using: &generator)
    }
}
