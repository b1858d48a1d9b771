import HTTP
import Languages
import Planner

/// The headers that control how a request is read and answered, collected in one pass.
struct RequestHeaders {
    /// The format of the response; nil if the client accepts none of our formats.
    private(set) var format: ResponseFormat? = ResponseFormat()
    /// The preferred language of texts.
    private(set) var language = Language.english
    /// The kind of the body.
    private(set) var content = RequestContent.unnamed
    /// Whether a header is present that a page of another site can send only after a preflight.
    ///
    /// Spec: https://fetch.spec.whatwg.org/#cors-safelisted-request-header
    private(set) var impliesPreflight = false
    /// Whether the request has `X-Forwarded-For`, which proxies add.
    private(set) var isForwarded = false
    /// Whether the request has credentials.
    private(set) var hasAuthorization = false

    init(of exchange: HTTPExchange) {
        var acceptCount = 0
        var contentTypeCount = 0
        exchange.forEachHeader { name, value in
            // Compares the length first: most headers have other lengths.
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

    /// Negotiates the format from several `Accept` headers, which form one list.
    private static func formatOfAll(_ exchange: HTTPExchange) -> ResponseFormat? {
        var items: [FieldItem] = []
        exchange.forEachHeader { name, value in
            if name.equalsIgnoringCase("accept") { items += FieldItem.list(value) }
        }
        return ResponseFormat(accepting: items)
    }
}
