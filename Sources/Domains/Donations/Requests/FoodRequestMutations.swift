import Engine
import GraphQL
import Planner
import Postgres

/// `acceptFoodRequest`: the donor promises the food.
let acceptFoodRequest = mutation(taking: .accept)

/// `declineFoodRequest`: the donor declines the request, or takes back a promise that is not reserved yet.
let declineFoodRequest = mutation(taking: .decline)

/// `withdrawFoodRequest`: the receiver withdraws the request.
let withdrawFoodRequest = mutation(taking: .withdraw)

/// `reserveFood`: the receiver reserves the promised food.
let reserveFood = mutation(taking: .reserve, named: "foodRequestId")

/// Creates a mutation that takes a step.
///
/// `field` is the input field with the id of the request.
private func mutation(taking step: FoodRequestStep, named field: String = "id") -> Mutation {
    mutation(step.name, for: .signedIn, in: .donations, cost: 200) {
        changed("foodRequest", "FoodRequest")
    } rules: { input, call async throws(MutationFailure) in
        try await step.take(input, named: field, call)
    }
}

/// `cancelFoodReservation`: the receiver cancels the reservation.
///
/// Unless `confirm` is true, the mutation only asks for confirmation.
let cancelFoodReservation = mutation("cancelFoodReservation", for: .signedIn, in: .donations, cost: 200) {
    changed("foodRequest", "FoodRequest")
    answers("needsConfirmation")
} rules: { input, call async throws(MutationFailure) in
    guard input.flag("confirm") == true else { throw .asks(try await FoodRequestStep.cancel.question(input, .areYouSure, call)) }
    var answer = try await FoodRequestStep.cancel.take(input, call)
    answer.members.append("needsConfirmation", .boolean(false))
    return answer
}

/// `sendFoodRequest`: a receiver requests some of a post's food.
let sendFoodRequest = mutation("sendFoodRequest", for: .confirmedReceiver, in: .donations, cost: 200) {
    changed("foodRequest", "FoodRequest")
} rules: { input, call async throws(MutationFailure) in
    guard let post = try input.id("foodPostId", of: "food_post") else { throw .notFound }
    var errors = UserErrors()
    let quantity = errors.quantity(input)
    let note = errors.optional(input, "note", atMost: 1_000, as: .paragraphs)
    try errors.check()

    try await call.refuseRestricted()
    try await FoodRequests.refuseTooMany(call)
    try await FoodPosts.hold(post, call)
    let offered = try await call.first(
        OfferedFood.self,
        """
        SELECT donor_id = \(call.account) AS is_own, unit, expires_at > now() AND available_quantity >= \(quantity?.decimal, as: "numeric") AS is_available
        FROM food_post WHERE id = \(post) AND is_shown
        """
    )
    guard let offered else { throw .notFound }
    if offered.isOwn { throw .refused(UserError(.ownPost, .ownFoodPost, "foodPostId")) }
    try quantity?.requireWhole(in: offered.unit)
    guard offered.isAvailable else { throw .refused(UserError(.foodUnavailable, .unavailable, "quantity")) }
    let sent = try await call.first(
        Int64.self,
        """
        INSERT INTO food_request (food_post_id, receiver_id, quantity, note)
        VALUES (\(post), \(call.account), \(quantity?.decimal, as: "numeric"), \(note))
        ON CONFLICT (food_post_id, receiver_id) WHERE status IN ('PENDING', 'ACCEPTED', 'RESERVED') DO NOTHING RETURNING id
        """
    )
    guard let sent else { throw .refused(UserError(.alreadyRequested, .foodRequestedAlready, "foodPostId")) }
    try await FoodRequests.tellDonor(.requested, of: sent, call)
    return MutationAnswer(.foodRequestSent, of: AuditedObject("food_request", sent), ["foodRequest": .int(sent)])
}

