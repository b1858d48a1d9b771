import Reactor

/// A thread that is never joined.
enum DetachedThread {
    static func start(_ body: @escaping @Sendable () -> Void) throws(EmbeddedServerError) {
        do throws(SystemError) {
            try Thread(running: body).detach()
        } catch {
            throw .system("cannot start a thread")
        }
    }
}
