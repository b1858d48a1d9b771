/// For whom a password is hashed or compared: whose password it is, and from which network it is asked.
struct PasswordAsker: Sendable, Hashable {
    /// What is hashed for: an e-mail, or the number of an account.
    let account: String
    /// An address, or the network of an IPv6 address.
    let network: String
}

/// Who waits for a thread that hashes passwords.
///
/// Networks take turns, and within each the accounts that it asks for, so a crowd that logs in to one account keeps no other waiting for longer
/// than one of its own, be it behind the same address. How much of one account may wait is bounded, and so is all together: then the network that
/// has the most makes room.
struct PasswordLine<Waiter> {
    /// How much there may be at a time, that which is at work included.
    struct Bounds {
        /// Of one account from one network.
        var ofAsker = 32
        /// Of one account from all networks.
        var ofAccount = 96
        /// Of all; so many take a few seconds.
        var ofAll = 512
    }

    /// The accounts that one network asks for.
    private struct Network {
        /// Those who wait, by account.
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

    /// A line before so many threads.
    init(threads: Int, bounds: Bounds = Bounds()) {
        free = threads
        self.bounds = bounds
    }

    /// What becomes of one who comes.
    enum Place {
        /// A thread is free.
        case now
        /// They wait; another has to go who made the line long.
        case waits(refused: Waiter?)
        /// There is no room.
        case none
    }

    /// Takes one in, if there is room.
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

    /// Gives a thread to the next, when the work for one is done.
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

    /// Takes one out who waits; nil when they do not, or no longer.
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

    /// Takes out who came last for the account that has most of those of the network that has the most; nil when that has not many more than others.
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
