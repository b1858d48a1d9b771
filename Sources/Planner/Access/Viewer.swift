/// The viewer of a request, with everything that permissions depend on.
public struct Viewer: Sendable, Hashable {
    /// The number of the account.
    public var account: Int64
    /// The account's roles, beyond the permissions of every account.
    public var roles: ViewerRoles
    /// The parts of the API that the credentials open: everything for people, the scopes of an API key for partners.
    public var scopes: AccessScopes

    /// A viewer with an account.
    public init(account: Int64, roles: ViewerRoles = [], scopes: AccessScopes = .all) {
        self.account = account
        self.roles = roles
        self.scopes = scopes
    }
}

/// The roles that permissions require; the product defines them.
public struct ViewerRoles: OptionSet, Sendable, Hashable {
    /// One bit per role.
    public let rawValue: UInt8

    /// Roles by their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
