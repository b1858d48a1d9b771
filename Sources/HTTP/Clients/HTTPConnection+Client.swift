public import Reactor

// The client that a connection counts for: its network from the start, and the account that the handler names.
extension HTTPConnection {
    /// Counts the connection for a network, instead of the one before; false if the network has reached its limit.
    ///
    /// A connection that counts for no network, as those of proxies do between two requests, is not limited.
    func attribute(to network: ClientNetwork) -> Bool {
        guard network != self.network, phase != .closed else { return true }
        if network.isKnown, server.counts.add(network, limit: server.configuration.connectionsPerNetwork) == nil { return false }
        leaveNetwork()
        server.inputShares.change(self.network, by: -sharedInput)
        server.inputShares.change(network, by: sharedInput)
        self.network = network
        if network.isKnown { noteHolding() }
        return true
    }

    /// Notes that the connection is one of those of its network, which counts it already.
    func noteHolding() {
        isNetworkCounted = true
        server.holdings[network, default: 0] += 1
    }

    private func leaveNetwork() {
        guard isNetworkCounted else { return }
        isNetworkCounted = false
        server.counts.remove(network)
        guard let held = server.holdings[network] else { return }
        server.holdings[network] = held > 1 ? held - 1 : nil
    }

    /// Counts the connection for an account, instead of the one before; false if the account has reached the limit.
    func claim(for account: Int64) -> Bool {
        guard account != self.account, phase != .closed else { return true }
        guard server.counts.add(account: account, limit: server.configuration.connectionsPerAccount) != nil else { return false }
        if let former = self.account { server.counts.remove(account: former) }
        self.account = account
        return true
    }

    /// Forgets whom the last request came from: the next one on a proxy's connection can be from anyone.
    func forgetClient() {
        guard server.configuration.isBehindProxies else { return }
        if let account { server.counts.remove(account: account) }
        account = nil
        _ = attribute(to: .unknown)
    }

    /// Counts the connection no longer, now that its socket is closed; memory that a handler still reads remains the network's.
    func stopCounting() {
        if isServed { server.served -= 1 }
        isServed = false
        if let account { server.counts.remove(account: account) }
        account = nil
        leaveNetwork()
    }

    /// Counts the buffer's memory, after it had another size.
    func countInput(from before: Int) {
        server.inputMemory += exchange.input.memory.count - before
        shareInput()
    }

    /// Counts the bytes of WebSocket messages that have come and were not taken.
    func countMessages(_ bytes: Int) {
        server.inputMemory += bytes - messageBytes
        messageBytes = bytes
        shareInput()
    }

    /// Counts the input memory beyond the first buffer for the client's network.
    private func shareInput() {
        let bytes = max(0, exchange.input.memory.count + messageBytes - InputBuffer.standardSize)
        guard bytes != sharedInput else { return }
        server.inputShares.change(network, by: bytes - sharedInput)
        sharedInput = bytes
    }
}

extension HTTPExchange {
    /// Counts the connection for the network that a proxy names, until the request or its stream ends.
    ///
    /// Only for what outlasts the request. Without proxies it changes nothing: the connection counts for the other end's network already.
    public func claimConnection(for network: ClientNetwork) throws(HTTPRefusal) {
        loop.assertIsCurrent()
        guard let connection, connection.server.configuration.isBehindProxies, !connection.attribute(to: network) else { return }
        throw .tooManyConnectionsOfNetwork(limit: connection.server.configuration.connectionsPerNetwork)
    }

    /// Counts the connection for an account until the connection ends or is claimed for another; behind proxies, until the request ends.
    public func claimConnection(forAccount account: Int64) throws(HTTPRefusal) {
        loop.assertIsCurrent()
        guard let connection, !connection.claim(for: account) else { return }
        throw .tooManyConnectionsOfAccount(limit: connection.server.configuration.connectionsPerAccount)
    }
}
