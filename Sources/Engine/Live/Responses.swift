import Planner

/// The result of a request where the client can receive either a single answer or a stream of them.
public enum Responses: ~Copyable {
    /// The only answer of a query or mutation.
    case one(Answer)
    /// The answers of a subscription.
    case many(Subscription)
}

extension LiveSubscriptions {
    /// Executes a request of any kind of operation.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: The client, and the conditions of the request; the client's details must stay valid as long as a subscription runs.
    ///   - credentials: Checks again which account a subscription belongs to when access changes; nil for anonymous clients.
    ///   - facts: Collects facts about the request for logs and metrics.
    /// - Returns: The answer, or the stream of answers.
    /// - Throws: The reason why there is no answer.
    public func responses(
        to request: OperationRequest,
        _ context: RequestContext,
        _ credentials: (any SubscriberCredentials)?,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> Responses {
        var scope = engine.scope()
        let operation = try await engine.planned(request, context, in: scope.schema, &facts)
        if operation.plan.plan.event == nil {
            return .one(try await engine.answer(operation, wantsCost: request.wantsCost, context, &scope, &facts))
        }
        // Each event is charged, and starting costs as much as one event. Charging first refuses the request, if necessary, before the
        // subscription starts.
        _ = try await engine.charge(operation, context, &scope, &facts)
        let subscription = Subscription(operation, context, credentials, in: self)
        try begin(subscription)
        facts.outcome = .ok
        return .many(subscription)
    }
}
