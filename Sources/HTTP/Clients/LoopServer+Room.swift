import Reactor

// Room for connections: when all are taken, the network that holds most gives up some of its own.
extension LoopServer {
    /// The connections that are closed at once to make room: one look at all of them has to be worth it.
    private static let mostReclaimed = 64

    /// How long to wait after a look that found only requests in work.
    private static let pauseAfterFailure = Duration.milliseconds(100)

    /// Whether one more connection of a network has room; `held` is how many the network has already.
    ///
    /// The last tenth of the connections is kept for networks that hold few, such as those of health checks.
    func hasRoom(for network: ClientNetwork, holding held: Int) -> Bool {
        let reserved = held < configuration.fewConnections ? 0 : configuration.connections / 10
        return served < configuration.connections - reserved || reclaimConnections(for: network)
    }

    /// Closes connections of the network that holds most: idle ones first, those with a request in work never.
    ///
    /// Returns false when no network holds more than the newcomer's, so that closing its connections would be unfair.
    private func reclaimConnections(for newcomer: ClientNetwork) -> Bool {
        if let nextReclaim, loop.now < nextReclaim { return false }
        let own = holdings[newcomer] ?? 0
        guard let most = holdings.max(by: { $0.value < $1.value }), most.value > own + 1 else { return false }
        var candidates: [(standing: HTTPConnection.Standing, connection: HTTPConnection)] = []
        forEachConnection { connection in
            if connection.isServed, connection.network == most.key, let standing = connection.standing {
                candidates.append((standing, connection))
            }
        }
        candidates.sort { $0.standing < $1.standing }
        let chosen = candidates.prefix(min(Self.mostReclaimed, max(1, (most.value - own) / 2)))
        for (_, connection) in chosen { connection.giveWay() }
        statistics.connectionsReclaimed += chosen.count
        if chosen.isEmpty { nextReclaim = loop.now.advanced(by: Self.pauseAfterFailure) }
        return !chosen.isEmpty
    }
}

extension HTTPConnection {
    /// How readily a connection is closed to make room: idle ones first, the one that has waited longest before the others.
    struct Standing: Comparable {
        let isInUse: Bool
        /// The time at which the connection ends by itself if nothing happens.
        let end: MonotonicTime

        static func < (left: Standing, right: Standing) -> Bool {
            left.isInUse == right.isInUse ? left.end < right.end : !left.isInUse
        }
    }

    /// Nil while a request is being answered.
    fileprivate var standing: Standing? {
        switch phase {
        case .reading, .closing, .lingering: Standing(isInUse: false, end: readDeadline)
        case .streaming: Standing(isInUse: channel?.unusedUntil == nil, end: channel?.unusedUntil ?? .distantFuture)
        case .ready, .handling, .closed: nil
        }
    }

    /// Closes the connection for the sake of others.
    fileprivate func giveWay() {
        if let channel {
            channel.saysGoodbye()
            flush()
        }
        cutOff()
    }
}
