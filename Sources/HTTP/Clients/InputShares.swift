import Reactor

/// The input memory that the clients of each network hold in one loop, beyond the first buffer of each connection.
struct InputShares {
    private var bytes: [ClientNetwork: Int] = [:]

    /// The bytes that a network holds.
    subscript(_ network: ClientNetwork) -> Int { bytes[network] ?? 0 }

    /// The networks in the order of what they hold, the largest share first.
    var largestFirst: [ClientNetwork] {
        bytes.sorted { $0.value > $1.value }.map(\.key)
    }

    /// Adds to what a network holds, or takes from it.
    mutating func change(_ network: ClientNetwork, by difference: Int) {
        let now = self[network] + difference
        assert(now >= 0, "more memory was given back than was held")
        bytes[network] = now > 0 ? now : nil
    }
}
