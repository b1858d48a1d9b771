/// A client's hold on a `NotificationHub`; it is unregistered with the last reference to it.
public final class NotificationRegistration: Sendable {
    private let id: Int
    private let clients: NotificationClients

    init(id: Int, clients: NotificationClients) {
        self.id = id
        self.clients = clients
    }

    deinit { unregister() }

    /// Waits for the next event and takes it; for one task at a time.
    ///
    /// A task that is cancelled while it waits is unregistered.
    ///
    /// - Returns: Nil when the client was unregistered or the hub has stopped.
    public func next() async -> NotificationEvent? {
        await withTaskCancellationHandler {
            await clients.next(for: id)
        } onCancel: {
            unregister()
        }
    }

    /// Tells something on a channel, on the hub's connection; what one client sends is told in order.
    ///
    /// It is lost when the connection breaks before it was sent.
    ///
    /// - Parameters:
    ///   - channel: Where it is told.
    ///   - payload: What is told.
    /// - Returns: False when it will not be sent: the client is not listening, has too much under way, or PostgreSQL would refuse it (channels
    ///   have up to 63 bytes, payloads up to 7,999, and neither has a NUL).
    @discardableResult
    public func notify(channel: String, payload: String) -> Bool {
        guard NotificationHub.isChannel(channel), payload.utf8.count < 8_000, !payload.utf8.contains(0) else { return false }
        return clients.send(NotificationClients.Reply(channel: channel, payload: payload), from: id)
    }

    /// Ends the events: `next` answers nil from now on, also to the task that waits.
    public func unregister() {
        clients.remove(id)
    }
}
