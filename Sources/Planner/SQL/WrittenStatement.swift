/// The text of a statement and the sources of its parameters, `$1` first.
public struct WrittenStatement: Sendable, Hashable {
    /// The text.
    public let sql: String
    /// The parameters in the order of their numbers.
    public let parameters: [ParameterSource]
}
