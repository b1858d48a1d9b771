import Planner
import Postgres

extension RowFetching {
    /// The number of viewers that one read of a plan can serve; 1 if each viewer needs its own read.
    func maximumViewers(of plan: PreparedPlan, cost: Int) -> Int {
        guard plan.forViewers != nil else { return 1 }
        // The cost for all viewers together must stay below the limit of one request on the fast lane.
        return max(1, min(Self.maximumViewers, (lanes.limits.cost - 1) / max(1, cost)))
    }

    private static let maximumViewers = 100

    /// Sends the statements of a plan once for several viewers, and returns each viewer's rows as if the plan had run for that viewer
    /// alone.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - values: The values that all viewers share.
    ///   - viewers: The accounts' numbers, `maximumViewers` at most.
    ///   - cost: The cost for one viewer, in points.
    /// - Returns: For each viewer, the rows of each level.
    /// - Throws: The database's error. Reading for each viewer alone may still succeed.
    func rows(
        of plan: PreparedPlan,
        _ values: RequestValues,
        for viewers: [Int64],
        cost: Int
    ) async throws(PostgresError) -> [[QueryResult]] {
        let statements = plan.forViewers ?? []
        let binding = ParameterBinding(plan: plan, values: values, results: [], viewers: viewers)
        var batch = StatementBatch()
        for (statement, parameters) in statements {
            binding.bind(parameters, to: &batch.parameters)
            batch.append(statement)
        }
        let load = cost * viewers.count
        let answer = try await lanes.reading(.primary).fast.answer(batch, load: load, isBounded: true, freshSnapshot: true)
        var rows = [[QueryResult]](repeating: [], count: viewers.count)
        for (result, (_, parameters)) in zip(answer.results, statements) {
            let parts = parameters.contains(.viewers) ? try result.parts(viewers.count) : Array(repeating: result, count: viewers.count)
            for (index, part) in parts.enumerated() { rows[index].append(part) }
        }
        return rows
    }
}
