/// A client's registration with a `NotificationHub`; the client is unregistered with the last reference to it.
public final class NotificationRegistration: Sendable {
    private let id: Int
    private let clients: NotificationClients

    init(id: Int, clients: NotificationClients) {
        self.id = id
        self.clients = clients
    }

    deinit { unregister() }

    /// Waits for the next event and removes it; only one task may call it at a time.
    ///
    /// Cancelling the waiting task unregisters the client.
    ///
    /// - Returns: The event, or nil if the client was unregistered or the hub has stopped.
    public func next() async -> NotificationEvent? {
        await withTaskCancellationHandler {
            await clients.next(for: id)
        } onCancel: {
            unregister()
        }
    }

    /// Sends a notification on a channel over the hub's connection; one client's notifications keep their order.
    ///
    /// A notification is lost if the connection breaks before it is sent.
    ///
    /// - Parameters:
    ///   - channel: The channel.
    ///   - payload: The payload.
    /// - Returns: False if it will not be sent: the client is not listening, has too many unsent notifications, or PostgreSQL would refuse
    ///   it. Channels have up to 63 bytes, payloads up to 7,999, and neither contains a NUL.
    @discardableResult
    public func notify(channel: String, payload: String) -> Bool {
        guard NotificationHub.isChannel(channel), payload.utf8.count < 8_000, !payload.utf8.contains(0) else { return false }
        return clients.send(NotificationClients.OutgoingNotification(channel: channel, payload: payload), from: id)
    }

    /// Ends the events: from now on `next` returns nil, also to the waiting task.
    public func unregister() {
        clients.remove(id)
    }
}
