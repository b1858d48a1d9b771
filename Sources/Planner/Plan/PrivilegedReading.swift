/// The parts of a plan that show other people's data because the viewer's account has a role.
public struct PrivilegedReading: Sendable, Equatable {
    /// A field or an object type, and the role that gives access to it.
    struct Part: Sendable, Equatable {
        let coordinate: String
        let role: ViewerRoles
    }

    /// The source of ids of one type that objects were found by.
    struct Objects: Sendable, Equatable {
        let source: ValueSource
        let prefix: String
    }

    private(set) var parts: [Part] = []
    /// The sources of the ids of objects that were requested by id.
    private(set) var objects: [Objects] = []

    /// Creates an empty value.
    init() {}

    /// Whether the plan has no such parts, which is true of nearly every plan.
    public var isEmpty: Bool { parts.isEmpty }

    /// The parts shown because of one of these roles: fields (`Account.email`) and types (`Report`).
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
