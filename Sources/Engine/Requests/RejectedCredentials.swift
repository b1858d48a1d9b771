import GraphQL
public import Planner

/// The reason why the credentials of a request are not valid.
///
/// Such a request runs as an anonymous client's, because public data need no credentials. `viewer` is an error instead of null, and the
/// response names the reason in `extensions.credentials`. Changes and subscriptions are refused, because their client believes to be
/// someone. Only mutations that lead to new credentials run.
public enum RejectedCredentials: Error, Sendable, Hashable {
    /// They were valid once, and their time is over.
    case expired
    /// They were never issued, or somebody has ended them.
    case unknown

    /// The name in `extensions.credentials`.
    public var name: String {
        switch self {
        case .expired: "EXPIRED"
        case .unknown: "UNKNOWN"
        }
    }
}

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
