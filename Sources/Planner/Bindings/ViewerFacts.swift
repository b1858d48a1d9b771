/// What the visibility of rows can depend on: who asks.
public struct ViewerFacts {
    let shape: RequestShape

    /// The number of the account that asks, as a parameter; nil for strangers.
    public var account: SQL? { shape.isKnownViewer ? .parameter(.viewer) : nil }

    /// Whether the account that asks has a role.
    public func has(_ role: ViewerRoles) -> Bool { shape.roles.isSuperset(of: role) }
}
