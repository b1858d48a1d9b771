/// The planner's description of a mutation: its access rule and the fields of its payload.
///
/// The payload type is the mutation's name with a capital letter, followed by `Payload`.
public struct MutationBinding: Sendable {
    /// The field of `Mutation`.
    public let name: String
    /// The rule for running it.
    public let access: Access
    /// The domain that an API key must open for writing; nil if no API key is enough.
    public let domain: Domain?
    /// The cost of the work besides the payload, in points.
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

    /// The name of the payload type.
    package var payloadType: String {
        name.prefix(1).uppercased() + name.dropFirst() + "Payload"
    }

    /// The payload as an object type.
    var payloadBinding: ObjectBinding { ObjectBinding(type: payloadType, fields: payload) }

    /// The denial for a viewer who may not run the mutation; otherwise nil.
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

/// The stored object with the number that the mutation answers under the field's name; null without a number.
///
/// With `isViewer` it is the viewer's account, so its private fields are shown.
public func changed(_ name: StaticString, _ type: StaticString, isViewer: Bool = false) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .changed(type: type.description, isViewer: isViewer))]
}

/// The stored objects with the numbers that the mutation answers under the field's name, in that order; null without an answer.
///
/// An object that no longer exists is left out.
public func changedList(_ name: StaticString, _ type: StaticString) -> [FieldBinding] {
    [FieldBinding(name: name.description, kind: .changedList(type: type.description))]
}
