import Engine
import GraphQL
import Planner

/// Creates a mutation that changes one object of the caller.
///
/// The payload contains the object and the account.
///
/// - Parameters:
///   - name: The mutation.
///   - field: The payload's field for the object.
///   - type: The object's type.
///   - table: The object's table.
///   - domain: The domain that an API key needs.
///   - change: Makes the change, and returns the object's number and the message.
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
