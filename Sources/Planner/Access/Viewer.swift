/// Who asks, as far as permissions depend on it.
public struct Viewer: Sendable, Hashable {
    /// The number of the account.
    public var account: Int64
    /// What the account may do besides what everybody with an account may.
    public var roles: ViewerRoles
    /// The parts of the API that the credentials open: all for people, the scopes of a key for partners.
    public var scopes: AccessScopes

    /// Somebody with an account.
    public init(account: Int64, roles: ViewerRoles = [], scopes: AccessScopes = .all) {
        self.account = account
        self.roles = roles
        self.scopes = scopes
    }
}

/// The roles that permissions ask for; which there are is the product's to say.
public struct ViewerRoles: OptionSet, Sendable, Hashable {
    /// A bit for each role.
    public let rawValue: UInt8

    /// Roles by their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
}
