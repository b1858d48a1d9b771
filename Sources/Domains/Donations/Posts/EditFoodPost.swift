import Engine
import GraphQL
import Planner
import Postgres

/// `editFoodPost`: changes the details and the place of a post of the caller.
///
/// Omitted fields do not change.
let editFoodPost = mutation("editFoodPost", for: .signedIn, in: .donations, cost: 300) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let title = input.isGiven("title") ? errors.required(input, "title", atMost: 200) : nil
    let description = errors.optional(input, "description", atMost: 2_000, as: .paragraphs)
    let quantity = errors.quantity(input)
    let expiry = try await errors.expiry(input, call)
    let place = try await errors.foodPlace(input, call)
    let ingredients = try await input.ingredients("ingredientIds", call, atMost: 20, otherwise: .atMostTwentyIngredients)
    try errors.check()

    // Otherwise a restricted account could turn an old post into a new one.
    try await call.refuseRestricted()
    let (post, held) = try await FoodPosts.holdOwn(input, call)
    let unit = input.enumValue("unit")
    let changed = try await call.first(
        Int64.self,
        """
        UPDATE food_post SET
            title = coalesce(\(title), title),
            description = CASE WHEN \(input.isGiven("description")) THEN coalesce(\(description), '') ELSE description END,
            food_type = coalesce(\(input.enumValue("foodType"), as: "food_type"), food_type),
            quantity = coalesce(\(quantity?.decimal, as: "numeric"), quantity),
            unit = coalesce(\(unit, as: "food_unit"), unit),
            expires_at = coalesce(\(expiry, as: "timestamptz"), expires_at),
            address = coalesce(\(place?.address), address), area = coalesce(\(place?.area), area),
            latitude = coalesce(\(place?.latitude), latitude), longitude = coalesce(\(place?.longitude), longitude),
            updated_at = now()
        WHERE id = \(post) AND coalesce(\(quantity?.decimal, as: "numeric"), quantity) >= reserved_quantity
            AND (unit = coalesce(\(unit, as: "food_unit"), unit) OR NOT \(held.hasOpenRequests))
        RETURNING id
        """
    )
    guard changed != nil else {
        let isUnit = try await call.one(
            Bool.self,
            "SELECT unit <> coalesce(\(unit, as: "food_unit"), unit) AND \(held.hasOpenRequests) FROM food_post WHERE id = \(post)"
        )
        throw .refused(
            isUnit
                ? UserError(.unitInUse, .unitHasRequests, "unit")
                : UserError(.promisedAlready, .promisedAlready(held.reservedQuantity), "quantity")
        )
    }
    if let ingredients {
        try await call.execute("DELETE FROM food_post_ingredient WHERE food_post_id = \(post)")
        try await FoodPosts.setIngredients(ingredients, of: post, call)
    }
    var answer = MutationAnswer(.foodDetailsUpdated, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
    let edited = input.fields.map(\.name).filter { !["id", "idempotencyKey"].contains($0) }
    answer.details = ["fields": .list(edited.map { .string($0) })]
    return answer
}

/// `editFoodPostContact`: changes the contact of a post of the caller.
let editFoodPostContact = mutation("editFoodPostContact", for: .signedIn, in: .donations) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let contact = errors.foodContact(input)
    try errors.check()
    let (post, _) = try await FoodPosts.holdOwn(input, call)
    try await call.execute(
        """
        UPDATE food_post SET contact_name = \(contact.name), contact_email = \(contact.email), contact_phone = \(contact.phone), updated_at = now()
        WHERE id = \(post)
        """
    )
    return MutationAnswer(.contactDetailsUpdated, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
}
