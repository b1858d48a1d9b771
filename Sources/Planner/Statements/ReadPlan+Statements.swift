extension ReadPlan {
    /// The statement of each level, in the order of the levels.
    public func statements() -> [WrittenStatement] {
        levels.indices.map { SQLWriter.statement(for: $0, of: levels) }
    }
}
