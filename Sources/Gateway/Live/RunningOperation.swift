import Engine
import Reactor

/// A running operation on a connection with several operations.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class RunningOperation: @unchecked Sendable {
    private var subscription: Subscription?
    private var task: Task<Void, Never>?
    /// Whether the client has cancelled the operation or disconnected.
    private(set) var isCancelled = false

    /// Starts a task on the loop that executes the operation.
    ///
    /// Cancelling the task also cancels its work in the database, except for a change that is being committed.
    func start(on loop: EventLoop, _ body: @escaping @Sendable () async -> Void) {
        task = Task(executorPreference: loop, operation: body)
    }

    /// Notes that the operation has become a subscription.
    func begin(_ subscription: Subscription) {
        self.subscription = subscription
        if isCancelled { subscription.cancel() }
    }

    /// Cancels the operation.
    func cancel() {
        isCancelled = true
        task?.cancel()
        subscription?.cancel()
    }
}
