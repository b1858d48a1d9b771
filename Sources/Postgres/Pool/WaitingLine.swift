import Reactor

/// The requests of a pool that wait for a connection: those that are little work go before those that are much.
///
/// A client that asks for little would otherwise wait for, or be refused because of, a crowd that asks for much. Now and then much goes first,
/// or it would never have its turn while there is little all the time.
struct WaitingLine {
    /// Up to this load a request is little work.
    private static let lightLoad = 100
    /// How many may overtake those that are much work before one of these goes.
    private static let mostOvertaking = 16

    private var light = Fifo<PendingRequest>()
    private var heavy = Fifo<PendingRequest>()
    /// How many have overtaken since the last that is much work went.
    private var overtaking = 0

    var count: Int { light.count + heavy.count }
    var isEmpty: Bool { light.isEmpty && heavy.isEmpty }

    /// How many would go before a new request of this load.
    func count(before load: Int) -> Int { load <= Self.lightLoad ? light.count : count }

    /// The one who has waited longest of those who would go before a new request of this load.
    func first(before load: Int) -> PendingRequest? {
        guard load > Self.lightLoad, let slow = heavy.first else { return light.first }
        guard let quick = light.first else { return slow }
        return quick.waitingSince < slow.waitingSince ? quick : slow
    }

    mutating func append(_ request: PendingRequest) {
        if request.load <= Self.lightLoad { light.append(request) } else { heavy.append(request) }
    }

    mutating func popFirst() -> PendingRequest? {
        if overtaking < Self.mostOvertaking || heavy.isEmpty, let quick = light.popFirst() {
            overtaking = heavy.isEmpty ? 0 : overtaking + 1
            return quick
        }
        overtaking = 0
        return heavy.popFirst()
    }

    /// Empties the line and answers who was in it.
    mutating func removeAll() -> [PendingRequest] { light.removeAll() + heavy.removeAll() }

    /// Takes out those that the predicate picks; the others keep their order.
    mutating func removeAll(where predicate: (PendingRequest) -> Bool) -> [PendingRequest] {
        light.removeAll(where: predicate) + heavy.removeAll(where: predicate)
    }
}
