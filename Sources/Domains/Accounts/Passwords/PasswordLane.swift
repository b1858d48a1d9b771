/// The waiting requests of one lane of a `PasswordQueue`, in turns of networks and of their accounts.
struct PasswordLane<Waiter> {
    /// The accounts that one network asks for.
    private struct Network {
        /// The waiting requests by account.
        var accounts: [String: [(ticket: Int, waiter: Waiter)]] = [:]
        /// The accounts in the order of their turns.
        var turns: [String] = []
        var count = 0
    }

    private var networks: [String: Network] = [:]
    /// The networks in the order of their turns.
    private var turns: [String] = []
    /// The number of waiting requests.
    private(set) var count = 0

    mutating func append(_ requester: PasswordRequester, _ ticket: Int, _ waiter: Waiter) {
        var network = networks[requester.network] ?? Network()
        if network.count == 0 { turns.append(requester.network) }
        if network.accounts[requester.account] == nil { network.turns.append(requester.account) }
        network.accounts[requester.account, default: []].append((ticket, waiter))
        network.count += 1
        networks[requester.network] = network
        count += 1
    }

    /// Takes the request whose turn it is.
    mutating func takeNext() -> Waiter? {
        guard let name = turns.first, var network = networks[name], let account = network.turns.first,
            let next = network.accounts[account]?.first
        else { return nil }
        turns.removeFirst()
        network.turns.removeFirst()
        network.accounts[account]?.removeFirst()
        network.count -= 1
        count -= 1
        if network.accounts[account]?.isEmpty == true { network.accounts[account] = nil } else { network.turns.append(account) }
        networks[name] = network.count > 0 ? network : nil
        if network.count > 0 { turns.append(name) }
        return next.waiter
    }

    /// Removes a request; returns nil if it is not waiting here.
    mutating func remove(_ requester: PasswordRequester, _ ticket: Int) -> Waiter? {
        guard var network = networks[requester.network], var waiters = network.accounts[requester.account],
            let index = waiters.firstIndex(where: { $0.ticket == ticket })
        else { return nil }
        let waiter = waiters.remove(at: index).waiter
        network.accounts[requester.account] = waiters.isEmpty ? nil : waiters
        if waiters.isEmpty { network.turns.removeAll { $0 == requester.account } }
        network.count -= 1
        networks[requester.network] = network.count > 0 ? network : nil
        if network.count == 0 { turns.removeAll { $0 == requester.network } }
        count -= 1
        return waiter
    }

    /// The newest request from the busiest account of the busiest network.
    ///
    /// Returns nil unless that network has at least two more requests than the requester's.
    func newestOfBusiest(than requester: PasswordRequester) -> (PasswordRequester, ticket: Int)? {
        guard let (name, network) = networks.max(by: { $0.value.count < $1.value.count }),
            network.count > (networks[requester.network]?.count ?? 0) + 1,
            let (account, waiters) = network.accounts.max(by: { $0.value.count < $1.value.count }), let last = waiters.last
        else { return nil }
        return (PasswordRequester(account: account, network: name, isKnown: requester.isKnown), last.ticket)
    }
}
