import Engine

/// The status of a request: a value of `food_request_status`.
package enum FoodRequestStatus: String, Sendable, CaseIterable, Decodable {
    case pending = "PENDING"
    case accepted = "ACCEPTED"
    case declined = "DECLINED"
    case reserved = "RESERVED"
    case withdrawn = "WITHDRAWN"
    case cancelled = "CANCELLED"
    case expired = "EXPIRED"

    /// The message to a client whose action this status does not allow.
    var message: Message {
        switch self {
        case .pending: .foodRequestIsPending
        case .accepted: .foodRequestIsAccepted
        case .declined: .foodRequestIsDeclined
        case .reserved: .foodRequestIsReserved
        case .withdrawn: .foodRequestIsWithdrawn
        case .cancelled: .foodRequestIsCancelled
        case .expired: .foodRequestIsExpired
        }
    }

    /// The same message, or the reason if the request ended because its post was deleted.
    func message(endedWithPost: Bool) -> Message { endedWithPost ? .foodIsNoLongerOffered : message }
}
