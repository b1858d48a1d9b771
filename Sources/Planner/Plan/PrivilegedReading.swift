/// What a plan shows of others' because the account that asks has a role.
public struct PrivilegedReading: Sendable, Equatable {
    /// A field or an object type, and the role by which it is shown.
    struct Part: Sendable, Equatable {
        let coordinate: String
        let role: ViewerRoles
    }

    /// Ids of objects of one type by which something was found.
    struct Objects: Sendable, Equatable {
        let source: ValueSource
        let prefix: String
    }

    private(set) var parts: [Part] = []
    /// Where the ids come from of objects that were asked for by them.
    private(set) var objects: [Objects] = []

    /// Nothing of the kind.
    init() {}

    /// Whether there is nothing of the kind, as in nearly every plan.
    public var isEmpty: Bool { parts.isEmpty }

    /// What is shown by some of these roles: fields (`Account.email`) and types (`Report`).
    public func coordinates(shownBy roles: ViewerRoles) -> [String] {
        parts.filter { !$0.role.isDisjoint(with: roles) }.map(\.coordinate)
    }

    mutating func note(_ coordinate: String, by role: ViewerRoles) {
        let part = Part(coordinate: coordinate, role: role)
        if !parts.contains(part) { parts.append(part) }
    }

    mutating func note(_ source: ValueSource, of prefix: IDPrefix) {
        let ids = Objects(source: source, prefix: prefix.name)
        if !objects.contains(ids) { objects.append(ids) }
    }
}
