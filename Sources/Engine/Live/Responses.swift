import Planner

/// What a request comes to where both one answer and many can be told.
public enum Responses: ~Copyable {
    /// A query's or mutation's only answer.
    case one(Answer)
    /// The answers of a subscription.
    case many(Subscription)
}

extension LiveSubscriptions {
    /// Works out what a request comes to, whichever kind its operation is.
    ///
    /// - Parameters:
    ///   - request: What is asked for.
    ///   - context: The client, and how it asks. What it tells of the client has to be good as long as a subscription.
    ///   - credentials: What says again whose a subscription is when access changes; nil for strangers.
    ///   - facts: What is noted on the way.
    /// - Returns: The answer, or the answers to come.
    /// - Throws: Why there will be none.
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
        // Each event is charged; to begin costs what one does. What can be refused is refused before it starts.
        _ = try await engine.charge(operation, context, &scope, &facts)
        let subscription = Subscription(operation, context, credentials, in: self)
        try begin(subscription)
        facts.outcome = .ok
        return .many(subscription)
    }
}
