import Engine

/// A step of a request: who takes it, its statuses before and after, and the news for the other side.
///
/// The table in the schema's `FoodRequestStatus` and the trigger `food_request_steps` contain the same rules. A test compares all pairs.
package struct FoodRequestStep: Sendable {
    /// The side that takes the step.
    package enum Side: String, Sendable {
        case donor, receiver
    }

    /// The name of the mutation.
    package let name: StaticString
    package let side: Side
    package let from: Set<FoodRequestStatus>
    package let to: FoodRequestStatus
    /// Whether food is required: the post is visible and has not expired, and the quantity is available unless it is already promised.
    let needsFood: Bool
    /// The message of success.
    let message: Message
    /// The news for the other side.
    ///
    /// `ownNews` is the news for the side that takes the step, if any.
    let news: FoodNews
    var ownNews: FoodNews?
    /// The message and the news for the other side if the step takes back a promise; nil if they are the same.
    var revocation: (message: Message, news: FoodNews)?

    package static let accept = FoodRequestStep(
        name: "acceptFoodRequest",
        side: .donor,
        from: [.pending],
        to: .accepted,
        needsFood: true,
        message: .foodRequestAccepted,
        news: .accepted
    )
    package static let decline = FoodRequestStep(
        name: "declineFoodRequest",
        side: .donor,
        from: [.pending, .accepted],
        to: .declined,
        needsFood: false,
        message: .foodRequestDeclined,
        news: .declined,
        revocation: (.foodPromiseRevoked, .revoked)
    )
    package static let withdraw = FoodRequestStep(
        name: "withdrawFoodRequest",
        side: .receiver,
        from: [.pending, .accepted],
        to: .withdrawn,
        needsFood: false,
        message: .foodRequestWithdrawn,
        news: .withdrawn
    )
    package static let reserve = FoodRequestStep(
        name: "reserveFood",
        side: .receiver,
        from: [.accepted],
        to: .reserved,
        needsFood: true,
        message: .foodReserved,
        news: .reserved,
        ownNews: .youReserved
    )
    package static let cancel = FoodRequestStep(
        name: "cancelFoodReservation",
        side: .receiver,
        from: [.reserved],
        to: .cancelled,
        needsFood: false,
        message: .reservationCancelled,
        news: .cancelled,
        ownNews: .youCancelled
    )
    package static let all = [accept, decline, withdraw, reserve, cancel]
}
