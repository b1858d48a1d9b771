import GraphQL
import Planner
import Postgres

/// Explains what a request would do, without executing it.
public struct Explainer {
    private let engine: Engine

    /// An explainer for an engine.
    public init(_ engine: Engine) {
        self.engine = engine
    }

    /// Explains a request; the request is admitted and charged as if it were executed.
    ///
    /// - Throws: The reason why the request would get no data.
    public func explanation(
        of request: OperationRequest,
        _ context: RequestContext,
        _ scope: inout RequestScope,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> Explanation {
        let operation = try await engine.planned(request, context, in: scope.schema, &facts)
        guard SecretValues(of: operation.executable.document, in: scope.schema.snapshot.schema).isEmpty else {
            throw Refusal(.badRequest, "An operation with secret inputs cannot be explained, because the plan would contain them.")
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
            throw engine.errors.refusal(error, at: operation.plan.rootCoordinates, for: ErrorRecipient(context), &facts)
        }
        facts.times.end(.database)
        return explanation
    }
}

extension Explanation {
    /// The statements that ask PostgreSQL for its estimates of the plan's statements.
    var questions: StatementBatch {
        // Bind parameters as if no level had been answered yet.
        var batch = StatementBatch()
        var first = 0
        for plan in plans {
            let binding = ParameterBinding(plan: plan, values: values, results: Array(repeating: nil, count: plan.statements.count))
            for (index, statement) in plan.statements.enumerated() {
                for source in plan.parameters[index] {
                    if case .keys(let level, _) = source {
                        // The keys of an earlier step are unknown, but only their number matters here.
                        batch.parameters.append((1...Int64(max(1, min(statements[first + level].rows, 10_000)))).map { $0 })
                    } else {
                        binding.bind([source], to: &batch.parameters)
                    }
                }
                // Planned with the request's values, as PostgreSQL would plan it for this request.
                batch.append(Postgres.Statement("EXPLAIN (FORMAT JSON) \(statement.sql)", plansWithValues: true))
            }
            first += plan.statements.count
        }
        return batch
    }
}
