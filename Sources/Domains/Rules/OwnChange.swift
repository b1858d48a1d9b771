import Engine
import GraphQL
import Planner

/// A mutation by which an account changes one thing of its own, and is answered that thing and itself.
///
/// - Parameters:
///   - name: The mutation.
///   - field: The payload's field for the thing.
///   - type: The thing's type.
///   - table: Where it is stored.
///   - domain: The domain that a partner's key must open.
///   - change: Makes the change, and answers the thing's number and what to say.
/// - Returns: The mutation, for its domain's list.
func ownChange(
    _ name: StaticString,
    _ field: StaticString,
    _ type: StaticString,
    table: StaticString,
    in domain: Domain,
    _ change: @escaping @Sendable (_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> (number: Int64, Message)
) -> Mutation {
    mutation(name, for: .signedIn, in: domain) {
        changed(field, type)
        changed("account", "Account", isViewer: true)
    } rules: { input, call async throws(MutationFailure) in
        let (number, message) = try await change(input, call)
        return MutationAnswer(
            message,
            of: AuditedObject(table, number),
            [field.description: .int(number), "account": .int(call.account)]
        )
    }
}
