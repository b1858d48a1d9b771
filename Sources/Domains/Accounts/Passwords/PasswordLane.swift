/// The waiting requests of one lane of a `PasswordLine`, in turns of networks and of their accounts.
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

    mutating func append(_ asker: PasswordAsker, _ ticket: Int, _ waiter: Waiter) {
        var network = networks[asker.network] ?? Network()
        if network.count == 0 { turns.append(asker.network) }
        if network.accounts[asker.account] == nil { network.turns.append(asker.account) }
        network.accounts[asker.account, default: []].append((ticket, waiter))
        network.count += 1
        networks[asker.network] = network
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
    mutating func remove(_ asker: PasswordAsker, _ ticket: Int) -> Waiter? {
        guard var network = networks[asker.network], var waiters = network.accounts[asker.account],
            let index = waiters.firstIndex(where: { $0.ticket == ticket })
        else { return nil }
        let waiter = waiters.remove(at: index).waiter
        network.accounts[asker.account] = waiters.isEmpty ? nil : waiters
        if waiters.isEmpty { network.turns.removeAll { $0 == asker.account } }
        network.count -= 1
        networks[asker.network] = network.count > 0 ? network : nil
        if network.count == 0 { turns.removeAll { $0 == asker.network } }
        count -= 1
        return waiter
    }

    /// The newest request from the busiest account of the busiest network.
    ///
    /// Returns nil unless that network has at least two more requests than the asker's.
    func newestOfBusiest(than asker: PasswordAsker) -> (PasswordAsker, ticket: Int)? {
        guard let (name, network) = networks.max(by: { $0.value.count < $1.value.count }),
            network.count > (networks[asker.network]?.count ?? 0) + 1,
            let (account, waiters) = network.accounts.max(by: { $0.value.count < $1.value.count }), let last = waiters.last
        else { return nil }
        return (PasswordAsker(account: account, network: name, isKnown: asker.isKnown), last.ticket)
    }
}
