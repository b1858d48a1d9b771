/// A statement's text and where the values of its parameters come from, `$1` first.
public struct WrittenStatement: Sendable, Hashable {
    /// The text.
    public let sql: String
    /// The parameters in the order of their numbers.
    public let parameters: [ParameterSource]
}

extension ReadPlan {
    /// The statement of each level, in the order of the levels.
    public func statements() -> [WrittenStatement] {
        levels.indices.map { SQLWriter.statement(for: $0, of: levels) }
    }
}
