/// How often something may be tried before it is refused for a while.
public struct AttemptLimit: Sendable, Hashable {
    /// The most attempts; 0 for any number.
    public var count: Int
    /// Within which time, from the first one on.
    public var window: Duration
    /// For how long at least it is refused after the last of them.
    public var lock: Duration

    /// So many attempts within a window.
    public init(_ count: Int, within window: Duration, lock: Duration = .zero) {
        self.count = count
        self.window = window
        self.lock = lock
    }
}
