import Engine

/// An operation that is under way on a connection of several.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class RunningOperation: @unchecked Sendable {
    private var subscription: Subscription?
    /// Whether the client wants no more of it.
    private(set) var isCancelled = false

    /// It has become a subscription.
    func begin(_ subscription: Subscription) {
        self.subscription = subscription
        if isCancelled { subscription.cancel() }
    }

    /// The client wants no more of it, or has gone.
    func cancel() {
        isCancelled = true
        subscription?.cancel()
    }
}
