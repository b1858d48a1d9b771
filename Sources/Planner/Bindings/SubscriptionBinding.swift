/// The planner's description of a subscription: its access rule, its event, the events that concern it, and its answer to each.
public struct SubscriptionBinding: Sendable {
    /// The objects of events that concern a subscription, as conditions over the object's row and the arguments.
    public typealias Filter = ConnectionBinding.Filter

    /// The field of `Subscription`.
    public var name: String { field.name }
    /// The name of its event in the database's notices.
    public let event: String
    /// The field that it answers, with the access rule.
    package let field: FieldBinding
    let answer: Answer

    /// The part of an event that it answers.
    enum Answer: Sendable {
        /// A stored object of a type, if the filter matches it.
        case object(type: String, Filter?)
        /// The event's key and account in these fields; `choice` is the argument with the requested keys, `domains` maps keys to domains.
        case facts(key: String, account: String, choice: String?, domains: [String: Domain])
    }

    /// The denial for a client that may not subscribe; otherwise nil.
    func denial(of viewer: Viewer?, scopes: AccessScopes) -> Denial? {
        if let denial = field.access.denial(of: viewer) { return denial }
        return field.domain.flatMap { Denial.ofScope($0, writing: false, in: scopes) }
    }
}

/// Declares a subscription that answers the stored object of an event.
///
/// The field is null if events may have been missed. Events for objects that the subscriber may not see are ignored.
///
/// - Parameters:
///   - name: The field of `Subscription`.
///   - type: The object's type.
///   - access: The rule for subscribing.
///   - domain: The domain that a partner's API key must open.
///   - event: The event's name in the database's notices, which contain the object's number.
///   - rules: The rules about the arguments.
///   - filter: The objects that concern a subscription; by default all, or those addressed to the subscriber's account.
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

/// Declares a subscription that answers an object made of the event's own data, for events addressed to the subscriber's account.
///
/// - Parameters:
///   - name: The field of `Subscription`.
///   - access: The rule for subscribing.
///   - domain: The domain that a partner's API key must open.
///   - event: The event's name in the database's notices.
///   - key: The object's field for the key of an event; null if events may have been missed.
///   - choice: The argument that lists the requested keys; all keys without one, or if the argument is absent.
///   - domains: The domain that a partner's API key must open for each event key. A client without that scope gets no such
///     event, and `FORBIDDEN` if it requests the event key by name.
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
