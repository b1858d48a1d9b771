import GraphQL
import HTTP

/// Checks a request before its body is read.
enum RequestAdmission {
    /// The refusal of a request for its URL, method or headers; nil if its body or query may be read.
    static func refusal(of exchange: HTTPExchange, _ headers: RequestHeaders) -> RequestRefusal? {
        if let refusal = CredentialsInURL.refusal(of: exchange) { return refusal }
        switch exchange.method {
        case .get, .head: return acceptRefusal(headers)
        case .post: break
        default: return .method("Send a query by GET or POST, or another operation by POST.", allow: "GET, HEAD, POST")
        }
        if let refusal = acceptRefusal(headers) ?? headers.content.refusal ?? RequestForgery.refusal(of: headers) { return refusal }
        guard !exchange.hasContentCoding else {
            return RequestRefusal(.badRequest, "The body has a Content-Encoding; send it unencoded.", status: .unsupportedMediaType)
        }
        return nil
    }

    private static func acceptRefusal(_ headers: RequestHeaders) -> RequestRefusal? {
        guard headers.format == nil else { return nil }
        let message =
            "This server responds with application/graphql-response+json, application/json or text/event-stream; accept one of them."
        return RequestRefusal(.notAcceptable, message)
    }
}
