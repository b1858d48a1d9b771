/// The account whose password is hashed or compared, and the network of the client.
struct PasswordRequester: Sendable, Hashable {
    /// The e-mail, or a text with the number of the account.
    let account: String
    /// The IPv4 address, or the /48 of an IPv6 address.
    let network: String
    /// Whether the account has logged in from the client's network before.
    var isKnown = false
}

/// The queue for the threads that hash passwords.
///
/// The queue has two lanes that take turns: one for accounts in networks that they have used before, and one for all others. So strangers
/// from any number of addresses delay an owner at home by one turn each time.
///
/// In a lane networks take turns, and within each network its accounts take turns. So a crowd that logs in to one account delays another
/// account by one turn at most, even behind the same address.
///
/// The number of requests is bounded for each account, in one network and in all, and for each lane. When a lane is full,
/// its network with the most requests makes room.
struct PasswordQueue<Waiter> {
    /// The limits of requests at a time.
    ///
    /// The limits of an account include running requests.
    struct Bounds {
        /// One account from one network.
        var ofRequester = 32
        /// One account from all networks.
        var ofAccount = 96
        /// Waiting requests of a lane.
        ///
        /// This many take a few seconds.
        var ofLane = 512
    }

    private let bounds: Bounds
    private var free: Int
    private var known = PasswordLane<Waiter>()
    private var unknown = PasswordLane<Waiter>()
    /// Whether the next turn is for a known network, if both lanes have requests.
    private var isTurnOfKnown = true
    private var ofRequester: [PasswordRequester: Int] = [:]
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
        /// `refused` is the request that had to make room, if any.
        case waits(refused: Waiter?)
        /// The queue has no room.
        case none
    }

    /// Adds a request if there is room.
    mutating func enter(_ requester: PasswordRequester, _ ticket: Int, _ waiter: Waiter) -> Place {
        guard ofRequester[requester, default: 0] < bounds.ofRequester, ofAccount[requester.account, default: 0] < bounds.ofAccount else {
            return .none
        }
        if free > 0 {
            free -= 1
            count(requester, 1)
            return .now
        }
        var refused: Waiter?
        if lane(of: requester).count >= bounds.ofLane {
            guard let (other, last) = lane(of: requester).newestOfBusiest(than: requester), let newest = remove(other, last) else {
                return .none
            }
            refused = newest
        }
        change(requester) { $0.append(requester, ticket, waiter) }
        count(requester, 1)
        return .waits(refused: refused)
    }

    /// Ends the work of one request and returns the next one, which gets the thread.
    mutating func leave(_ requester: PasswordRequester) -> Waiter? {
        count(requester, -1)
        let isOfKnown = known.count > 0 && (isTurnOfKnown || unknown.count == 0)
        guard let next = isOfKnown ? known.takeNext() : unknown.takeNext() else {
            free += 1
            return nil
        }
        isTurnOfKnown = !isOfKnown
        return next
    }

    /// Removes a waiting request.
    ///
    /// Returns nil if it is not waiting.
    mutating func remove(_ requester: PasswordRequester, _ ticket: Int) -> Waiter? {
        guard let waiter = change(requester, { $0.remove(requester, ticket) }) else { return nil }
        count(requester, -1)
        return waiter
    }

    private func lane(of requester: PasswordRequester) -> PasswordLane<Waiter> { requester.isKnown ? known : unknown }

    private mutating func change<Result>(_ requester: PasswordRequester, _ body: (inout PasswordLane<Waiter>) -> Result) -> Result {
        requester.isKnown ? body(&known) : body(&unknown)
    }

    private mutating func count(_ requester: PasswordRequester, _ difference: Int) {
        let (own, all) = (ofRequester[requester, default: 0] + difference, ofAccount[requester.account, default: 0] + difference)
        ofRequester[requester] = own > 0 ? own : nil
        ofAccount[requester.account] = all > 0 ? all : nil
    }
}
