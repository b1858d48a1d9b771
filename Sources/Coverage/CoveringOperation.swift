public import GraphQL

/// One of the operations that together reach all that a catalog binds.
public struct CoveringOperation: Sendable {
    /// What it reaches, for people: `node > Recipe.reviews(orderBy)`.
    public let name: String
    /// The document.
    public let query: String
    /// The values of its variables as a client sends them; without `cursor`.
    public let variables: ObjectValue
    /// Whether it takes a variable `$cursor: String`, which without a value asks for the ends of a list and with one for what lies beyond.
    ///
    /// Any `endCursor` of the answer without a value is a cursor of all its lists.
    public let takesCursor: Bool
    /// The words with which the server refuses it, because two of its arguments exclude each other; nil when it answers.
    public let refusal: String?
    /// Its kind: mutations are to be planned, not to be run, and subscriptions are for those alone who may have them.
    public let kind: OperationKind

    /// The variables with a cursor among them.
    public func variables(cursor: String) -> ObjectValue {
        var variables = variables
        variables.append("cursor", .string(cursor))
        return variables
    }
}
