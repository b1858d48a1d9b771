/// What the visibility of rows can depend on: who asks.
public struct ViewerFacts {
    /// The roles that were asked for and are there.
    final class Roles {
        var used: ViewerRoles = []
    }

    let shape: RequestShape
    let roles = Roles()

    /// The number of the account that asks, as a parameter; nil for strangers.
    public var account: SQL? { shape.isKnownViewer ? .parameter(.viewer) : nil }

    /// Whether the credentials of the request allow reading a domain.
    public func opens(_ domain: Domain) -> Bool { Denial.ofScope(domain, writing: false, in: shape.scopes) == nil }

    /// Whether the account that asks has a role.
    public func has(_ role: ViewerRoles) -> Bool {
        guard shape.roles.isSuperset(of: role) else { return false }
        roles.used.formUnion(role)
        return true
    }
}
