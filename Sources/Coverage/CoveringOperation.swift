public import GraphQL

/// One of the operations that together cover all bindings of a catalog.
public struct CoveringOperation: Sendable {
    /// A readable name for what the operation covers: `node > Recipe.reviews(orderBy)`.
    public let name: String
    /// The document.
    public let query: String
    /// The variables as a client sends them, without `cursor`.
    public let variables: ObjectValue
    /// Whether the operation takes a variable `$cursor: String`.
    ///
    /// Without a value the operation requests the ends of a list, with a value the pages beyond the cursor.
    ///
    /// Any `endCursor` in the response without a value is a valid cursor for all lists of the operation.
    public let takesCursor: Bool
    /// The message with which the server rejects the operation, because two arguments exclude each other.
    ///
    /// Nil if the operation is valid.
    public let refusal: String?
    /// The type of operation.
    ///
    /// Mutations are only planned, not executed. Subscriptions require permission.
    public let kind: OperationKind

    /// Returns the variables with a cursor added.
    public func variables(cursor: String) -> ObjectValue {
        var variables = variables
        variables.append("cursor", .string(cursor))
        return variables
    }
}
