/// What planning knows of a subscription: who may have it, which events it hears, which of them concern it, and what it answers for each.
public struct SubscriptionBinding: Sendable {
    /// Which of the objects that are told of concern a subscription, by conditions over the object's row and the arguments.
    public typealias Filter = ConnectionBinding.Filter

    /// The field of `Subscription`.
    public var name: String { field.name }
    /// The name under which the database tells of its events.
    public let event: String
    /// What it answers, and who may have it.
    package let field: FieldBinding
    let answer: Answer

    /// What of an event it answers.
    enum Answer: Sendable {
        /// A stored object of a type, where the filter lets it through.
        case object(type: String, Filter?)
        /// The event's key and account under these names. The argument `choice`, if any, lists the wanted keys; `domains` has the domain of a key.
        case facts(key: String, account: String, choice: String?, domains: [String: Domain])
    }

    /// Why a client may not have it; nil where it may.
    func denial(of viewer: Viewer?, scopes: AccessScopes) -> Denial? {
        if let denial = field.access.denial(of: viewer) { return denial }
        return field.domain.flatMap { Denial.ofScope($0, writing: false, in: scopes) }
    }
}

/// A subscription that answers the stored object that an event tells of.
///
/// The field is null where events may have been missed. An object that the subscriber may not see makes no event.
///
/// - Parameters:
///   - name: The field of `Subscription`.
///   - type: The object's type.
///   - access: Who may subscribe.
///   - domain: The domain that a partner's key must open.
///   - event: The name under which the database tells of the object's number.
///   - rules: What the arguments demand of each other.
///   - filter: Which objects concern a subscription; all do without one, or those that are told to the subscriber's account.
/// - Returns: The subscription, for its domain's list.
public func subscription(
    _ name: StaticString,
    _ type: StaticString,
    for access: Access = .everyone,
    in domain: Domain?,
    on event: StaticString,
    arguments rules: [ArgumentRule] = [],
    filter: SubscriptionBinding.Filter? = nil
) -> SubscriptionBinding {
    var field = FieldBinding(name: name.description, kind: .changed(type: type.description, isViewer: false))
    field.access = access
    field.domain = domain
    field.argumentRules = rules
    return SubscriptionBinding(event: event.description, field: field, answer: .object(type: type.description, filter))
}

/// A subscription that answers an object of its own for each event that is told to the subscriber's account.
///
/// - Parameters:
///   - name: The field of `Subscription`.
///   - access: Who may subscribe.
///   - domain: The domain that a partner's key must open.
///   - event: The name under which the database tells of the events.
///   - key: The object's field for the key of an event; null where events may have been missed.
///   - choice: The argument that lists which keys are wanted; all are without one, and where it is absent.
///   - domains: The domain that a partner's key must open for each event key. Without it the key gets no such event, and `FORBIDDEN` where it asks
///     for that event key by name.
///   - account: The object's field for the subscriber's account.
///   - type: The type of that field.
/// - Returns: The subscription, for its domain's list.
public func subscription(
    _ name: StaticString,
    for access: Access,
    in domain: Domain?,
    on event: StaticString,
    key: StaticString,
    chosenBy choice: StaticString? = nil,
    domains: [String: Domain] = [:],
    account: StaticString,
    _ type: StaticString
) -> SubscriptionBinding {
    let fields = answers(key) + changed(account, type, isViewer: true)
    var field = FieldBinding(name: name.description, kind: .event(fields))
    field.access = access
    field.domain = domain
    return SubscriptionBinding(
        event: event.description,
        field: field,
        answer: .facts(key: key.description, account: account.description, choice: choice?.description, domains: domains)
    )
}
