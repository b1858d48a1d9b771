import GraphQL
import HTTP
import Languages
import Planner

/// What belongs to one HTTP request to the GraphQL endpoint besides its document and variables.
struct RequestContext {
    /// The schema that the request is answered by, from beginning to end, whatever is loaded meanwhile.
    let snapshot: SchemaSnapshot
    /// How long the schema's lists have been so far.
    let listSizes: ListSizes
    /// Who sends it; nil for strangers.
    let identity: Identity?
    /// The language of texts and messages.
    let language: Language
    /// Whether the answer is to be read by people, or is the plan.
    let form: AnswerForm
    /// Whether the method may change something.
    let mayMutate: Bool
    /// What the request's operations cost that have a plan.
    var cost = 0
    /// How many mutations the request's operations have run.
    var mutations = 0

    /// What the key that it comes with may spend; nil for people and strangers.
    var allowance: KeyAllowance? { identity?.apiKey?.allowance }

    init(
        of exchange: HTTPExchange,
        _ headers: RequestHeaders,
        snapshot: SchemaSnapshot,
        _ listSizes: ListSizes,
        form: AnswerForm,
        _ identity: Identity?
    ) {
        self.snapshot = snapshot
        self.listSizes = listSizes
        self.identity = identity
        language = identity?.language ?? headers.language
        self.form = form
        mayMutate = exchange.method == .post
    }
}
