import GraphQL
import Planner

// What an operation may cost and change, decided before any of it is run.
extension LoopGateway {
    /// Answers what an operation costs, and refuses what would be too much.
    func admit(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ context: inout RequestContext
    ) throws(Refusal) -> Int {
        if !plan.mutations.isEmpty {
            try admitMutations(of: plan, operation, &context)
            try admitPayloads(of: plan, operation, values, context)
        }
        let limit = configuration.limits.cost
        let points = plan.cost.points(for: values, context.listSizes)
        // The requests of a batch share one limit.
        guard context.cost + points > limit else {
            context.cost += points
            return points
        }
        let refusal = CostReport(plan.cost, for: values, context.listSizes, limit: limit - context.cost).refusal(in: operation.document)
        throw .document(shown([refusal], operation.document))
    }

    /// Refuses an operation with which the request would have too many mutations; none of it is run.
    private func admitMutations(of plan: PreparedPlan, _ operation: ExecutableOperation, _ context: inout RequestContext) throws(Refusal) {
        let steps = plan.mutations.filter(\.isRun)
        let limit = configuration.limits.mutations
        guard context.mutations + steps.count > limit, !steps.isEmpty else {
            context.mutations += steps.count
            return
        }
        let excess = steps[max(0, limit - context.mutations)].step.site.offsets.first
        let error = GraphQLError(
            "The request has \(context.mutations + steps.count) mutations; at most \(limit) are allowed.",
            locations: excess.map { [operation.document.location(ofOffset: $0)] } ?? [],
            code: .tooManyMutations
        )
        throw .document(shown([error], operation.document))
    }

    /// Refuses an operation with a payload that would keep others waiting for what its mutation has changed; none of it is run.
    private func admitPayloads(
        of plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ context: RequestContext
    ) throws(Refusal) {
        let limit = configuration.limits.payloadCost
        for mutation in plan.mutations {
            guard let cost = mutation.payloadCost, cost.points(for: values, context.listSizes) > limit else { continue }
            let report = CostReport(cost, for: values, context.listSizes, limit: limit)
            let refusal = report.refusal(ofPayload: mutation.step.site.responseName, in: operation.document)
            throw .document(shown([refusal], operation.document))
        }
    }
}
