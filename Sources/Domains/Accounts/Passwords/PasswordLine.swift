/// The account whose password is hashed or compared, and the network of the client.
struct PasswordAsker: Sendable, Hashable {
    /// The e-mail, or a text with the number of the account.
    let account: String
    /// The IPv4 address, or the network of an IPv6 address.
    let network: String
}

/// The queue for the threads that hash passwords.
///
/// Networks take turns, and within each network its accounts take turns. So a crowd that logs in to one account delays another account by
/// one turn at most, even behind the same address.
///
/// The number of waiting requests is bounded for each account and in total. When the total is reached, the network with the most requests
/// makes room.
struct PasswordLine<Waiter> {
    /// The limits of requests at a time, running ones included.
    struct Bounds {
        /// One account from one network.
        var ofAsker = 32
        /// One account from all networks.
        var ofAccount = 96
        /// Waiting requests in total.
        ///
        /// This many take a few seconds.
        var ofAll = 512
    }

    /// The accounts that one network asks for.
    private struct Network {
        /// The waiting requests by account.
        var accounts: [String: [(ticket: Int, waiter: Waiter)]] = [:]
        /// The accounts in the order of their turns.
        var turns: [String] = []
        var count = 0
    }

    private let bounds: Bounds
    private var free: Int
    private var networks: [String: Network] = [:]
    /// The networks in the order of their turns.
    private var turns: [String] = []
    private var waiting = 0
    private var ofAsker: [PasswordAsker: Int] = [:]
    private var ofAccount: [String: Int] = [:]

    /// Creates the queue of a number of threads.
    init(threads: Int, bounds: Bounds = Bounds()) {
        free = threads
        self.bounds = bounds
    }

    /// The outcome of entering the queue.
    enum Place {
        /// A thread is free.
        case now
        /// The request waits.
        ///
        /// If another one had to make room, it is refused.
        case waits(refused: Waiter?)
        /// The queue has no room.
        case none
    }

    /// Adds a request if there is room.
    mutating func enter(_ asker: PasswordAsker, _ ticket: Int, _ waiter: Waiter) -> Place {
        guard ofAsker[asker, default: 0] < bounds.ofAsker, ofAccount[asker.account, default: 0] < bounds.ofAccount else { return .none }
        if free > 0 {
            free -= 1
            count(asker, 1)
            return .now
        }
        var refused: Waiter?
        if waiting >= bounds.ofAll {
            guard let other = lastOfLongest(than: networks[asker.network]?.count ?? 0) else { return .none }
            refused = other
        }
        append(asker, ticket, waiter)
        return .waits(refused: refused)
    }

    /// Ends the work of one request and returns the next one, which gets the thread.
    mutating func leave(_ asker: PasswordAsker) -> Waiter? {
        count(asker, -1)
        guard let name = turns.first, var network = networks[name], let account = network.turns.first,
            let next = network.accounts[account]?.first
        else {
            free += 1
            return nil
        }
        turns.removeFirst()
        network.turns.removeFirst()
        network.accounts[account]?.removeFirst()
        network.count -= 1
        waiting -= 1
        if network.accounts[account]?.isEmpty == true { network.accounts[account] = nil } else { network.turns.append(account) }
        networks[name] = network.count > 0 ? network : nil
        if network.count > 0 { turns.append(name) }
        return next.waiter
    }

    /// Removes a waiting request.
    ///
    /// Returns nil if it is not waiting.
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
        waiting -= 1
        count(asker, -1)
        return waiter
    }

    private mutating func append(_ asker: PasswordAsker, _ ticket: Int, _ waiter: Waiter) {
        var network = networks[asker.network] ?? Network()
        if network.count == 0 { turns.append(asker.network) }
        if network.accounts[asker.account] == nil { network.turns.append(asker.account) }
        network.accounts[asker.account, default: []].append((ticket, waiter))
        network.count += 1
        networks[asker.network] = network
        waiting += 1
        count(asker, 1)
    }

    /// Removes the newest request from the busiest account of the busiest network.
    ///
    /// Returns nil unless that network has at least two more requests than `count`.
    private mutating func lastOfLongest(than count: Int) -> Waiter? {
        guard let (name, network) = networks.max(by: { $0.value.count < $1.value.count }), network.count > count + 1,
            let (account, waiters) = network.accounts.max(by: { $0.value.count < $1.value.count }), let last = waiters.last
        else { return nil }
        return remove(PasswordAsker(account: account, network: name), last.ticket)
    }

    private mutating func count(_ asker: PasswordAsker, _ difference: Int) {
        let (own, all) = (ofAsker[asker, default: 0] + difference, ofAccount[asker.account, default: 0] + difference)
        ofAsker[asker] = own > 0 ? own : nil
        ofAccount[asker.account] = all > 0 ? all : nil
    }
}
