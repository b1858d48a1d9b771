/// A queue that keeps clients from delaying each other: clients take turns, and each has one place at a time.
///
/// The queue is bounded. When it is full, the client with the most waiting requests loses its latest one.
struct FairQueue<Client: Hashable, Waiter: AnyObject> {
    /// The result of entering the queue.
    enum Entry {
        /// A place is free.
        case goes
        /// The request waits; `refused` is the request that lost its place for it, if any.
        case waits(refused: Waiter?)
        /// The request is refused: the queue is full, and no other client has more waiting requests than this client would have.
        case refused
    }

    /// The number of requests that may run at once.
    private let places: Int
    /// The number of requests that may wait.
    private let room: Int
    /// The clients that have a place.
    private var going: Set<Client> = []
    /// The waiting requests of each client; never empty for a client that has an entry.
    private var lines: [Client: [Waiter]] = [:]
    /// The clients with waiting requests and without a place, the next first.
    private var turns: [Client] = []
    /// The number of waiting requests.
    private(set) var waiting = 0

    init(places: Int, room: Int) {
        (self.places, self.room) = (max(1, places), max(1, room))
    }

    /// The number of taken places.
    var taken: Int { going.count }

    /// Requests a place for a client.
    mutating func enter(_ waiter: Waiter, of client: Client) -> Entry {
        if going.count < places, !going.contains(client), lines[client] == nil {
            going.insert(client)
            return .goes
        }
        var refused: Waiter?
        if waiting >= room {
            let longest = lines.max { $0.value.count < $1.value.count }
            let own = lines[client, default: []].count
            guard let (other, line) = longest, let last = line.last, line.count > own + 1 else { return .refused }
            refused = last
            remove(last, of: other)
        }
        if lines[client] == nil, !going.contains(client) { turns.append(client) }
        lines[client, default: []].append(waiter)
        waiting += 1
        return .waits(refused: refused)
    }

    /// Returns a client's place to the queue; the result is the waiters that may run now.
    mutating func leave(_ client: Client) -> [Waiter] {
        going.remove(client)
        if lines[client] != nil { turns.append(client) }
        var next: [Waiter] = []
        while going.count < places, !turns.isEmpty {
            let client = turns.removeFirst()
            guard let waiter = lines[client]?.first else { continue }
            going.insert(client)
            takeFirst(of: client)
            next.append(waiter)
        }
        return next
    }

    /// Removes a waiter that gives up.
    mutating func remove(_ waiter: Waiter, of client: Client) {
        guard let index = lines[client]?.firstIndex(where: { $0 === waiter }) else { return }
        lines[client]?.remove(at: index)
        waiting -= 1
        guard lines[client]?.isEmpty == true else { return }
        lines[client] = nil
        turns.removeAll { $0 == client }
    }

    private mutating func takeFirst(of client: Client) {
        lines[client]?.removeFirst()
        waiting -= 1
        if lines[client]?.isEmpty == true { lines[client] = nil }
    }
}
