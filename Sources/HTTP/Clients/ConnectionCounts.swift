import Reactor

/// The number of open connections of each network and each account, over all loops of a server.
///
/// Updated when a connection opens, closes or changes its client, not once per request.
final class ConnectionCounts: Sendable {
    private struct Counts {
        var networks = Tally<ClientNetwork>()
        var accounts = Tally<Int64>()
    }

    private let counts = Lock(Counts())

    /// Counts one more connection of a network; returns the former count, or nil if the network has reached the limit.
    func add(_ network: ClientNetwork, limit: Int) -> Int? {
        counts.withLock { $0.networks.add(network, limit: limit) }
    }

    /// Removes one connection of a network from the count.
    func remove(_ network: ClientNetwork) {
        counts.withLock { $0.networks.remove(network) }
    }

    /// Counts one more connection of an account; returns the former count, or nil if the account has reached the limit.
    func add(account: Int64, limit: Int) -> Int? {
        counts.withLock { $0.accounts.add(account, limit: limit) }
    }

    /// Removes one connection of an account from the count.
    func remove(account: Int64) {
        counts.withLock { $0.accounts.remove(account) }
    }
}

/// Counts per key.
///
/// A key with count zero uses no memory.
private struct Tally<Key: Hashable> {
    private var counts: [Key: Int] = [:]

    mutating func add(_ key: Key, limit: Int) -> Int? {
        let before = counts[key] ?? 0
        guard before < limit else { return nil }
        counts[key] = before + 1
        return before
    }

    mutating func remove(_ key: Key) {
        guard let before = counts[key] else { return assertionFailure("more connections closed than opened") }
        counts[key] = before > 1 ? before - 1 : nil
    }
}
