import Reactor

// Memory for incoming requests. Each network has a share. Without free memory, the network with the largest share is refused first.
extension LoopServer {
    /// Returns a refusal if a client may not hold this many more bytes of input memory.
    func refusalOfInput(_ bytes: Int, for connection: HTTPConnection) -> HTTPRefusal? {
        let share = inputShares[connection.network] + bytes
        guard share <= configuration.inputMemoryPerNetwork else {
            return .tooManyBodiesOfNetwork(limit: configuration.inputMemoryPerNetwork)
        }
        guard inputMemory + bytes > configuration.inputMemory else { return nil }
        reclaimInput(bytes, from: share)
        return inputMemory + bytes > configuration.inputMemory ? .tooManyBodies(limit: configuration.inputMemory) : nil
    }

    /// Refuses half-sent requests and messages of networks that hold more than `share`, until there is enough room.
    ///
    /// The network with the largest share comes first. Scans the connections once, however many networks there are.
    private func reclaimInput(_ bytes: Int, from share: Int) {
        var holders: [HTTPConnection] = []
        forEachConnection { connection in
            if connection.canGiveUpInput, inputShares[connection.network] > share { holders.append(connection) }
        }
        let shares = inputShares
        holders.sort { (shares[$0.network], $0.sharedInput) > (shares[$1.network], $1.sharedInput) }
        for connection in holders {
            guard inputMemory + bytes > configuration.inputMemory else { return }
            // Networks with equal shares do not displace each other.
            if inputShares[connection.network] > share { connection.refuseInput() }
        }
    }
}

extension HTTPConnection {
    /// Whether the connection holds a half-sent request or message; a request that is being answered keeps its memory.
    fileprivate var canGiveUpInput: Bool { sharedInput > 0 && (phase == .reading || phase == .streaming) }

    /// Refuses the half-sent request or message.
    fileprivate func refuseInput() {
        if phase == .reading {
            refuse(.tooManyBodies(limit: server.configuration.inputMemory))
            releaseInput()
        } else {
            channel?.refuseInput()
        }
    }
}
