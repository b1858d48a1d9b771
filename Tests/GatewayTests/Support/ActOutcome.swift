import GraphQL
import ServiceSupport

/// What a client was told of something that it had asked to be done.
enum ActOutcome: Sendable, Equatable {
    /// It was done, to this object.
    case done(Int64)
    /// It was refused with this code, and changed nothing.
    case refused(String)
    /// An answer that no client should get.
    case failed(String)
    /// However often it was sent, no answer came.
    case unknown

    var isDone: Bool { if case .done = self { true } else { false } }

    /// What an answer says of a mutation: done to an object, which is that of a path in the payload unless it is known; nil when it says no more
    /// than that the act is to be sent again.
    static func read(_ response: Response, of mutation: String, object: Int64, madeAt path: String?) throws -> ActOutcome? {
        let json = try response.json()
        let payload = json.data[mutation]
        switch json.errorCode {
        case nil where payload.codes.isEmpty:
            guard let path else { return .done(object) }
            guard let made = payload.at(path).string?.split(separator: "_").last.flatMap({ Int64($0) }) else {
                return .failed(response.text)
            }
            return .done(made)
        case nil: return .refused(payload.codes.joined(separator: " "))
        case "NOT_FOUND"?, "FORBIDDEN"?: return .refused(json.errorCode ?? "")
        case "SERVICE_UNAVAILABLE"?, "TIMEOUT"?, "OUTCOME_UNKNOWN"?: return nil
        default: return .failed(response.text)
        }
    }
}
