import Reactor

/// The input memory that the clients of each network hold in one loop, beyond the first buffer of each connection.
struct InputShares {
    private var bytes: [ClientNetwork: Int] = [:]

    /// The share of a network in bytes.
    subscript(_ network: ClientNetwork) -> Int { bytes[network] ?? 0 }

    /// Changes the share of a network by a number of bytes.
    mutating func change(_ network: ClientNetwork, by difference: Int) {
        let now = self[network] + difference
        assert(now >= 0, "more memory was released than was held")
        bytes[network] = now > 0 ? now : nil
    }
}
