public import Reactor

// The client that a connection counts for: its network from the start, and the account that the handler names.
extension HTTPConnection {
    /// Counts the connection for a network instead of its former network; returns false if the network has reached its limit.
    ///
    /// A connection without a network is not limited. A proxy's connection has none between two requests.
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

    /// Adds the connection to its network's count in this loop; the counts over all loops include the connection already.
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

    /// Counts the connection for an account instead of its former account; returns false if the account has reached the limit.
    func claim(for account: Int64) -> Bool {
        guard account != self.account, phase != .closed else { return true }
        guard server.counts.add(account: account, limit: server.configuration.connectionsPerAccount) != nil else { return false }
        if let former = self.account { server.counts.remove(account: former) }
        self.account = account
        return true
    }

    /// Clears the client after a request from a proxy: the next request on the connection can come from another client.
    func forgetClient() {
        guard server.configuration.isBehindProxies else { return }
        if let account { server.counts.remove(account: account) }
        account = nil
        _ = attribute(to: .unknown)
    }

    /// Removes the connection from all counts after its socket was closed.
    ///
    /// Its input memory still counts for the network until it is freed.
    func stopCounting() {
        if isServed { server.served -= 1 }
        isServed = false
        if let account { server.counts.remove(account: account) }
        account = nil
        leaveNetwork()
    }

    /// Updates the counts after the input buffer changed its size.
    func countInput(from before: Int) {
        server.inputMemory += exchange.input.memory.count - before
        shareInput()
    }

    /// Updates the counts of WebSocket messages that have arrived and that the handler has not read.
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
    /// Needed for streams and WebSockets only. Without proxies the call does nothing, because the connection already counts for its peer's
    /// network.
    public func claimConnection(for network: ClientNetwork) throws(HTTPRefusal) {
        loop.assertIsCurrent()
        guard let connection, connection.server.configuration.isBehindProxies, !connection.attribute(to: network) else { return }
        throw .tooManyConnectionsOfNetwork(limit: connection.server.configuration.connectionsPerNetwork)
    }

    /// Counts the connection for an account until the connection ends or counts for another account.
    ///
    /// Behind proxies, the connection counts only until the request or its stream ends.
    public func claimConnection(forAccount account: Int64) throws(HTTPRefusal) {
        loop.assertIsCurrent()
        guard let connection, !connection.claim(for: account) else { return }
        throw .tooManyConnectionsOfAccount(limit: connection.server.configuration.connectionsPerAccount)
    }
}
