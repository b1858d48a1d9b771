import Engine

/// What people do with a request: who, from which status to which, and what the other side hears.
///
/// The table in the schema's `FoodRequestStatus` says the same, and so does the trigger `food_request_steps`; a test compares all pairs.
package struct FoodRequestStep: Sendable {
    /// Whose step it is.
    package enum Side: String, Sendable {
        case donor, receiver
    }

    /// The mutation.
    package let name: StaticString
    package let side: Side
    package let from: Set<FoodRequestStatus>
    package let to: FoodRequestStatus
    /// Whether there must still be food: the post is shown and has not expired, and the quantity fits where it is not set aside yet.
    let needsFood: Bool
    /// What is confirmed.
    let message: Message
    /// What the other side is told, and what the one that does it.
    let news: FoodNews
    var ownNews: FoodNews?

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
        from: [.pending],
        to: .declined,
        needsFood: false,
        message: .foodRequestDeclined,
        news: .declined
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
