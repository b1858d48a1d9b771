import Reactor
import Synchronization

/// The clients of a hub: what each wants to hear, has yet to be told, and tells in return.
///
/// All threads meet here. The lock is held for a few steps in memory only, so neither the thread that listens nor a client waits for another client.
final class NotificationClients: Sendable {
    /// What the listening connection is to be brought to.
    struct Wishes {
        /// The channels that are to be heard.
        var channels: Set<String> = []
        /// Whether the connection is to be counted among those of processes that listen.
        var isCounted = false
        /// The clients that are to learn when this is so.
        var newcomers: Set<Int> = []
    }

    /// A notification that a client has sent.
    struct Reply {
        let channel: String
        let payload: String
    }

    private struct Client {
        let id: Int
        let channels: Set<String>
        let isCounted: Bool
        var mailbox: NotificationMailbox
        var replies = Fifo<Reply>()
        /// The task that waits for the next event.
        var waiter: CheckedContinuation<NotificationEvent?, Never>?
    }

    private struct State {
        var clients: [Client] = []
        var lastID = 0
        /// Whether the connection may differ from what is wished.
        var hasChanged = true
        /// Whether nothing will be heard any more.
        var isFinished = false
    }

    /// A task that waits, and what it gets.
    private typealias Wakening = (waiter: CheckedContinuation<NotificationEvent?, Never>, event: NotificationEvent?)

    private let state = Lock(State())
    /// Given when the thread that listens has something to do.
    let work: EventSignal
    /// How many notifications a client may send ahead.
    private static let replyLimit = 1_000

    init() throws(SystemError) {
        work = try EventSignal()
    }

    // MARK: For the clients

    /// Adds a client and answers its number.
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
        work.give()
        return id
    }

    /// Removes a client; its task waits no longer.
    func remove(_ id: Int) {
        let former = state.withLock { state -> Client? in
            guard let index = state.clients.firstIndex(where: { $0.id == id }) else { return nil }
            state.hasChanged = true
            return state.clients.remove(at: index)
        }
        guard let former else { return }
        work.give()
        former.waiter?.resume(returning: nil)
    }

    /// Waits for a client's next event; nil when the client was removed.
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

    /// Leaves a client's notification for the connection; false when the client is not listening or has too much under way.
    func send(_ reply: Reply, from id: Int) -> Bool {
        let isTaken = state.withLock { state in
            guard let index = state.clients.firstIndex(where: { $0.id == id }) else { return false }
            guard state.clients[index].mailbox.isListening, state.clients[index].replies.count < Self.replyLimit else { return false }
            state.clients[index].replies.append(reply)
            return true
        }
        if isTaken { work.give() }
        return isTaken
    }

    // MARK: For the thread that listens

    /// What the connection is to be brought to; nil when nothing has changed since the last call.
    func takeChanges() -> Wishes? {
        state.withLock { state in
            guard state.hasChanged else { return nil }
            state.hasChanged = false
            var wishes = Wishes()
            for client in state.clients {
                wishes.channels.formUnion(client.channels)
                if client.isCounted { wishes.isCounted = true }
                if !client.mailbox.isListening { wishes.newcomers.insert(client.id) }
            }
            return wishes
        }
    }

    /// The oldest notification of each client that has sent one, so that none waits for all of another's.
    func takeReplies() -> [Reply] {
        state.withLock { state in
            var replies: [Reply] = []
            for index in state.clients.indices {
                if let reply = state.clients[index].replies.popFirst() { replies.append(reply) }
            }
            return replies
        }
    }

    /// The connection is what these clients wished.
    func beginListening(_ newcomers: Set<Int>) {
        guard !newcomers.isEmpty else { return }
        tell([.listening]) { client, _ in newcomers.contains(client.id) }
    }

    /// The connection broke, or none could be made; what was to be sent on it is lost.
    func stopListening(_ reason: NotificationEvent.Reason) {
        state.withLock { state in
            state.hasChanged = true
            for index in state.clients.indices { _ = state.clients[index].replies.removeAll() }
        }
        tell([.deaf(reason)]) { _, _ in true }
    }

    /// Hands each client what was told on its channels.
    func deliver(_ notifications: [(channel: String, payload: String)], at arrival: MonotonicTime) {
        let events = notifications.map { NotificationEvent.notification(channel: $0.channel, payload: $0.payload, arrival: arrival) }
        tell(events) { client, index in client.mailbox.isListening && client.channels.contains(notifications[index].channel) }
    }

    /// Nothing will be heard any more: no task waits any longer.
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
        // Not under the lock: an executor may do anything.
        for (waiter, event) in wakenings { waiter.resume(returning: event) }
    }
}
