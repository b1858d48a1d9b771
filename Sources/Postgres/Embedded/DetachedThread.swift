import Glibc

/// A thread that nobody waits for.
enum DetachedThread {
    private final class Start {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    static func start(_ body: @escaping @Sendable () -> Void) throws(EmbeddedServerError) {
        // The thread owns the box from here on; if none starts, it is taken back below.
        let start = unsafe Unmanaged.passRetained(Start(body))
        var thread = pthread_t()
        let code = unsafe pthread_create(
            &thread,
            nil,
            { argument in
                guard let argument = unsafe argument else { return nil }
                unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body()
                return nil
            },
            start.toOpaque()
        )
        guard code == 0 else {
            unsafe start.release()
            throw .system("cannot start a thread")
        }
        pthread_detach(thread)
    }
}
