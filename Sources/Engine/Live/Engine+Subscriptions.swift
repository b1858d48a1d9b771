import GraphQL
import Planner
import Postgres
import Reactor

extension Engine {
    /// What an event comes to for a subscription; nil when the subscriber may not see the object.
    func response(
        to event: LiveEvent,
        for subscription: Subscription,
        _ facts: inout RequestFacts
    ) async throws(PostgresError) -> [UInt8]? {
        let (plan, context) = (subscription.plan, subscription.context)
        let values = subscription.values(for: event)
        var time: UInt64 = 0
        let results = try await rows.rows(of: plan, values, cost: subscription.cost, from: .primary, for: context, time: &time)
        plan.cost.learn(subscription.schema.listSizes) { results[$0].rowCount }
        guard subscription.isShown(event, results) else { return nil }
        try await mutations.readings.keep(plan.plan.privileges, values, of: subscription.executable, context)
        return response(results, to: subscription, values, &facts)
    }

    /// What an event comes to for subscriptions of one family, read for all of them at once.
    func responses(
        to event: LiveEvent,
        for subscriptions: [Subscription],
        _ facts: inout RequestFacts
    ) async throws(PostgresError) -> [[UInt8]?] {
        guard let first = subscriptions.first else { return [] }
        let viewers = subscriptions.map { $0.values.viewer?.account ?? 0 }
        let rows = try await rows.rows(of: first.plan, first.values(for: event), for: viewers, cost: first.cost)
        return zip(subscriptions, rows).map { subscription, results in
            guard subscription.isShown(event, results) else { return nil }
            return response(results, to: subscription, subscription.values(for: event), &facts)
        }
    }

    private func response(
        _ results: [QueryResult],
        to subscription: Subscription,
        _ values: RequestValues,
        _ facts: inout RequestFacts
    ) -> [UInt8] {
        let operation = PlannedOperation(
            schema: subscription.schema,
            prepared: subscription.prepared,
            executable: subscription.executable,
            values: values,
            plan: subscription.plan
        )
        var response: [UInt8] = []
        write(Answer(operation, .rows(results, nil), subscription.context, wantsCost: false), to: &response, &facts)
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

extension Subscription {
    /// What one event costs, in points.
    var cost: Int { plan.cost.points(for: values, schema.listSizes) }

    /// The values with which the plan answers an event.
    fileprivate func values(for event: LiveEvent) -> RequestValues {
        var values = values
        if let eventPlan = plan.plan.event { values.answer = event.answer(eventPlan, to: values.viewer?.account) }
        return values
    }

    /// Whether the subscriber may see what the event is about.
    fileprivate func isShown(_ event: LiveEvent, _ results: [QueryResult]) -> Bool {
        guard case .object(_, let level)? = plan.plan.event?.answer, event.content != .gap else { return true }
        return !results.indices.contains(level) || results[level].rowCount > 0
    }
}
