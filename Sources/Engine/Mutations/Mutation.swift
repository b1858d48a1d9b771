public import Planner

/// A change that clients can ask for: who may, what it answers, and its rules.
///
/// The rules are an ordinary function: they look at the input, run a few statements in the call's transaction and answer what has changed.
/// Everything else is done around them, the same for every mutation: permissions, the idempotency key, begin and commit, one row of audit,
/// the payload's selection read in the same transaction.
public struct Mutation: Sendable {
    /// What a mutation does: from its input to what it has changed.
    public typealias Rules = @Sendable (_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer

    /// What planning knows of it.
    public let binding: MutationBinding
    /// What it does.
    public let rules: Rules
    /// How long the answer takes at least, so that it does not tell by its time what was found.
    public let leastTime: Duration
    /// The field of `Mutation`.
    public var name: String { binding.name }
}

/// A mutation that is bound to the field of its name.
///
/// - Parameters:
///   - name: The field of `Mutation`; its input is `…Input` and its payload `…Payload`.
///   - access: Who may run it.
///   - domain: The domain that a partner's key must open for writing; nil where no key is enough.
///   - cost: How much work it is besides its payload, in points of about 20 µs of PostgreSQL.
///   - leastTime: How long the answer takes at least, so that it does not tell by its time what was found.
///   - payload: Its own fields of the payload, `message` and `userErrors` apart, which every payload has.
///   - rules: What it does.
/// - Returns: The mutation, for its domain's list.
public func mutation(
    _ name: StaticString,
    for access: Access,
    in domain: Domain?,
    cost: Int = 100,
    leastTime: Duration = .zero,
    @FieldBindings payload: () -> [FieldBinding] = { [] },
    rules: @escaping Mutation.Rules
) -> Mutation {
    let fields = payload() + answers("message", "userErrors")
    let binding = MutationBinding(name: name, access: access, domain: domain, cost: cost, payload: fields)
    return Mutation(binding: binding, rules: rules, leastTime: leastTime)
}
