import GraphQL
import Reactor
import ServiceSupport

/// The outcome of an act, read from an answer.
enum ActOutcome: Sendable, Equatable {
    /// It was done; with the confirmation.
    case done(ActObject, message: String?)
    /// It was refused with this code, and changed nothing.
    case refused(String)
    /// An answer that no client should get.
    case failed(String)
    /// No answer came, however often the act was sent.
    case unknown

    var isDone: Bool { if case .done = self { true } else { false } }

    /// Whether the act was done to an object that the answer can no longer show.
    var isGone: Bool { if case .done(.gone, _) = self { true } else { false } }

    /// The number of the object that the act was done to; nil if the answer has no id.
    var object: Int64? {
        guard case .done(let object, _) = self else { return nil }
        return switch object {
        case .named(let number), .shown(let number): number
        case .gone: nil
        }
    }

    /// Reads the answer to a mutation.
    ///
    /// - Parameters:
    ///   - response: The response with the answer.
    ///   - mutation: The mutation's name.
    ///   - object: The object that the input names, for payloads that show none.
    ///   - field: The payload's field with the object or its id; nil if it has neither.
    /// - Returns: The outcome; nil if the client must retry.
    /// - Throws: If the response is not JSON.
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

/// The object that an act was done to, as its answer shows it.
enum ActObject: Sendable, Equatable {
    /// The answer or the input has its id, which stays the same whatever becomes of the object.
    case named(Int64)
    /// The answer shows the object itself.
    case shown(Int64)
    /// The answer has null in place of the object.
    case gone

    /// Reads the field of a payload; nil if its value is invalid.
    fileprivate init?(_ value: Value, isID: Bool) {
        if value == .null, !isID {
            self = .gone
            return
        }
        guard let number = (isID ? value : value["id"]).string?.split(separator: "_").last.flatMap({ Int64($0) }) else { return nil }
        self = isID ? .named(number) : .shown(number)
    }
}

/// One answer to an act.
struct ActAnswer: Sendable {
    let outcome: ActOutcome
    /// The time before the act was first sent, and after it was answered.
    let sent: MonotonicTime
    let answered: MonotonicTime
    /// Whether the act was sent more than once, so that this may be a repetition of a lost answer.
    let isResent: Bool
}
