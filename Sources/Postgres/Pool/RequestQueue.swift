import Reactor

/// A pool's requests that wait for a connection: light requests go before heavy ones.
///
/// Otherwise a light request would wait for, or be refused because of, a crowd of heavy ones. After a number of light requests a heavy one
/// goes first; under a steady stream of light requests it would never get its turn otherwise.
struct RequestQueue {
    /// The highest load of a light request.
    private static let lightLoad = 100
    /// The number of light requests that may overtake the heavy ones before one of these goes.
    private static let maximumLightSinceHeavy = 16

    private var light = Fifo<PendingRequest>()
    private var heavy = Fifo<PendingRequest>()
    /// The number of light requests that have overtaken heavy ones since the last heavy one went.
    private var lightSinceHeavy = 0

    var count: Int { light.count + heavy.count }
    var isEmpty: Bool { light.isEmpty && heavy.isEmpty }

    /// The number of requests that would go before a new request of this load.
    func count(before load: Int) -> Int { load <= Self.lightLoad ? light.count : count }

    /// The longest waiting request that would go before a new request of this load.
    func first(before load: Int) -> PendingRequest? {
        guard load > Self.lightLoad, let slow = heavy.first else { return light.first }
        guard let quick = light.first else { return slow }
        return quick.waitingSince < slow.waitingSince ? quick : slow
    }

    mutating func append(_ request: PendingRequest) {
        if request.load <= Self.lightLoad { light.append(request) } else { heavy.append(request) }
    }

    mutating func popFirst() -> PendingRequest? {
        if lightSinceHeavy < Self.maximumLightSinceHeavy || heavy.isEmpty, let quick = light.popFirst() {
            lightSinceHeavy = heavy.isEmpty ? 0 : lightSinceHeavy + 1
            return quick
        }
        lightSinceHeavy = 0
        return heavy.popFirst()
    }

    /// Empties the queue and returns its requests.
    mutating func removeAll() -> [PendingRequest] { light.removeAll() + heavy.removeAll() }

    /// Removes and returns the requests that match the predicate; the others keep their order.
    mutating func removeAll(where predicate: (PendingRequest) -> Bool) -> [PendingRequest] {
        light.removeAll(where: predicate) + heavy.removeAll(where: predicate)
    }
}
