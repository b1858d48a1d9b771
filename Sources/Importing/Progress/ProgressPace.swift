/// When progress is shown: often on a terminal, where it is one line that changes; now and then elsewhere, where each is a line more.
public struct ProgressPace: Sendable {
    private let interval: Duration
    private var last: Duration = .zero

    /// Of a terminal, or of something else.
    public init(isTerminal: Bool) {
        interval = isTerminal ? .milliseconds(200) : .seconds(10)
    }

    /// Whether it is time again.
    public mutating func isDue(at elapsed: Duration) -> Bool {
        guard elapsed - last >= interval else { return false }
        last = elapsed
        return true
    }
}
