/// How long to wait after failures: each time twice as long, up to a bound, and blurred, so that what failed together does not come back
/// together.
public struct RetrySchedule: Sendable {
    /// How long at most after the first failure.
    public var first: Duration
    /// How long at most after any.
    public var longest: Duration
    /// After how many attempts to give up.
    public var attempts: Int

    /// Sets a schedule.
    public init(first: Duration, longest: Duration, attempts: Int = .max) {
        self.first = first
        self.longest = longest
        self.attempts = attempts
    }

    /// For e-mails: from half a minute to six hours, 17 attempts in about two days.
    public static let emails = RetrySchedule(first: .seconds(30), longest: .seconds(21_600), attempts: 17)

    /// For a mail server or a database that is not there: from a second to a minute.
    public static let outages = RetrySchedule(first: .seconds(1), longest: .seconds(60))

    /// The delay after some failures in a row: between three quarters and the whole of the present bound.
    func delay(after failures: Int, using generator: inout some RandomNumberGenerator) -> Duration {
        // Beyond 2^20 every bound is the longest.
        let bound = min(first * (1 << min(max(failures - 1, 0), 20)), longest)
        return bound * Double.random(in: 0.75...1, using: &generator)
    }
}
