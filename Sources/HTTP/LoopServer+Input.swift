import Reactor

// Memory for incoming requests. Each network has a share. Without free memory, the network with the largest share is refused first.
extension LoopServer {
    /// Returns the refusal if a client may not hold so many more bytes of input memory.
    func refusalOfInput(_ bytes: Int, for connection: HTTPConnection) -> HTTPRefusal? {
        let share = inputShares[connection.network] + bytes
        guard share <= configuration.inputMemoryPerNetwork else {
            return .tooManyBodiesOfNetwork(limit: configuration.inputMemoryPerNetwork)
        }
        guard inputMemory + bytes > configuration.inputMemory else { return nil }
        reclaimInput(bytes, from: share)
        return inputMemory + bytes > configuration.inputMemory ? .tooManyBodies(limit: configuration.inputMemory) : nil
    }

    /// Refuses half-sent requests and messages of the networks that hold more than `share`, the largest first, until there is enough room.
    private func reclaimInput(_ bytes: Int, from share: Int) {
        for network in inputShares.largestFirst {
            guard inputShares[network] > share else { return }
            var holders: [HTTPConnection] = []
            forEachConnection { connection in
                if connection.network == network, connection.sharedInput > 0 { holders.append(connection) }
            }
            holders.sort { $0.sharedInput > $1.sharedInput }
            for connection in holders {
                guard inputMemory + bytes > configuration.inputMemory else { return }
                // Networks with equal shares do not displace each other.
                guard inputShares[network] > share else { break }
                connection.giveUpInput()
            }
        }
    }
}

extension HTTPConnection {
    /// Refuses the half-sent request or message of the connection; a request that is being answered keeps its memory.
    fileprivate func giveUpInput() {
        switch phase {
        case .reading:
            refuse(.tooManyBodies(limit: server.configuration.inputMemory))
            releaseInput()
        case .streaming: channel?.giveUpInput()
        case .ready, .handling, .closing, .lingering, .closed: break
        }
    }
}
