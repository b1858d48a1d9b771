import GraphQL
import Planner
import Postgres
import Reactor

/// Fetches the rows of plans, on the lane that fits each.
///
/// Belongs to one loop.
final class RowFetching {
    private let lanes: DatabaseLanes
    /// Batches whose memory is used again.
    // Sound without checks for exclusive access, which each request would pay for: no one comes back here while it is changed.
    @safe @exclusivity(unchecked) private var batches: [StatementBatch] = []

    init(_ lanes: DatabaseLanes) {
        self.lanes = lanes
    }

    /// Sends the statements of a plan, step by step, and waits for their rows: one result for each level.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - values: The values of the request.
    ///   - cost: What it costs, in points.
    ///   - freshness: What it must see.
    ///   - deadline: When the rows are of no use any more; nil for the lane's own time-out.
    /// - Returns: The rows of each level.
    /// - Throws: Why there are none.
    func rows(
        of plan: PreparedPlan,
        _ values: RequestValues,
        cost: Int,
        from freshness: Freshness,
        until deadline: MonotonicTime?
    ) async throws(PostgresError) -> [QueryResult] {
        guard let levels = plan.step(after: 0) else { return [] }
        let lane = lanes.reading(freshness, cost: cost, plan.runningTime)
        let timeout = deadline.map { $0.since(lanes.loop.now) }
        if let timeout, timeout <= .zero { throw .timeout }
        var first = batches.popLast() ?? StatementBatch()
        defer {
            first.removeAll()
            if batches.count < 64 { batches.append(first) }
        }
        fill(&first, with: levels, plan, values, results: [])
        let isFresh = freshness == .primary
        if plan.steps.count == 1 {
            return try await lane.execute(first, timeout: timeout, load: cost, time: plan.runningTime, freshSnapshot: isFresh)
        }
        let answers = try await lane.execute(first, timeout: timeout, load: cost, time: plan.runningTime, freshSnapshot: isFresh) {
            answers in
            plan.step(after: answers.count).map { levels in
                var batch = StatementBatch()
                self.fill(&batch, with: levels, plan, values, results: plan.byLevel(answers))
                return batch
            }
        }
        return plan.byLevel(answers).compactMap { $0 }
    }

    /// The rows of a payload inside its mutation's transaction, in one round trip with commands that come before it.
    func rows(
        ofPayload plan: PreparedPlan,
        _ values: RequestValues,
        after commands: [BoundStatement],
        in transaction: Transaction
    ) async throws(PostgresError) -> [QueryResult] {
        var first = StatementBatch()
        for command in commands { first.append(command) }
        if let levels = plan.step(after: 0) { fill(&first, with: levels, plan, values, results: []) }
        var answers = Array(try await transaction.execute(first).dropFirst(commands.count))
        while let levels = plan.step(after: answers.count) {
            var next = StatementBatch()
            fill(&next, with: levels, plan, values, results: plan.byLevel(answers))
            answers += try await transaction.execute(next)
        }
        return plan.byLevel(answers).compactMap { $0 }
    }

    private func fill(
        _ batch: inout StatementBatch,
        with levels: [Int],
        _ plan: PreparedPlan,
        _ values: RequestValues,
        results: [QueryResult?]
    ) {
        let binding = ParameterBinding(plan: plan, values: values, results: results)
        for level in levels {
            binding.bind(plan.parameters[level], to: &batch.parameters)
            batch.append(plan.statements[level])
        }
    }
}
