import GraphQL
import Planner
import Postgres

// The rows of a plan's levels, and the response that they become.
extension LoopGateway {
    /// The rows of each level; or why fields have none, when the request is answered nevertheless.
    func rows(
        of plan: PreparedPlan,
        _ values: RequestValues,
        _ points: Int,
        _ record: inout RequestRecord
    ) async throws(Refusal) -> ([QueryResult], PostgresError?) {
        do throws(PostgresError) {
            return (try await fetch(plan, values, cost: points), nil)
        } catch {
            guard ErrorMapping.refusesWhole(error) else { return ([], error) }
            throw errors.refusal(error, at: plan.rootCoordinates, for: ErrorReader(values.language, record, values.viewer))
        }
    }

    /// Sends the statements of a plan, step by step, and waits for their rows: one result for each level.
    func fetch(
        _ plan: PreparedPlan,
        _ values: RequestValues,
        cost: Int,
        freshSnapshot: Bool = false
    ) async throws(PostgresError) -> [QueryResult] {
        guard let levels = plan.step(after: 0) else { return [] }
        var first = batches.popLast() ?? StatementBatch()
        defer {
            first.removeAll()
            if batches.count < 64 { batches.append(first) }
        }
        fill(&first, with: levels, plan, values, results: [])
        let lane = lanes.lane(forCost: cost, plan.runningTime)
        if plan.steps.count == 1 {
            return try await lane.execute(first, load: cost, time: plan.runningTime, freshSnapshot: freshSnapshot)
        }
        let answers = try await lane.execute(first, load: cost, time: plan.runningTime, freshSnapshot: freshSnapshot) { answers in
            plan.step(after: answers.count).map { levels in
                var batch = StatementBatch()
                self.fill(&batch, with: levels, plan, values, results: plan.byLevel(answers))
                return batch
            }
        }
        return plan.byLevel(answers).compactMap { $0 }
    }

    func fill(
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

    /// Writes the response: `{"data":…}`, with the errors before it when there are any, and answers these.
    func complete(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ results: [QueryResult],
        _ failure: PostgresError?,
        _ record: RequestRecord,
        to response: inout ResponseWriter
    ) -> [GraphQLError] {
        plan.readColumns(of: results)
        let start = response.bytes.count
        response.write(literal: "{\"data\":")
        var completion = Completion(plan, operation: operation, values: values, results: results, failure: failure, writer: response)
        response = ResponseWriter()
        completion.writeData()
        let found = completion.errors
        let errors = found.isEmpty ? [] : self.errors.errors(found, for: ErrorReader(values.language, record, values.viewer))
        response = completion.takeWriter()
        response.write(byte: UInt8(ascii: "}"))
        if !errors.isEmpty {
            var head = ResponseWriter()
            head.write(literal: "{\"errors\":")
            head.write(errors)
            head.write(byte: UInt8(ascii: ","))
            response.bytes.replaceSubrange(start..<start + 1, with: head.bytes)
        }
        if plan.statements.isEmpty, errors.isEmpty, !plan.tellsAllowance { plan.constantResponse = Array(response.bytes[start...]) }
        return errors
    }
}
