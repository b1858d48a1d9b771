extension ReadPlan {
    /// The statement of each level, in the order of the levels.
    public func statements() -> [WrittenStatement] {
        levels.indices.map { SQLWriter.statement(for: $0, of: levels) }
    }

    /// The statement of each level for several viewers at once.
    ///
    /// Values that differ between viewers become the parameter `viewers`, and a further column contains the viewer's index from 1 for
    /// each row. The result is nil if the plan does not depend on the viewer, needs several steps, or must be read for each account
    /// separately.
    public func statementsForViewers() -> [WrittenStatement]? {
        guard case .object? = event?.answer, privileges.isEmpty, levels.allSatisfy({ $0.step == 0 }) else { return nil }
        let statements = levels.indices.map { SQLWriter.statementForViewers(for: $0, of: levels) }
        return statements.contains { $0.parameters.contains(.viewers) } ? statements : nil
    }
}
