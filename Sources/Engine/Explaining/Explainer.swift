import GraphQL
import Planner
import Postgres

/// Tells what a request would do instead of doing it.
public struct Explainer {
    private let engine: Engine

    /// Explains what an engine would do.
    public init(_ engine: Engine) {
        self.engine = engine
    }

    /// What a request would do; it is admitted and charged like one that is run.
    ///
    /// - Throws: Why the request would get no data.
    public func explanation(
        of request: OperationRequest,
        _ context: RequestContext,
        _ scope: inout RequestScope,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> Explanation {
        let operation = try await engine.planned(request, context, in: scope.schema, &facts)
        guard SecretValues(of: operation.executable.document, in: scope.schema.snapshot.schema).isEmpty else {
            throw Refusal(.badRequest, "What is given something secret is not explained: the plan would show it.")
        }
        facts.outcome = .ok
        _ = try await engine.charge(operation, context, &scope, &facts)
        var explanation = Explanation(operation.plan, operation.values, operation.schema.listSizes)
        explanation.times = try await engine.documents.preparationTimes(
            of: operation.prepared,
            for: operation.values,
            context,
            in: operation.schema,
            &facts
        )
        facts.times.end(.plan)
        do throws(PostgresError) {
            let answers = try await engine.lanes.read(explanation.questions, from: .replica)
            explanation.estimates = try answers.map { answer throws(PostgresError) in
                PlanEstimate(json: Array(try answer.one(String.self).utf8))
            }
        } catch {
            throw engine.errors.refusal(error, at: operation.plan.rootCoordinates, for: ErrorReader(context), &facts)
        }
        facts.times.end(.database)
        return explanation
    }
}

extension Explanation {
    /// The statements that ask PostgreSQL what it expects of those of the plan.
    var questions: StatementBatch {
        // As if no level had been answered yet.
        var batch = StatementBatch()
        var first = 0
        for plan in plans {
            let binding = ParameterBinding(plan: plan, values: values, results: Array(repeating: nil, count: plan.statements.count))
            for (index, statement) in plan.statements.enumerated() {
                for source in plan.parameters[index] {
                    if case .keys(let level, _) = source {
                        // Which keys an earlier step finds is not known; how many it does is what counts.
                        batch.parameters.append((1...Int64(max(1, min(statements[first + level].rows, 10_000)))).map { $0 })
                    } else {
                        binding.bind([source], to: &batch.parameters)
                    }
                }
                // Planned with the values at hand, as PostgreSQL would for this request.
                batch.append(Postgres.Statement("EXPLAIN (FORMAT JSON) \(statement.sql)", plansWithValues: true))
            }
            first += plan.statements.count
        }
        return batch
    }
}
