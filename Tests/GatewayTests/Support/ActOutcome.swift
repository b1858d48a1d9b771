import GraphQL
import Reactor
import ServiceSupport

/// The outcome of an act, read from a response.
enum ActOutcome: Sendable, Equatable {
    /// The act was done.
    ///
    /// Includes the confirmation.
    case done(ActObject, message: String?)
    /// The act was refused with this code, and changed nothing.
    case refused(String)
    /// A response that no client should get.
    case failed(String)
    /// No response arrived to any attempt.
    case unknown

    var isDone: Bool { if case .done = self { true } else { false } }

    /// Whether the act was done to an object that the response can no longer show.
    var isGone: Bool { if case .done(.gone, _) = self { true } else { false } }

    /// The number of the act's object, or nil if the response has no id.
    var object: Int64? {
        guard case .done(let object, _) = self else { return nil }
        return switch object {
        case .named(let number), .shown(let number): number
        case .gone: nil
        }
    }

    /// Reads the response to a mutation.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - mutation: The mutation's name.
    ///   - object: The object in the input, for payloads that show none.
    ///   - field: The payload's field with the object or its id, or nil if it has neither.
    /// - Returns: The outcome, or nil if the client must retry.
    /// - Throws: An error if the response is not JSON.
    static func read(_ response: Response, of mutation: String, object: Int64, shownIn field: String?) throws -> ActOutcome? {
        let json = try response.json()
        let payload = json.data[mutation]
        switch json.errorCode {
        case nil where payload.codes.isEmpty:
            let message = payload["message"].string
            guard let field else { return message == nil ? .failed(response.text) : .done(.named(object), message: message) }
            guard let object = ActObject(payload[field], isID: field.hasSuffix("Id")), message != nil else { return .failed(response.text) }
            return .done(object, message: message)
        case nil: return .refused(payload.codes.joined(separator: " "))
        case "NOT_FOUND"?, "FORBIDDEN"?: return .refused(json.errorCode ?? "")
        case "SERVICE_UNAVAILABLE"?, "TIMEOUT"?, "OUTCOME_UNKNOWN"?: return nil
        default: return .failed(response.text)
        }
    }
}

/// The object of an act, as the response shows it.
enum ActObject: Sendable, Equatable {
    /// The response or the input has the object's id, which never changes.
    case named(Int64)
    /// The response shows the object itself.
    case shown(Int64)
    /// The response has null instead of the object.
    case gone

    /// Reads the field of a payload.
    ///
    /// Fails if the value is invalid.
    fileprivate init?(_ value: Value, isID: Bool) {
        if value == .null, !isID {
            self = .gone
            return
        }
        guard let number = (isID ? value : value["id"]).string?.split(separator: "_").last.flatMap({ Int64($0) }) else { return nil }
        self = isID ? .named(number) : .shown(number)
    }
}

/// A response to an act.
struct ActAnswer: Sendable {
    let outcome: ActOutcome
    /// The time before the act was first sent, and after its response arrived.
    let sent: MonotonicTime
    let answered: MonotonicTime
    /// Whether the act was sent more than once, so that this response may be a repetition.
    let isResent: Bool
}
