import GraphQL
import HTTP

/// Protection from other sites that make a visitor's browser send requests here (CSRF).
///
/// A browser asks for permission before it sends a request of another site, unless the request is “simple”. A request is simple if it has
/// one of a few content types and no custom headers. Such a request is refused if it could change something. GET changes nothing, and a
/// page can read its response only with permission.
///
/// Spec: https://fetch.spec.whatwg.org/#cors-preflight-fetch
enum RequestForgery {
    /// The refusal of a request that another site could have sent without permission; nil otherwise.
    ///
    /// These content types need no permission: a missing one, `text/plain`, `application/x-www-form-urlencoded` and `multipart/form-data`.
    /// Only the last one is supported.
    static func refusal(of headers: RequestHeaders) -> RequestRefusal? {
        guard case .multipart = headers.content, !headers.impliesPreflight else { return nil }
        return RequestRefusal(
            .csrfPrevention,
            """
            Another site could make a browser send this request (CSRF). Add a non-empty header Apollo-Require-Preflight, \
            GraphQL-Preflight or X-Apollo-Operation-Name.
            """
        )
    }
}
