import Reactor

/// A thread that no one waits for.
enum DetachedThread {
    static func start(_ body: @escaping @Sendable () -> Void) throws(EmbeddedServerError) {
        do throws(SystemError) {
            try Thread(running: body).detach()
        } catch {
            throw .system("cannot start a thread")
        }
    }
}
