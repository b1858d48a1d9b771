/// The facts about the viewer that the visibility of rows can depend on.
public struct ViewerFacts {
    /// The roles that a condition used and the viewer has.
    final class Roles {
        var used: ViewerRoles = []
    }

    let shape: RequestShape
    /// The number of the account that a mutation has logged in; the client was anonymous or had another account.
    var loggedIn: SQL?
    let roles = Roles()

    /// The number of the viewer's account, as a parameter; nil for anonymous clients.
    public var account: SQL? { loggedIn ?? (shape.isKnownViewer ? .parameter(.viewer) : nil) }

    /// Whether the request's credentials open a domain for reading.
    public func opens(_ domain: Domain) -> Bool { Denial.ofScope(domain, writing: false, in: shape.scopes) == nil }

    /// Whether the viewer's account has a role.
    public func has(_ role: ViewerRoles) -> Bool {
        guard shape.roles.isSuperset(of: role) else { return false }
        roles.used.formUnion(role)
        return true
    }
}
