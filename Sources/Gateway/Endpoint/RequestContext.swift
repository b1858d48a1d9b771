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
    let format: ResponseFormat
    /// The language of texts and messages.
    let language: Language
    /// Whether the answer is to be read by people, or is the plan.
    let form: AnswerForm
    /// Whether the method may change something.
    let mayMutate: Bool
    /// What the request costs, once it has a plan.
    var cost = 0

    init(of exchange: HTTPExchange, _ headers: RequestHeaders, snapshot: SchemaSnapshot, form: AnswerForm) {
        arrived = exchange.loop.now
        self.snapshot = snapshot
        format = headers.format ?? ResponseFormat()
        language = headers.language
        self.form = form
        mayMutate = exchange.method == .post
    }
}
