/// What became of a GraphQL request.
public enum Outcome: Int, CaseIterable, Comparable, BitwiseCopyable, Sendable {
    /// Answered without errors.
    case ok
    /// Answered, but fields have errors.
    case fieldErrors
    /// Its document or variables are wrong, or ask for too much.
    case invalid
    /// HTTP, or GraphQL over HTTP, does not permit it.
    case rejected
    /// The server could not take it.
    case unavailable
    /// The client left before its answer.
    case clientGone

    /// Whether the right one is the worse.
    public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }

    /// As metrics and the log name it.
    public var name: StaticString {
        switch self {
        case .ok: "ok"
        case .fieldErrors: "field_errors"
        case .invalid: "invalid"
        case .rejected: "rejected"
        case .unavailable: "unavailable"
        case .clientGone: "client_gone"
        }
    }

    /// Whether it got no data.
    public var isRefusal: Bool {
        switch self {
        case .invalid, .rejected, .unavailable: true
        case .ok, .fieldErrors, .clientGone: false
        }
    }
}
