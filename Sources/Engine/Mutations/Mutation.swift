public import Planner

/// A change that clients can request: its access, its payload, and its rules.
///
/// The rules are an ordinary function: they read the input, run a few statements in the call's transaction and return the changes.
/// Everything else happens around them, in the same way for every mutation: permissions, the idempotency key, begin and commit, and one
/// row of audit. The payload's selection is read in the same transaction.
public struct Mutation: Sendable {
    /// The work of a mutation, from its input to its changes.
    public typealias Rules = @Sendable (_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer

    /// The planner's description of the mutation.
    public let binding: MutationBinding
    /// The work of the mutation.
    public let rules: Rules
    /// The minimum response time, so that the time does not reveal the result.
    public let minimumDuration: Duration
    /// Whether the mutation leads to new credentials, so that it also runs for a client whose credentials are not valid.
    public let leadsToCredentials: Bool
    /// The field of `Mutation`.
    public var name: String { binding.name }
}

/// Declares a mutation, bound to the field of its name.
///
/// - Parameters:
///   - name: The field of `Mutation`; its input is `…Input` and its payload `…Payload`.
///   - access: The rule for running it.
///   - domain: The domain to which an API key needs write access; nil if no API key may run the mutation.
///   - cost: The work besides its payload, in points of about 20 µs of PostgreSQL.
///   - minimumDuration: The minimum response time, so that the time does not reveal the result.
///   - leadsToCredentials: Whether it leads to new credentials, so that it also runs for a client whose credentials are not valid.
///   - payload: The payload's own fields, without `message` and `userErrors`, which every payload has.
///   - rules: The work of the mutation.
/// - Returns: The mutation, for its domain's list.
public func mutation(
    _ name: StaticString,
    for access: Access,
    in domain: Domain?,
    cost: Int = 100,
    minimumDuration: Duration = .zero,
    leadsToCredentials: Bool = false,
    @FieldBindings payload: () -> [FieldBinding] = { [] },
    rules: @escaping Mutation.Rules
) -> Mutation {
    let fields = payload() + answers("message", "userErrors")
    let binding = MutationBinding(name: name, access: access, domain: domain, cost: cost, payload: fields)
    return Mutation(binding: binding, rules: rules, minimumDuration: minimumDuration, leadsToCredentials: leadsToCredentials)
}
