import GraphQL
import Planner
import Postgres
import Reactor

extension Engine {
    /// What an event comes to for a subscription; nil when the subscriber may not see the object.
    func response(to event: LiveEvent, for subscription: Subscription, _ facts: inout RequestFacts) async throws(PostgresError) -> [UInt8]?
    {
        let plan = subscription.plan
        guard let eventPlan = plan.plan.event else { return nil }
        var values = subscription.values
        values.answer = event.answer(eventPlan, to: values.viewer?.account)
        let context = subscription.context
        let cost = plan.cost.points(for: values, subscription.schema.listSizes)
        var time: UInt64 = 0
        let results = try await rows.rows(of: plan, values, cost: cost, from: .primary, for: context, time: &time)
        plan.cost.learn(subscription.schema.listSizes) { results[$0].rowCount }
        if case .object(_, let level) = eventPlan.answer, event.content != .gap, results.indices.contains(level),
            results[level].rowCount == 0
        {
            return nil
        }
        try await mutations.readings.keep(plan.plan.privileges, values, of: subscription.executable, context)
        let operation = PlannedOperation(
            schema: subscription.schema,
            prepared: subscription.prepared,
            executable: subscription.executable,
            values: values,
            plan: plan
        )
        var response: [UInt8] = []
        write(Answer(operation, .rows(results, nil), context, wantsCost: false), to: &response, &facts)
        return response
    }

    /// The plan of a subscription for what its account may now do.
    func plan(_ subscription: Subscription, for subscriber: Subscriber) async throws(Refusal) -> (PreparedPlan, RequestValues) {
        var context = subscription.context
        (context.viewer, context.language, context.disclosure) = (subscriber.viewer, subscriber.language, subscriber.disclosure)
        var values = subscription.values
        (values.viewer, values.language) = (subscriber.viewer, subscriber.language)
        var facts = RequestFacts(times: PhaseTimes(isDetailed: false))
        let (prepared, executable) = (subscription.prepared, subscription.executable)
        switch try await documents.plan(prepared, executable, for: values, context, in: subscription.schema, &facts) {
        case .success(let plan): return (plan, values)
        case .failure(let error):
            throw Refusal(errors.error(error, ofRequest: executable.document, values, for: ErrorReader(context), &facts))
        }
    }
}
