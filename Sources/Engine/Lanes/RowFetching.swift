import GraphQL
import Planner
import Postgres
import Reactor

/// Fetches the rows of plans, on the lane that fits each.
///
/// Belongs to one loop.
final class RowFetching {
    let lanes: DatabaseLanes
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
    ///   - context: Whose request it is, and when the rows are of no use any more.
    ///   - time: Where is added how long the database was busy with it, in nanoseconds.
    /// - Returns: The rows of each level.
    /// - Throws: Why there are none.
    func rows(
        of plan: PreparedPlan,
        _ values: RequestValues,
        cost: Int,
        from freshness: Freshness,
        for context: RequestContext,
        time: inout UInt64
    ) async throws(PostgresError) -> [QueryResult] {
        guard let levels = plan.step(after: 0) else { return [] }
        let end = context.deadline ?? lanes.loop.now.advanced(by: lanes.requestTimeout)
        if end <= lanes.loop.now { throw .timeout }
        var first = batches.popLast() ?? StatementBatch()
        defer {
            first.removeAll()
            if batches.count < 64 { batches.append(first) }
        }
        fill(&first, with: levels, plan, values, results: [])
        let server = lanes.reading(freshness)
        var terms = Terms(cost: cost, expected: plan.expectedTime, isFresh: freshness == .primary, end: end)
        terms.isMeasured = plan.isNextRunMeasured()
        let isExpensive = lanes.isSlow(cost: cost)
        if !isExpensive, !lanes.isSlow(expected: terms.expected) || plan.isTriedAgain(at: lanes.loop.now) {
            do throws(PostgresError) {
                let answer = try await send(first, of: plan, values, to: server.fast, terms)
                time += answer.nanoseconds
                return plan.isOneStep ? answer.results : plan.byLevel(answer.results).compactMap { $0 }
            } catch {
                guard case .overran(let held) = error else { throw error }
                time += held
                server.fast.noteOverrun(of: ObjectIdentifier(plan).hashValue, by: SlowLane.Client(context).hashValue)
            }
        }
        // A longer wait for a turn would leave too little time for the answer.
        let patience = lanes.loop.now.advanced(by: end.since(lanes.loop.now) / 2)
        let client = SlowLane.Client(context)
        try await lanes.slowTurns.take(client, on: lanes.loop, until: patience)
        let start = MonotonicTime.now
        defer { lanes.slowTurns.give(client) }
        // What is expensive by its cost would teach too much of statements that others send for less.
        terms.isMeasured = !isExpensive
        do throws(PostgresError) {
            let answer = try await send(first, of: plan, values, to: server.slow, terms)
            time += answer.nanoseconds
            return plan.byLevel(answer.results).compactMap { $0 }
        } catch {
            time += MonotonicTime.now.nanoseconds - start.nanoseconds
            throw error
        }
    }

    /// What a pool is told of a request besides its statements.
    private struct Terms: BitwiseCopyable {
        /// What it costs, in points.
        let cost: Int
        /// How long it is expected to take, in nanoseconds.
        let expected: UInt64
        let isFresh: Bool
        /// When it is too late.
        let end: MonotonicTime
        var isMeasured = false

        /// What is expected to take long counts as much work, whatever it was reckoned at.
        var load: Int { max(cost, Int(clamping: expected / CostWeights.nanosecondsPerPoint)) }
    }

    private func send(
        _ first: StatementBatch,
        of plan: PreparedPlan,
        _ values: RequestValues,
        to lane: PostgresPool,
        _ terms: Terms
    ) async throws(PostgresError) -> PoolAnswer {
        let nextStep =
            plan.isOneStep
            ? nil
            : { (answers: [QueryResult]) -> StatementBatch? in
                plan.step(after: answers.count).map { levels in
                    var batch = StatementBatch()
                    self.fill(&batch, with: levels, plan, values, results: plan.byLevel(answers))
                    return batch
                }
            }
        return try await lane.answer(
            first,
            timeout: terms.end.since(lanes.loop.now),
            load: terms.load,
            expected: terms.expected,
            isMeasured: terms.isMeasured,
            isBounded: true,
            freshSnapshot: terms.isFresh,
            nextStep: nextStep
        )
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
