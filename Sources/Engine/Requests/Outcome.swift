/// The outcome of a GraphQL request.
public enum Outcome: Int, CaseIterable, Comparable, BitwiseCopyable, Sendable {
    /// Answered without errors.
    case ok
    /// Answered, but fields have errors.
    case fieldErrors
    /// The document or variables are invalid, or ask for too much.
    case invalid
    /// The request was refused for a reason other than its document, such as a violation of GraphQL over HTTP or an exceeded allowance.
    case rejected
    /// The server could not take the request.
    case unavailable
    /// The client disconnected before the response.
    case clientDisconnected

    /// Whether the right outcome is worse.
    public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }

    /// The name in metrics and logs.
    public var name: StaticString {
        switch self {
        case .ok: "ok"
        case .fieldErrors: "field_errors"
        case .invalid: "invalid"
        case .rejected: "rejected"
        case .unavailable: "unavailable"
        case .clientDisconnected: "client_gone"
        }
    }

    /// Whether the request got no data.
    public var isRefusal: Bool {
        switch self {
        case .invalid, .rejected, .unavailable: true
        case .ok, .fieldErrors, .clientDisconnected: false
        }
    }
}
