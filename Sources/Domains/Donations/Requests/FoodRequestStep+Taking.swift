import Engine
import GraphQL
import Postgres

extension FoodRequestStep {
    /// Takes the step for the request in a field of the input: changes its status if allowed, and notifies both sides.
    func take(_ input: MutationInput, named field: String = "id", _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer {
        let number = try await FoodRequests.hold(input, field, call)
        let taken = try await call.first(
            TakenFoodRequest.self,
            """
            UPDATE food_request AS request SET status = \(to.rawValue, as: "food_request_status"), updated_at = now(),
                note = CASE WHEN \(to == .cancelled) THEN NULL ELSE request.note END
            FROM food_post AS post, account AS receiver, food_request AS former
            WHERE request.id = \(number) AND former.id = request.id AND post.id = request.food_post_id AND receiver.id = request.receiver_id
                AND request.status = ANY (\(from.map(\.rawValue), as: "food_request_status[]"))
                AND \(call.account) = CASE WHEN \(side == .donor) THEN request.donor_id ELSE request.receiver_id END
                AND (NOT \(needsFood) OR post.is_shown AND post.expires_at > now() AND receiver.status = 'ACTIVE'
                    AND (request.status <> 'PENDING' OR request.quantity <= post.available_quantity))
            RETURNING request.id, request.donor_id, request.receiver_id, request.quantity::text, post.unit, post.title,
                former.status = 'ACCEPTED' AS was_promised, former.reserved_quantity > 0 AND request.reserved_quantity = 0 AS ends_promise
            """
        )
        guard let taken else {
            try await found(number, field, call)
            throw .notFound
        }
        let request = taken.request
        let revocation = taken.wasPromised ? revocation : nil
        let other = side == .donor ? request.receiverID : request.donorID
        let (own, others): (NotifiedFoodRequest.Side, NotifiedFoodRequest.Side) =
            side == .donor ? (\.donorID, \.receiverID) : (\.receiverID, \.donorID)
        // Later e-mails replace waiting ones, but not an e-mail that could not be sent at first.
        if taken.endsPromise {
            try await NotifiedFoodRequest.forgetContacts(of: [request], to: [request.donorID, request.receiverID], call)
        }
        let news = [(revocation?.news ?? news, others)] + (ownNews.map { [($0, own)] } ?? [])
        try await NotifiedFoodRequest.notify(news, [request], call)
        var answer = MutationAnswer(
            revocation?.message ?? message,
            of: AuditedObject("food_request", number),
            ["foodRequest": .int(number)]
        )
        answer.details = ["status": .string(to.rawValue), "other": .string("account_\(other)")]
        return answer
    }

    /// Asks for confirmation if the step can be taken.
    func question(_ input: MutationInput, _ message: Message, _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer {
        let number = try await FoodRequests.hold(input, "id", call)
        try await found(number, "id", call)
        return MutationAnswer(message, of: nil, ["foodRequest": .int(number), "needsConfirmation": .boolean(true)])
    }

    /// Reads a locked request, and throws if the step cannot be taken.
    private func found(_ number: Int64, _ field: String, _ call: MutationCall) async throws(MutationFailure) {
        let request = try await call.one(
            FoundFoodRequest.self,
            """
            SELECT request.status, \(name: FoodRequests.endedWithPost) AS ended_with_post, \(call.account) = request.donor_id AS is_donors, receiver.status = 'ACTIVE' AS has_receiver,
                post.expires_at <= now() AS has_expired, post.is_shown AS has_post,
                request.status <> 'PENDING' OR request.quantity <= post.available_quantity AS fits
            FROM food_request AS request JOIN food_post AS post ON post.id = request.food_post_id
            JOIN account AS receiver ON receiver.id = request.receiver_id
            WHERE request.id = \(number)
            """
        )
        guard request.isDonors == (side == .donor) else { throw .denied(rule: side.rawValue) }
        guard from.contains(request.status) else {
            throw .refused(UserError(.wrongStatus, request.status.message(endedWithPost: request.endedWithPost), field))
        }
        guard needsFood else { return }
        if request.hasExpired { throw .refused(UserError(.foodExpired, .foodHasExpired, field)) }
        if !request.hasReceiver { throw .refused(UserError(.receiverDisabled, .receiverIsGone, field)) }
        if !request.hasPost { throw .refused(UserError(.foodUnavailable, .foodIsNoLongerOffered, field)) }
        if !request.fits { throw .refused(UserError(.foodUnavailable, .unavailable, field)) }
    }
}

/// A request after a step.
private struct TakenFoodRequest: Decodable {
    let request: NotifiedFoodRequest
    /// Whether the food was promised before the step.
    let wasPromised: Bool
    /// Whether the step ends the promise.
    let endsPromise: Bool
}

/// The state that a step depends on.
private struct FoundFoodRequest: Decodable {
    let status: FoodRequestStatus
    /// Whether the request ended because its post was deleted.
    let endedWithPost: Bool
    let isDonors: Bool
    let hasReceiver: Bool
    let hasExpired: Bool
    let hasPost: Bool
    let fits: Bool
}
