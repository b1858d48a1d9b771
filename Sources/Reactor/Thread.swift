import Glibc

/// A running thread, to be joined or detached.
public struct Thread: Sendable {
    private final class Start {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    private let handle: pthread_t

    /// Starts a thread.
    public init(running body: @escaping @Sendable () -> Void) throws(SystemError) {
        // The thread owns the box from here on. If no thread starts, the box is released below.
        let start = unsafe Unmanaged.passRetained(Start(body))
        var handle = pthread_t()
        let code = unsafe pthread_create(
            &handle,
            nil,
            { argument in
                guard let argument = unsafe argument else { return nil }
                unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body()
                return nil
            },
            start.toOpaque()
        )
        if code != 0 { unsafe start.release() }
        try Syscall.checkReturnedCode("pthread_create", code)
        self.handle = handle
    }

    /// Waits for the thread to end; may be called only once.
    public func join() {
        pthread_join(handle, nil)
    }

    /// Detaches the thread instead of joining it.
    public func detach() {
        pthread_detach(handle)
    }
}
