import Reactor
import Synchronization

/// The clients of a hub: the channels each listens on, its pending events, and the notifications it sends.
///
/// Shared by all threads. The lock is held only for a few steps in memory, so neither the listening thread nor a client waits for another
/// client.
final class NotificationClients: Sendable {
    /// The state that the connection should have.
    struct Wishes {
        /// The channels to listen on.
        var channels: Set<String> = []
        /// Whether this process should be counted as a listening process.
        var isCounted = false
        /// The clients to notify once the connection has this state.
        var newClients: Set<Int> = []
    }

    /// A notification that a client sends.
    struct OutgoingNotification {
        let channel: String
        let payload: String
    }

    private struct Client {
        let id: Int
        let channels: Set<String>
        let isCounted: Bool
        var mailbox: NotificationMailbox
        var outgoing = Fifo<OutgoingNotification>()
        /// The task that waits for the next event.
        var waiter: CheckedContinuation<NotificationEvent?, Never>?
    }

    private struct State {
        var clients: [Client] = []
        var lastID = 0
        /// Whether the connection's state may differ from the wanted state.
        var hasChanged = true
        /// Whether the hub has stopped.
        var isFinished = false
    }

    /// A waiting task and the event it receives.
    private typealias Wakening = (waiter: CheckedContinuation<NotificationEvent?, Never>, event: NotificationEvent?)

    private let state = Lock(State())
    /// Signalled when the listening thread has something to do.
    let work: EventSignal
    /// The maximum number of unsent notifications per client.
    private static let outgoingLimit = 1_000

    init() throws(SystemError) {
        work = try EventSignal()
    }

    // MARK: For the clients

    /// Adds a client and returns its ID.
    func add(channels: Set<String>, isCounted: Bool, capacity: Int) -> Int {
        let id = state.withLock { state in
            state.lastID += 1
            if !state.isFinished {
                let mailbox = NotificationMailbox(capacity: capacity)
                state.clients.append(Client(id: state.lastID, channels: channels, isCounted: isCounted, mailbox: mailbox))
                state.hasChanged = true
            }
            return state.lastID
        }
        work.set()
        return id
    }

    /// Removes a client and ends the wait of its task.
    func remove(_ id: Int) {
        let former = state.withLock { state -> Client? in
            guard let index = state.clients.firstIndex(where: { $0.id == id }) else { return nil }
            state.hasChanged = true
            return state.clients.remove(at: index)
        }
        guard let former else { return }
        work.set()
        former.waiter?.resume(returning: nil)
    }

    /// Waits for a client's next event; returns nil if the client was removed.
    func next(for id: Int) async -> NotificationEvent? {
        await withCheckedContinuation { waiter in
            let wakening = state.withLock { state -> Wakening? in
                guard let index = state.clients.firstIndex(where: { $0.id == id }) else { return (waiter, nil) }
                precondition(state.clients[index].waiter == nil, "two tasks wait for the events of one client")
                if let event = state.clients[index].mailbox.next() { return (waiter, event) }
                state.clients[index].waiter = waiter
                return nil
            }
            if let wakening { wakening.waiter.resume(returning: wakening.event) }
        }
    }

    /// Queues a client's notification for the connection; returns false if the client is not listening or its queue is full.
    func send(_ notification: OutgoingNotification, from id: Int) -> Bool {
        let isTaken = state.withLock { state in
            guard let index = state.clients.firstIndex(where: { $0.id == id }) else { return false }
            guard state.clients[index].mailbox.isListening, state.clients[index].outgoing.count < Self.outgoingLimit else { return false }
            state.clients[index].outgoing.append(notification)
            return true
        }
        if isTaken { work.set() }
        return isTaken
    }

    // MARK: For the listening thread

    /// Returns the state that the connection should have; nil if nothing changed since the last call.
    func takeChanges() -> Wishes? {
        state.withLock { state in
            guard state.hasChanged else { return nil }
            state.hasChanged = false
            var wishes = Wishes()
            for client in state.clients {
                wishes.channels.formUnion(client.channels)
                if client.isCounted { wishes.isCounted = true }
                if !client.mailbox.isListening { wishes.newClients.insert(client.id) }
            }
            return wishes
        }
    }

    /// Removes and returns the oldest notification of each client that has any, so that no client waits for all of another's.
    func takeOutgoing() -> [OutgoingNotification] {
        state.withLock { state in
            var outgoing: [OutgoingNotification] = []
            for index in state.clients.indices {
                if let notification = state.clients[index].outgoing.popFirst() { outgoing.append(notification) }
            }
            return outgoing
        }
    }

    /// Notifies the clients that the connection has reached the state they want.
    func beginListening(_ newClients: Set<Int>) {
        guard !newClients.isEmpty else { return }
        tell([.listening]) { client, _ in newClients.contains(client.id) }
    }

    /// Notifies the clients that the connection broke or could not be opened; their unsent notifications are lost.
    func stopListening(_ reason: NotificationEvent.Reason) {
        state.withLock { state in
            state.hasChanged = true
            for index in state.clients.indices { _ = state.clients[index].outgoing.removeAll() }
        }
        tell([.notListening(reason)]) { _, _ in true }
    }

    /// Delivers notifications to the clients of their channels.
    func deliver(_ notifications: [(channel: String, payload: String)], at arrival: MonotonicTime) {
        let events = notifications.map { NotificationEvent.notification(channel: $0.channel, payload: $0.payload, arrival: arrival) }
        tell(events) { client, index in client.mailbox.isListening && client.channels.contains(notifications[index].channel) }
    }

    /// Removes all clients and resumes their tasks.
    func finish() {
        let former = state.withLock { state in
            state.isFinished = true
            defer { state.clients = [] }
            return state.clients
        }
        for client in former { client.waiter?.resume(returning: nil) }
    }

    private func tell(_ events: [NotificationEvent], to isMeant: (Client, _ index: Int) -> Bool) {
        guard !events.isEmpty else { return }
        let wakenings = state.withLock { state in
            var wakenings: [Wakening] = []
            for client in state.clients.indices {
                for (index, event) in events.enumerated() where isMeant(state.clients[client], index) {
                    state.clients[client].mailbox.append(event)
                }
                if let waiter = state.clients[client].waiter, let event = state.clients[client].mailbox.next() {
                    state.clients[client].waiter = nil
                    wakenings.append((waiter, event))
                }
            }
            return wakenings
        }
        // Resume outside the lock, since an executor may run any code.
        for (waiter, event) in wakenings { waiter.resume(returning: event) }
    }
}
