import GraphQL
import Planner

/// Checks the limits on an operation's cost and number of mutations, before any part of the operation runs.
struct Admission {
    let limits: OperationLimits
    let isProduction: Bool

    /// Returns the cost of an operation in points; refuses operations over the limit.
    func admit(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ sizes: ListSizes,
        _ schema: Schema,
        _ budget: inout RequestBudget
    ) throws(Refusal) -> Int {
        if !plan.mutations.isEmpty {
            try admitMutations(of: plan, operation, schema, &budget)
            try admitPayloads(of: plan, operation, values, sizes, schema)
        }
        let limit = limits.cost
        let points = plan.cost.points(for: values, sizes)
        // The requests of a batch share one limit.
        guard budget.cost + points > limit else {
            budget.cost += points
            return points
        }
        let refusal = CostReport(plan.cost, for: values, sizes, limit: limit - budget.cost).refusal(in: operation.document)
        throw .document(shown([refusal], operation.document, schema))
    }

    /// Refuses an operation with which the request would exceed the maximum number of mutations; none of the operation's mutations runs.
    private func admitMutations(
        of plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ schema: Schema,
        _ budget: inout RequestBudget
    ) throws(Refusal) {
        let steps = plan.mutations.filter(\.isRun)
        let limit = limits.mutations
        guard budget.mutations + steps.count > limit, !steps.isEmpty else {
            budget.mutations += steps.count
            return
        }
        let excess = steps[max(0, limit - budget.mutations)].step.site.offsets.first
        let error = GraphQLError(
            "The request has \(budget.mutations + steps.count) mutations; at most \(limit) are allowed.",
            locations: excess.map { [operation.document.location(ofOffset: $0)] } ?? [],
            code: .tooManyMutations
        )
        throw .document(shown([error], operation.document, schema))
    }

    /// Refuses an operation with an expensive payload, which would make others wait for the rows that its mutation locks; none of it
    /// runs.
    private func admitPayloads(
        of plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ sizes: ListSizes,
        _ schema: Schema
    ) throws(Refusal) {
        let limit = limits.payloadCost
        for mutation in plan.mutations {
            guard let cost = mutation.cost.payload, cost.points(for: values, sizes) > limit else { continue }
            let report = CostReport(cost, for: values, sizes, limit: limit)
            let refusal = report.refusal(ofPayload: mutation.step.site.responseName, in: operation.document)
            throw .document(shown([refusal], operation.document, schema))
        }
    }

    /// Adds to errors the lines of the document that they concern, unless production hides them.
    private func shown(_ errors: [GraphQLError], _ document: Document, _ schema: Schema) -> [GraphQLError] {
        RequestError(errors).showing(document, of: schema, inProduction: isProduction).errors
    }
}
