/// Lets one task sleep until someone on the same loop wakes it; a wake that comes first is remembered.
///
/// Waking enqueues the task's job on the loop, from its own thread without lock or system call.
///
/// `@unchecked Sendable`: confined to the thread of the loop that its waiter's task prefers.
public final class WakeSignal: @unchecked Sendable {
    @safe private enum State {
        case idle
        case woken
        case waiting(UnsafeContinuation<Void, Never>)
    }

    private var state = State.idle

    /// Creates a signal that nobody has given yet.
    public init() {}

    /// Sleeps until `wake`, not at all when it has been called since the last wait.
    public func wait() async {
        switch state {
        case .woken:
            state = .idle
        case .idle:
            // Sound: `state` holds the continuation and gives it away exactly once, in `wake`.
            await unsafe withUnsafeContinuation { unsafe state = .waiting($0) }
        case .waiting:
            preconditionFailure("two tasks wait for one signal")
        }
    }

    /// Wakes the waiter, or lets its next wait return at once.
    public func wake() {
        switch state {
        case .waiting(let continuation):
            state = .idle
            unsafe continuation.resume()
        case .idle, .woken:
            state = .woken
        }
    }
}
