import HTTP
import Languages
import Planner

/// What the headers of a request say of how it is to be read and answered, found in one pass.
struct RequestHeaders {
    /// How the answer is to be written; nil when nothing that can be written is acceptable.
    private(set) var format: ResponseFormat? = ResponseFormat()
    /// The wanted language of texts.
    private(set) var language = Language.english
    /// What the body is said to be.
    private(set) var content = RequestContent.unnamed
    /// Whether a header stands there that a page of another site can only send when the server has permitted it.
    ///
    /// Spec: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
    private(set) var impliesPreflight = false
    /// Whether a proxy says who has asked it.
    private(set) var isForwarded = false
    /// Whether the client shows credentials.
    private(set) var hasAuthorization = false

    init(of exchange: HTTPExchange) {
        var acceptCount = 0
        var contentTypeCount = 0
        exchange.forEachHeader { name, value in
            // By the length first: most headers are none of these.
            switch name.count {
            case 6 where name.equalsIgnoringCase("accept"):
                acceptCount += 1
                format = acceptCount == 1 ? ResponseFormat(accept: value) : format
            case 12 where name.equalsIgnoringCase("content-type"):
                contentTypeCount += 1
                content = RequestContent(contentType: value)
            case 13 where name.equalsIgnoringCase("authorization"): hasAuthorization = true
            case 15 where name.equalsIgnoringCase("accept-language"):
                language = Language(acceptLanguage: value)
            case 15 where name.equalsIgnoringCase("x-forwarded-for"): isForwarded = true
            case 17 where name.equalsIgnoringCase("graphql-preflight"),
                23 where name.equalsIgnoringCase("x-apollo-operation-name"),
                24 where name.equalsIgnoringCase("apollo-require-preflight"):
                if !value.isEmpty { impliesPreflight = true }
            default: break
            }
        }
        if acceptCount > 1 { format = Self.formatOfAll(exchange) }
        if contentTypeCount > 1 { content = .unsupported("There are \(contentTypeCount) Content-Type headers.") }
    }

    /// Several headers are one list.
    private static func formatOfAll(_ exchange: HTTPExchange) -> ResponseFormat? {
        var items: [FieldItem] = []
        exchange.forEachHeader { name, value in
            if name.equalsIgnoringCase("accept") { items += FieldItem.list(value) }
        }
        return ResponseFormat(accepting: items)
    }
}
