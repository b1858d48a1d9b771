import GraphQL
import HTTP
import Planner
import Postgres

// The plan of a request instead of its data.
extension LoopGateway {
    /// Refuses to show plans to those who may not see them: in production everybody but those who run the service, and their keys.
    func allowExplaining(_ identity: Identity?) throws(Refusal) {
        guard isProduction, identity?.isOfAdmin != true else { return }
        throw Refusal(.forbidden, "In production plans are shown to administrators only.")
    }

    /// Answers what a request would do; it has been admitted like one that is run.
    func explain(
        _ plan: PreparedPlan,
        _ values: RequestValues,
        _ prepared: PreparedOperation,
        _ context: RequestContext,
        _ record: inout RequestRecord
    ) async throws(Refusal) {
        let reader = ErrorReader(values.language, record, values.viewer)
        var explanation = Explanation(plan, values, context.listSizes)
        explanation.times = try await inTurn(prepared.source.count, .random(in: .min ... .max), for: reader, known: { nil }) {
            times(of: prepared, values, context)
        }
        record.times.end(.plan)
        do throws(PostgresError) {
            let answers = try await lanes.fast.execute(explanation.questions)
            explanation.estimates = try answers.map { answer throws(PostgresError) in
                PlanEstimate(json: Array(try answer.one(String.self).utf8))
            }
        } catch {
            throw errors.refusal(error, at: plan.rootCoordinates, for: reader)
        }
        record.times.end(.database)
        let limit = configuration.limits.cost
        if context.form.explanation == .text {
            PlainAnswer.write(explanation.text(limit: limit), to: record.exchange)
        } else {
            record.exchange.contentType = "application/vnd.cupboard.plan+json; charset=utf-8"
            record.exchange.write { $0.write(explanation.json(limit: limit)) }
        }
    }

    /// How long it takes to make the plan when nothing of it is known.
    private func times(of prepared: PreparedOperation, _ values: RequestValues, _ context: RequestContext) -> PhaseTimes {
        var times = PhaseTimes(isDetailed: true)
        let operation = PreparedOperation(
            source: prepared.source,
            operationName: prepared.operationName,
            schema: context.snapshot.schema,
            limits: configuration.limits,
            times: &times
        )
        if let executable = try? operation.outcome.get() {
            _ = try? operation.plan(executable, for: values, planner: context.snapshot.planner)
        }
        times.end(.plan)
        return times
    }
}

extension Explanation {
    /// The statements that ask PostgreSQL what it expects of those of the plan.
    var questions: StatementBatch {
        // As if no level had been answered yet.
        let binding = ParameterBinding(plan: prepared, values: values, results: Array(repeating: nil, count: statements.count))
        var batch = StatementBatch()
        for (index, statement) in prepared.statements.enumerated() {
            for source in prepared.parameters[index] {
                if case .keys(let level, _) = source {
                    // Which keys an earlier step finds is not known; how many it does is what counts.
                    batch.parameters.append((1...Int64(max(1, min(statements[level].rows, 10_000)))).map { $0 })
                } else {
                    binding.bind([source], to: &batch.parameters)
                }
            }
            // Planned with the values at hand, as PostgreSQL would for this request.
            batch.append(Postgres.Statement("EXPLAIN (FORMAT JSON) \(statement.sql)", plansWithValues: true))
        }
        return batch
    }
}
