/// Lets one task sleep until code on the same loop wakes it; a wake that comes first is remembered.
///
/// Waking enqueues the task's job on the loop; on the loop's own thread that needs no lock or system call.
///
/// `@unchecked Sendable`: confined to the thread of the loop that the waiting task prefers.
public final class WakeSignal: @unchecked Sendable {
    @safe private enum State {
        case idle
        case woken
        case waiting(UnsafeContinuation<Void, Never>)
    }

    private var state = State.idle

    /// Creates a signal that is not set.
    public init() {}

    /// Sleeps until `wake`; returns at once if it was called since the last wait.
    public func wait() async {
        switch state {
        case .woken:
            state = .idle
        case .idle:
            // Sound: `state` holds the continuation, and `wake` removes and resumes it exactly once.
            await unsafe withUnsafeContinuation { unsafe state = .waiting($0) }
        case .waiting:
            preconditionFailure("two tasks wait for one signal")
        }
    }

    /// Wakes the waiting task, or makes its next wait return at once.
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
