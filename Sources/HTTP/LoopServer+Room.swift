import Reactor

// Room for new connections. If all connections are taken, the server closes some of the network with the most connections.
extension LoopServer {
    /// The maximum number of connections to close at once.
    ///
    /// Closing several at once saves a scan of all connections for each.
    private static let maximumReclaimed = 64

    /// The pause after a scan that found only connections with a running request.
    private static let pauseAfterFailure = Duration.milliseconds(100)

    /// Whether there is room for one more connection of a network that already has `held` connections.
    ///
    /// The last tenth is reserved for networks with few connections, such as those of health checks.
    func hasRoom(for network: ClientNetwork, holding held: Int) -> Bool {
        let reserved = held < configuration.fewConnections ? 0 : configuration.connections / 10
        return served < configuration.connections - reserved || reclaimConnections(for: network)
    }

    /// Closes connections of the network with the most connections: idle ones first, and none with a running request.
    ///
    /// Returns false if no network has more connections than the new client's.
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
        let chosen = candidates.prefix(min(Self.maximumReclaimed, max(1, (most.value - own) / 2)))
        for (_, connection) in chosen { connection.closeForOthers() }
        statistics.connectionsReclaimed += chosen.count
        if chosen.isEmpty { nextReclaim = loop.now.advanced(by: Self.pauseAfterFailure) }
        return !chosen.isEmpty
    }
}

extension HTTPConnection {
    /// The order in which connections are closed to make room: idle ones first, the longest idle one before the others.
    struct Standing: Comparable {
        let isInUse: Bool
        /// The connection's next deadline.
        let end: MonotonicTime

        static func < (left: Standing, right: Standing) -> Bool {
            left.isInUse == right.isInUse ? left.end < right.end : !left.isInUse
        }
    }

    /// Nil while a request is running.
    fileprivate var standing: Standing? {
        switch phase {
        case .reading, .closing: Standing(isInUse: !output.isEmpty, end: readDeadline)
        case .lingering: Standing(isInUse: false, end: readDeadline)
        case .streaming: Standing(isInUse: channel?.unusedUntil == nil, end: channel?.unusedUntil ?? .distantFuture)
        case .ready, .handling, .closed: nil
        }
    }

    /// Closes the connection in favour of other clients.
    fileprivate func closeForOthers() {
        channel?.sendClosingMessage()
        // A response of this turn may not have been sent yet.
        flush()
        closeAndCancel()
    }
}
