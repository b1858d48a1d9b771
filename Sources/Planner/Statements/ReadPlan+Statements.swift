extension ReadPlan {
    /// The statement of each level, in the order of the levels.
    public func statements() -> [WrittenStatement] {
        levels.indices.map { SQLWriter.statement(for: $0, of: levels) }
    }

    /// The statement of each level for several viewers at once: what differs between them has the parameter `viewers`, and a further column that
    /// says from 1 whose row it is.
    ///
    /// Nil for plans that depend on no viewer, that do not read all at once, or that are about each account by itself.
    public func statementsForViewers() -> [WrittenStatement]? {
        guard case .object? = event?.answer, privileges.isEmpty, levels.allSatisfy({ $0.step == 0 }) else { return nil }
        let statements = levels.indices.map { SQLWriter.statementForViewers(for: $0, of: levels) }
        return statements.contains { $0.parameters.contains(.viewers) } ? statements : nil
    }
}
