import GraphQL
import Planner
import Postgres
import Reactor

extension Engine {
    /// The response to an event for a subscription; nil if the subscriber may not see the object.
    func response(
        to event: LiveEvent,
        for subscription: Subscription,
        _ facts: inout RequestFacts
    ) async throws(PostgresError) -> [UInt8]? {
        let reading = EventReading(event, subscription)
        let (plan, values) = (reading.plan, reading.values)
        var time: UInt64 = 0
        let results = try await rows.rows(of: plan, values, cost: reading.cost, from: .primary, for: reading.context, time: &time)
        plan.cost.learn(subscription.schema.listSizes) { results[$0].rowCount }
        guard reading.isShown(event, results) else { return nil }
        try await mutations.readings.keep(plan.plan.privileges, values, of: subscription.executable, reading.context)
        return response(results, to: reading, &facts)
    }

    /// The responses to an event for subscriptions of one family, read for all of them at once.
    func responses(
        to event: LiveEvent,
        for subscriptions: [Subscription],
        _ facts: inout RequestFacts
    ) async throws(PostgresError) -> [[UInt8]?] {
        let readings = subscriptions.map { EventReading(event, $0) }
        guard let first = readings.first else { return [] }
        let viewers = readings.map { $0.values.viewer?.account ?? 0 }
        let rows = try await rows.rows(of: first.plan, first.values, for: viewers, cost: first.cost)
        return zip(readings, rows).map { reading, results in
            reading.isShown(event, results) ? response(results, to: reading, &facts) : nil
        }
    }

    private func response(_ results: [QueryResult], to reading: EventReading, _ facts: inout RequestFacts) -> [UInt8] {
        let operation = PlannedOperation(
            schema: reading.subscription.schema,
            prepared: reading.subscription.prepared,
            executable: reading.subscription.executable,
            values: reading.values,
            plan: reading.plan
        )
        var response: [UInt8] = []
        write(Answer(operation, .rows(results, nil), reading.context, wantsCost: false), to: &response, &facts)
        return response
    }

    /// The plan of a subscription for its account's current permissions.
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
            throw Refusal(errors.error(error, ofRequest: executable.document, values, for: ErrorRecipient(context), &facts))
        }
    }
}

extension Subscription {
    /// The cost of one event in points.
    var cost: Int { plan.cost.points(for: values, schema.listSizes) }
}

/// A snapshot of a subscription at the start of a read: its access may change before the rows arrive.
private struct EventReading {
    let subscription: Subscription
    let plan: PreparedPlan
    let context: RequestContext
    let values: RequestValues
    let cost: Int

    init(_ event: LiveEvent, _ subscription: Subscription) {
        self.subscription = subscription
        (plan, context, cost) = (subscription.plan, subscription.context, subscription.cost)
        var values = subscription.values
        if let eventPlan = plan.plan.event { values.answer = event.answer(eventPlan, to: values.viewer?.account) }
        self.values = values
    }

    /// Whether the subscriber may see the object of the event.
    func isShown(_ event: LiveEvent, _ results: [QueryResult]) -> Bool {
        guard case .object(_, let level)? = plan.plan.event?.answer, event.content != .gap else { return true }
        return !results.indices.contains(level) || results[level].rowCount > 0
    }
}
