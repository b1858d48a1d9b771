import GraphQL
import HTTP
import Planner
import Reactor

/// What belongs to one HTTP request to the GraphQL endpoint besides its document and variables.
struct RequestContext {
    /// When the request was whole.
    let arrived: MonotonicTime
    /// The schema that the request is answered by, from beginning to end, whatever is loaded meanwhile.
    let snapshot: SchemaSnapshot
    /// In which form the answer is written.
    let mediaType: ResponseMediaType
    /// The language of texts and messages.
    let language: Language
    /// Whether the answer is to be read by people, or is the plan.
    let form: AnswerForm
    /// Whether the method may change something.
    let mayMutate: Bool
    /// What the request costs, once it has a plan.
    var cost = 0

    /// Reads the headers; throws when no form of answer is acceptable.
    init(of exchange: HTTPExchange, snapshot: SchemaSnapshot, form: AnswerForm) throws(Refusal) {
        let accept = AcceptHeaders(of: exchange)
        guard let mediaType = accept.mediaType ?? (form.explanation == nil ? nil : .json) else {
            let message = "This server answers application/graphql-response+json and application/json; accept one of them."
            throw Refusal(.notAcceptable, message)
        }
        arrived = exchange.loop.now
        self.snapshot = snapshot
        self.mediaType = mediaType
        language = accept.language
        self.form = form
        mayMutate = exchange.method == .post
    }
}
