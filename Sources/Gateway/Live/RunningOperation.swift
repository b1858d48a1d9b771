import Engine
import Reactor

/// An operation that is under way on a connection of several.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class RunningOperation: @unchecked Sendable {
    private var subscription: Subscription?
    private var task: Task<Void, Never>?
    /// Whether the client wants no more of it.
    private(set) var isCancelled = false

    /// Its answer is being worked out by a task of the loop.
    ///
    /// Cancelling it ends what the database does for it, a change that is being committed excepted.
    func start(on loop: EventLoop, _ body: @escaping @Sendable () async -> Void) {
        task = Task(executorPreference: loop, operation: body)
    }

    /// It has become a subscription.
    func begin(_ subscription: Subscription) {
        self.subscription = subscription
        if isCancelled { subscription.cancel() }
    }

    /// The client wants no more of it, or has gone.
    func cancel() {
        isCancelled = true
        task?.cancel()
        subscription?.cancel()
    }
}
