import GraphQL
import Planner
import Postgres
import Reactor

/// Fetches the rows of plans, each on the lane that fits.
///
/// Belongs to one loop.
final class RowFetching {
    let lanes: DatabaseLanes
    /// Batches whose memory is reused.
    // Sound without exclusivity checks, which would cost every request time: nothing re-enters this class while the array is being
    // changed.
    @safe @exclusivity(unchecked) private var batches: [StatementBatch] = []

    init(_ lanes: DatabaseLanes) {
        self.lanes = lanes
    }

    /// Sends the statements of a plan, step by step, and waits for their rows: one result for each level.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - values: The values of the request.
    ///   - cost: The cost of the request, in points.
    ///   - freshness: The required freshness.
    ///   - context: The client, and the deadline for the rows.
    ///   - time: Increased by the time that the database was busy, in nanoseconds.
    /// - Returns: The rows of each level.
    /// - Throws: The database's error.
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
        if !isExpensive, !lanes.isSlow(expected: terms.expected) || plan.claimTrial(at: lanes.loop.now) {
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
        let turnDeadline = lanes.loop.now.advanced(by: end.since(lanes.loop.now) / 2)
        let client = SlowLane.Client(context)
        try await lanes.slowTurns.take(client, on: lanes.loop, until: turnDeadline)
        let start = MonotonicTime.now
        defer { lanes.slowTurns.give(client) }
        // Don't measure requests of high cost: their times would make the same statements look slow when others send them at a lower
        // cost.
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

    /// The pool's parameters of a request besides its statements.
    private struct Terms: BitwiseCopyable {
        /// The cost in points.
        let cost: Int
        /// The expected time in nanoseconds.
        let expected: UInt64
        let isFresh: Bool
        /// The deadline.
        let end: MonotonicTime
        var isMeasured = false

        /// The load of the request: a long expected time counts as much work, even if the estimated cost is low.
        var load: Int { max(cost, Int(clamping: expected / CostWeights.nanosecondsPerPoint)) }
    }

    private func send(
        _ first: StatementBatch,
        of plan: PreparedPlan,
        _ values: RequestValues,
        to lane: PostgresPool,
        _ terms: Terms
    ) async throws(PostgresError) -> PoolResponse {
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

    /// Reads the rows of a payload inside its mutation's transaction; commands that must run first share the round trip.
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
