/// Limits how often progress is shown.
///
/// A terminal updates one line up to five times per second. Other outputs get a new line at most every 10 seconds.
public struct ProgressPace: Sendable {
    private let interval: Duration
    private var last: Duration = .zero

    /// Uses the interval for a terminal, or the interval for other outputs.
    public init(isTerminal: Bool) {
        interval = isTerminal ? .milliseconds(200) : .seconds(10)
    }

    /// Whether enough time has passed to show progress again.
    public mutating func isDue(at elapsed: Duration) -> Bool {
        guard elapsed - last >= interval else { return false }
        last = elapsed
        return true
    }
}
