import Planner
import Postgres

extension RowFetching {
    /// How many viewers a plan is read for at once; 1 where each is read for by itself.
    func mostViewers(of plan: PreparedPlan, cost: Int) -> Int {
        guard plan.forViewers != nil else { return 1 }
        // Together they are as quick as one request has to be.
        return max(1, min(Self.mostViewers, (lanes.limits.cost - 1) / max(1, cost)))
    }

    private static let mostViewers = 100

    /// Sends the statements of a plan once for several viewers, and waits for the rows of each, as if the plan were run for it alone.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - values: The values that all have in common.
    ///   - viewers: The accounts' numbers, `mostViewers` at most.
    ///   - cost: What one of them costs, in points.
    /// - Returns: For each viewer, the rows of each level.
    /// - Throws: Why there are none. Each viewer's may still be read by itself.
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
