import Planner

/// What a request comes to where both one answer and many can be told.
public enum Responses: ~Copyable {
    /// A query's or mutation's only answer.
    case one(Answer)
    /// The answers of a subscription.
    case many(Subscription)
}

extension Engine {
    /// Works out what a request comes to, whichever kind its operation is.
    ///
    /// - Parameters:
    ///   - request: What is asked for.
    ///   - context: Who asks and how. What it tells of the client has to be good as long as a subscription.
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
        var scope = scope()
        let operation = try await planned(request, context, in: scope.schema, &facts)
        if operation.plan.plan.event == nil {
            return .one(try await answer(operation, wantsCost: request.wantsCost, context, &scope, &facts))
        }
        return .many(try await subscribe(operation, context, credentials, &scope, &facts))
    }
}
