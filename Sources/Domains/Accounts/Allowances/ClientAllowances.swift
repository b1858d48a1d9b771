import Caching
public import Reactor

/// What clients without a key may spend in a minute at this server.
public struct ClientAllowanceSettings: Sendable {
    /// How many points of cost an account has, through all its sessions; 0 for any number.
    ///
    /// The default is more than a second of PostgreSQL.
    public var accountPoints = 60_000
    /// How many the strangers of one network have together; 0 for any number.
    ///
    /// More than an account has, for offices and schools share an address.
    public var networkPoints = 120_000
    /// Whether clients on the machine itself are counted, too; they are when they pass on what another has sent.
    public var countsLoopback = false

    /// The defaults.
    public init() {}
}

/// What all clients without a key may spend that this server has seen lately.
///
/// Bounded: who has spent something keeps what is left of it until the minute is over. When so many networks come in a minute that there
/// is no room, the newcomers share one allowance, so that nothing is gained by pushing others out.
public final class ClientAllowances: Sendable {
    private let settings: ClientAllowanceSettings
    private let accounts: AllowanceTable<Int64>
    private let networks: AllowanceTable<ClientNetwork>

    /// Knows no one yet.
    public init(_ settings: ClientAllowanceSettings) {
        self.settings = settings
        accounts = AllowanceTable("account", limit: settings.accountPoints)
        networks = AllowanceTable("address", limit: settings.networkPoints)
    }

    /// What an account, or a stranger's network, may spend here; nil where nothing is counted.
    ///
    /// `isDirect` says that no proxy stands between, so that the network is the other end of the connection.
    public func allowance(
        ofAccount account: Int64?,
        from network: ClientNetwork,
        isDirect: Bool,
        at now: MonotonicTime
    ) -> ClientAllowance? {
        if network.isLoopback, isDirect, !settings.countsLoopback { return nil }
        if let account { return settings.accountPoints > 0 ? accounts.allowance(of: account, at: now) : nil }
        // Strangers whose address is not known are one client.
        return settings.networkPoints > 0 ? networks.allowance(of: network, at: now) : nil
    }
}

/// The allowances of clients of one kind.
final class AllowanceTable<Client: Hashable & Sendable>: Sendable {
    private let name: StaticString
    private let limit: Int
    private let known: Lock<BoundedCache<Client, ClientAllowance>>
    /// What newcomers share when there is no room for them.
    private let crowd: ClientAllowance

    /// How many allowances one client's share of the crowd's stands for.
    private static var crowdShares: Int { 10 }

    init(_ name: StaticString, limit: Int, room: Int = 20_000) {
        (self.name, self.limit) = (name, limit)
        known = Lock(BoundedCache(limit: room))
        crowd = ClientAllowance(name, limit: limit * Self.crowdShares)
    }

    func allowance(of client: Client, at now: MonotonicTime) -> ClientAllowance {
        known.withLock { known in
            if let allowance = known.element(for: client) { return allowance }
            // The one that has not been used for longest goes only when it is worth as much as a new one.
            if known.isFull, let oldest = known.oldestElement, !oldest.isFresh(at: now) { return crowd }
            let allowance = ClientAllowance(name, limit: limit)
            known.insert(allowance, for: client)
            return allowance
        }
    }
}
