import GraphQL
public import Planner

extension ErrorMapping {
    /// The refusal of a request that needs valid credentials.
    public func refusal(_ rejected: RejectedCredentials, in language: TextLanguage) -> Refusal {
        var error = GraphQLError(messages.credentialsRejected.text(in: language), code: .unauthenticated)
        error.credentials = rejected.name
        var refusal = Refusal(error)
        refusal.credentials = rejected
        return refusal
    }
}

extension Engine {
    /// Refuses subscriptions of a client whose credentials are not valid.
    ///
    /// A subscription also ends when its credentials end.
    func refuseSubscription(_ operation: ExecutableOperation, _ context: RequestContext) throws(Refusal) {
        guard let rejected = context.rejectedCredentials, operation.definition.kind == .subscription else { return }
        throw errors.refusal(rejected, in: context.language)
    }

    /// Refuses an operation with mutations that need valid credentials, before any of its mutations runs.
    func refuseMutations(_ plan: PreparedPlan, _ mutations: [String: Mutation], _ context: RequestContext) throws(Refusal) {
        guard let rejected = context.rejectedCredentials else { return }
        let needsCredentials = plan.mutations.contains { mutation in
            switch mutation.work {
            case .constant: false
            case .failure(let error): error.denial?.reason == .unauthenticated
            case .run(let name, _, _): mutations[name]?.leadsToCredentials != true
            }
        }
        if needsCredentials { throw errors.refusal(rejected, in: context.language) }
    }
}
