import GraphQL
import HTTP

/// Protection from other sites that make a visitor's browser send requests here (CSRF).
///
/// A browser asks for permission before it sends another site's request, unless the request is “simple”: by its content type, and without
/// any header of its own. What such a request could change is refused; GET changes nothing, and its answer can only be read with permission.
///
/// Spec: https://fetch.spec.whatwg.org/#cors-preflight-fetch
enum RequestForgery {
    /// Why a body that is read is not acted on; nil when no other site can have sent it unasked.
    ///
    /// Of the content types that need no permission (none, `text/plain`, `application/x-www-form-urlencoded`, `multipart/form-data`) only
    /// the last is read at all.
    static func refusal(of headers: RequestHeaders) -> RequestRefusal? {
        guard case .multipart = headers.content, !headers.impliesPreflight else { return nil }
        return RequestRefusal(
            .csrfPrevention,
            """
            This could be a request that another site makes a browser send (CSRF). Send a non-empty header Apollo-Require-Preflight, \
            GraphQL-Preflight or X-Apollo-Operation-Name with it.
            """
        )
    }
}
