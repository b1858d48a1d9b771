/// Who may go next, so that no client holds up another: clients take turns, and each has one place at a time.
///
/// Bounded: when it is full, the client that has most waiting loses the one that came last.
struct FairQueue<Client: Hashable, Waiter: AnyObject> {
    /// What becomes of someone who comes.
    enum Entry {
        /// There is a place.
        case goes
        /// It waits; the one that loses its place for it, if any, is refused.
        case waits(refused: Waiter?)
        /// It is refused itself.
        case refused
    }

    /// How many may go at once.
    private let places: Int
    /// How many may wait.
    private let room: Int
    /// The clients that have a place.
    private var going: Set<Client> = []
    /// Those of each client that wait; no client has an empty line.
    private var lines: [Client: [Waiter]] = [:]
    /// The clients with a line and without a place, the next first.
    private var turns: [Client] = []
    /// How many wait.
    private(set) var waiting = 0

    init(places: Int, room: Int) {
        (self.places, self.room) = (max(1, places), max(1, room))
    }

    /// How many have a place.
    var taken: Int { going.count }

    /// Someone wants a place.
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

    /// A client gives its place back: answers who goes now.
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

    /// Someone does not wait any longer.
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