/// `editFoodRequest`: a receiver changes the amount or the note.
///
/// Omitted fields do not change.
let editFoodRequest = mutation("editFoodRequest", for: .signedIn, in: .donations, cost: 200) {
    changed("foodRequest", "FoodRequest")
} rules: { input, call async throws(MutationFailure) in
    // A malformed id is reported before other invalid input.
    _ = try input.id("id", of: "food_request")
    var errors = UserErrors()
    let quantity = errors.quantity(input)
    let note = errors.optional(input, "note", atMost: 1_000, as: .paragraphs)
    try errors.check()

    try await call.refuseRestricted()
    try await FoodRequests.refuseTooMany(call)
    let number = try await FoodRequests.hold(input, "id", call)
    let found = try await call.one(
        EditableFoodRequest.self,
        """
        SELECT request.status, request.receiver_id = \(call.account) AS is_own, \(name: FoodRequests.endedWithPost) AS ended_with_post,
            post.is_shown AS has_post, post.expires_at <= now() AS has_expired, post.unit,
            coalesce(\(quantity?.decimal, as: "numeric"), request.quantity) <> request.quantity AS changes_quantity,
            \(input.isGiven("note")) AND \(note) IS DISTINCT FROM request.note AS changes_note,
            post.available_quantity >= coalesce(\(quantity?.decimal, as: "numeric"), request.quantity) AS fits
        FROM food_request AS request JOIN food_post AS post ON post.id = request.food_post_id WHERE request.id = \(number)
        """
    )
    guard found.isOwn else { throw .denied(rule: FoodRequestStep.Side.receiver.rawValue) }
    guard found.status == .pending else {
        throw .refused(UserError(.wrongStatus, found.status.message(endedWithPost: found.endedWithPost), "id"))
    }
    guard found.hasPost else { throw .refused(UserError(.foodUnavailable, .foodIsNoLongerOffered, "id")) }
    if found.hasExpired { throw .refused(UserError(.foodExpired, .foodHasExpired, "id")) }
    let answer = MutationAnswer(.foodRequestEdited, of: AuditedObject("food_request", number), ["foodRequest": .int(number)])
    guard found.changesQuantity || found.changesNote else { return answer }
    // The donor may have lowered the quantity since the request was sent. That must not prevent an edit of only the note.
    if found.changesQuantity {
        try quantity?.requireWhole(in: found.unit)
        guard found.fits else { throw .refused(UserError(.foodUnavailable, .unavailable, "quantity")) }
    }
    try await call.execute(
        """
        UPDATE food_request SET quantity = coalesce(\(quantity?.decimal, as: "numeric"), quantity),
            note = CASE WHEN \(input.isGiven("note")) THEN \(note) ELSE note END, updated_at = now()
        WHERE id = \(number) AND status = 'PENDING'
        """
    )
    try await FoodRequests.tellDonor(.edited, of: number, call)
    return answer
}

/// The state of a post that is being requested.
private struct OfferedFood: Decodable {
    let isOwn: Bool
    let unit: String
    let isAvailable: Bool
}

/// The state of a request that is being edited.
private struct EditableFoodRequest: Decodable {
    let status: FoodRequestStatus
    let isOwn: Bool
    /// Whether the request ended because its post was deleted.
    let endedWithPost: Bool
    /// Whether the post is visible.
    let hasPost: Bool
    let hasExpired: Bool
    let unit: String
    let changesQuantity: Bool
    let changesNote: Bool
    let fits: Bool
}

/// Helpers for the mutations of food requests.
enum FoodRequests {
    /// The condition that a request ended because its post was deleted, by its donor or with the donor's account.
    ///
    /// The post and its requests then have the time of the same transaction.
    static let endedWithPost: StaticString =
        "(request.status IN ('DECLINED', 'CANCELLED') AND coalesce(request.updated_at >= post.deleted_at, false))"

    /// Locks the post of a request that involves the account, and returns the number of the request.
    ///
    /// Every change to a post or to its requests takes this lock first.
    static func hold(_ input: MutationInput, _ field: String, _ call: MutationCall) async throws(MutationFailure) -> Int64 {
        guard let number = try input.id(field, of: "food_request") else { throw .notFound }
        let post = try await call.first(
            Int64.self,
            "SELECT food_post_id FROM food_request WHERE id = \(number) AND \(call.account) IN (donor_id, receiver_id)"
        )
        guard let post else { throw .notFound }
        try await FoodPosts.hold(post, call)
        return number
    }

    /// Throws if the account has sent or edited too many requests today.
    ///
    /// Each request or edit notifies a donor.
    static func refuseTooMany(_ call: MutationCall) async throws(MutationFailure) {
        try await call.refuse(
            beyond: call.services.accounts.dailyFoodRequests,
            """
            SELECT count(*) FROM audit_entry
            WHERE actor_id = \(call.account) AND action IN ('sendFoodRequest', 'editFoodRequest') AND created_at > now() - interval '1 day'
            """
        )
    }

    /// Notifies the donor of the current state of a request.
    static func tellDonor(_ news: FoodNews, of request: Int64, _ call: MutationCall) async throws(MutationFailure) {
        let present = try await call.one(
            NotifiedFoodRequest.self,
            """
            SELECT request.id, request.donor_id, request.receiver_id, request.quantity::text, post.unit, post.title
            FROM food_request AS request JOIN food_post AS post ON post.id = request.food_post_id WHERE request.id = \(request)
            """
        )
        try await NotifiedFoodRequest.notify([(news, \.donorID)], [present], call)
    }
}
