/// A request's method.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-methods
public enum HTTPMethod: UInt8, Sendable, BitwiseCopyable {
    /// Requests a representation.
    case get
    /// Like GET, but the response has no body.
    case head
    /// Submits data for processing.
    case post
    /// Requests the available options.
    case options
    /// Replaces a resource.
    case put
    /// Removes a resource.
    case delete
    /// Changes a resource in part.
    case patch
    /// Any other well-formed method.
    case other

    init(_ token: Span<UInt8>) {
        if token.equals("GET") {
            self = .get
        } else if token.equals("POST") {
            self = .post
        } else if token.equals("HEAD") {
            self = .head
        } else if token.equals("OPTIONS") {
            self = .options
        } else if token.equals("PUT") {
            self = .put
        } else if token.equals("DELETE") {
            self = .delete
        } else if token.equals("PATCH") {
            self = .patch
        } else {
            self = .other
        }
    }
}
