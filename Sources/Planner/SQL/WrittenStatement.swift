/// A statement's text and where the values of its parameters come from, `$1` first.
public struct WrittenStatement: Sendable, Hashable {
    /// The text.
    public let sql: String
    /// The parameters in the order of their numbers.
    public let parameters: [ParameterSource]
}
