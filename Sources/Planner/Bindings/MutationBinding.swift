/// What planning knows of a mutation: who may run it, and what its payload is made of.
///
/// The payload type is the mutation's name with a capital letter and `Payload` behind it.
public struct MutationBinding: Sendable {
    /// The field of `Mutation`.
    public let name: String
    /// Who may run it.
    public let access: Access
    /// The domain that a key must open for writing; nil where no key is enough.
    public let domain: Domain?
    /// How much work it is besides its payload, in points of cost.
    public let cost: Int
    package let payload: [FieldBinding]

    /// Binds a mutation.
    public init(name: StaticString, access: Access, domain: Domain?, cost: Int, payload: [FieldBinding]) {
        self.name = name.description
        self.access = access
        self.domain = domain
        self.cost = cost
        self.payload = payload
    }

    /// The type of what it answers.
    package var payloadType: String {
        name.prefix(1).uppercased() + name.dropFirst() + "Payload"
    }

    /// The payload as an object type.
    var payloadBinding: ObjectBinding { ObjectBinding(type: payloadType, fields: payload) }

    /// Why somebody may not run it; nil for who may.
    public func denial(of viewer: Viewer?) -> Denial? {
        if let denial = access.denial(of: viewer) { return denial }
        guard let viewer, !viewer.scopes.contains(.person) else { return nil }
        guard let domain else { return Denial(.forbidden, rule: "people only") }
        return .ofScope(domain, writing: true, in: viewer.scopes)
    }
}

/// Fields of a payload that the mutation answers itself: a leaf, an object or a list of objects.
public func answers(_ names: StaticString...) -> [FieldBinding] {
    names.map { FieldBinding(name: $0.description, kind: .answer) }
}

/// The stored object that the mutation answers the number of under the field's name; null without one.
///
/// With `isViewer` it is the viewer's account, so its private fields are shown.
public func changed(_ name: StaticString, _ type: StaticString, isViewer: Bool = false) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .changed(type: type.description, isViewer: isViewer))]
}
