import Caching
public import Reactor

/// The limits of clients without an API key, in one minute at this server.
public struct ClientAllowanceSettings: Sendable {
    /// The points of an account, for all its sessions together.
    ///
    /// 0 means no limit. The default allows more than a second of PostgreSQL.
    public var accountPoints = 60_000
    /// The points of all anonymous users of one network together.
    ///
    /// 0 means no limit. The limit is higher than for an account, because offices and schools share an address.
    public var networkPoints = 120_000
    /// Whether requests from the machine itself are counted.
    ///
    /// Requests that a local proxy forwards are always counted.
    public var countsLoopback = false

    /// Creates the default settings.
    public init() {}
}

/// The allowances of all clients without an API key that this server has seen recently.
///
/// The tables are bounded, and a client that has spent points keeps its allowance until its minute ends. If too many networks arrive in a
/// minute, the newcomers share one allowance. So a client gains nothing by pushing others out.
public final class ClientAllowances: Sendable {
    private let settings: ClientAllowanceSettings
    private let accounts: AllowanceTable<Int64>
    private let networks: AllowanceTable<ClientNetwork>

    /// Creates empty tables.
    public init(_ settings: ClientAllowanceSettings) {
        self.settings = settings
        accounts = AllowanceTable("account", limit: settings.accountPoints)
        networks = AllowanceTable("address", limit: settings.networkPoints)
    }

    /// The allowance of an account or of an anonymous user's network.
    ///
    /// Nil if the client is not limited. `isDirect` means that no proxy is in between, so the network is the other end of the connection.
    public func allowance(
        ofAccount account: Int64?,
        from network: ClientNetwork,
        isDirect: Bool,
        at now: MonotonicTime
    ) -> ClientAllowance? {
        if network.isLoopback, isDirect, !settings.countsLoopback { return nil }
        if let account { return settings.accountPoints > 0 ? accounts.allowance(of: account, at: now) : nil }
        // Anonymous users with an unknown address count as one client.
        return settings.networkPoints > 0 ? networks.allowance(of: network, at: now) : nil
    }
}

/// The allowances of clients of one kind.
final class AllowanceTable<Client: Hashable & Sendable>: Sendable {
    private let name: StaticString
    private let limit: Int
    private let known: Lock<BoundedCache<Client, ClientAllowance>>
    /// The allowance that newcomers share if the table is full.
    private let crowd: ClientAllowance

    /// The size of the shared allowance, in allowances of one client.
    private static var crowdShares: Int { 10 }

    init(_ name: StaticString, limit: Int, room: Int = 20_000) {
        (self.name, self.limit) = (name, limit)
        known = Lock(BoundedCache(limit: room))
        crowd = ClientAllowance(name, limit: limit * Self.crowdShares)
    }

    func allowance(of client: Client, at now: MonotonicTime) -> ClientAllowance {
        known.withLock { known in
            if let allowance = known.element(for: client) { return allowance }
            // The least recently used allowance is dropped only if a new one would be the same.
            if known.isFull, let oldest = known.oldestElement, !oldest.isFresh(at: now) { return crowd }
            let allowance = ClientAllowance(name, limit: limit)
            known.insert(allowance, for: client)
            return allowance
        }
    }
}
