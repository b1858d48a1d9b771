import Engine
import GraphQL
import Planner
import Postgres

/// `editFoodPost`: changes the details and the place of a post of the caller.
///
/// Omitted fields do not change.
let editFoodPost = mutation("editFoodPost", for: .signedIn, in: .donations, cost: 500) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let title = input.isGiven("title") ? errors.required(input, "title", atMost: 200) : nil
    let description = errors.optional(input, "description", atMost: 2_000, as: .paragraphs)
    let quantity = errors.quantity(input)
    let expiry = try await errors.expiry(input, call)
    let place = try await errors.foodPlace(input, call)
    let ingredients = try await input.ingredients("ingredientIds", call, atMost: 20, otherwise: .atMostTwentyIngredients)
    let photo = try await errors.foodPhoto(input, call)

    // Otherwise a restricted account could turn an old post into a new one.
    try await call.refuseRestricted()
    let (post, held) = try await FoodPosts.holdOwn(input, call)
    let unit = input.enumValue("unit") ?? held.unit
    if unit != held.unit, held.hasOpenRequests { throw .refused(UserError(.unitInUse, .unitHasRequests, "unit")) }
    // Older posts may have half a loaf, which an edit of the title does not have to correct.
    let amount = quantity ?? held.quantity
    if unit != held.unit || amount != held.quantity { try amount.requireWhole(in: unit) }
    let isEnough = try await call.one(
        Bool.self,
        "SELECT \(amount.decimal, as: "numeric") >= reserved_quantity FROM food_post WHERE id = \(post)"
    )
    guard isEnough else {
        throw .refused(UserError(.promisedAlready, .promisedAlready(held.reservedQuantity), "quantity"))
    }
    let changesPickUp = try await call.first(
        Bool.self,
        """
        UPDATE food_post SET title = edited.title, description = edited.description, food_type = edited.food_type, quantity = edited.quantity,
            unit = edited.unit, expires_at = edited.expires_at, address = edited.address, area = edited.area, latitude = edited.latitude,
            longitude = edited.longitude, has_exact_point = edited.has_exact_point, updated_at = now()
        FROM (
            SELECT id, coalesce(\(title), title) AS title,
                CASE WHEN \(input.isGiven("description")) THEN coalesce(\(description), '') ELSE description END AS description,
                coalesce(\(input.enumValue("foodType"), as: "food_type"), food_type) AS food_type,
                \(amount.decimal, as: "numeric") AS quantity, \(unit, as: "food_unit") AS unit,
                coalesce(\(expiry, as: "timestamptz"), expires_at) AS expires_at,
                coalesce(\(place?.address), address) AS address, coalesce(\(place?.area), area) AS area,
                coalesce(\(place?.latitude), latitude) AS latitude, coalesce(\(place?.longitude), longitude) AS longitude,
                coalesce(\(place?.hasExactPoint), has_exact_point) AS has_exact_point,
                expires_at AS former_expiry, address AS former_address, latitude AS former_latitude, longitude AS former_longitude
            FROM food_post WHERE id = \(post)
        ) AS edited
        WHERE food_post.id = edited.id
            AND (food_post.title, food_post.description, food_post.food_type, food_post.quantity, food_post.unit, food_post.expires_at,
                food_post.address, food_post.area, food_post.latitude, food_post.longitude, food_post.has_exact_point)
                IS DISTINCT FROM (edited.title, edited.description, edited.food_type, edited.quantity, edited.unit, edited.expires_at,
                edited.address, edited.area, edited.latitude, edited.longitude, edited.has_exact_point)
        RETURNING (food_post.expires_at, food_post.address, food_post.latitude, food_post.longitude)
            IS DISTINCT FROM (edited.former_expiry, edited.former_address, edited.former_latitude, edited.former_longitude)
        """
    )
    if changesPickUp == true { try await NotifiedFoodRequest.notifyOfChangedPickUp(of: post, call) }
    var changesParts = false
    if let ingredients { changesParts = try await FoodPosts.replaceIngredients(ingredients, of: post, call) }
    if let photo {
        try await photo.store(forFoodPost: post, call)
        changesParts = true
    } else if input.isGiven("photo"), input.upload("photo") == nil {
        let removed = try await call.first(Int64.self, "DELETE FROM food_post_photo WHERE food_post_id = \(post) RETURNING food_post_id")
        changesParts = changesParts || removed != nil
    }
    // An edit that changes nothing reaches no subscriber, so it does not touch the post.
    if changesPickUp == nil, changesParts { try await call.execute("UPDATE food_post SET updated_at = now() WHERE id = \(post)") }
    var answer = MutationAnswer(.foodDetailsUpdated, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
    let fields = input.fields.map(\.name).filter { !["id", "idempotencyKey"].contains($0) }
    answer.details = ["fields": .list(fields.map { .string($0) })]
    if let photo { answer.details.append("photo", .object(photo.details)) }
    return answer
}

/// `editFoodPostContact`: changes the contact of a post of the caller.
let editFoodPostContact = mutation("editFoodPostContact", for: .signedIn, in: .donations, cost: 200) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let contact = errors.foodContact(input)
    try errors.check()
    let (post, _) = try await FoodPosts.holdOwn(input, call)
    let changed = try await call.execute(
        """
        UPDATE food_post SET contact_name = \(contact.name), contact_email = \(contact.email), contact_phone = \(contact.phone), updated_at = now()
        WHERE id = \(post)
            AND (contact_name, contact_email, contact_phone) IS DISTINCT FROM (\(contact.name), \(contact.email), \(contact.phone))
        """
    )
    if changed.affectedRows > 0 { try await NotifiedFoodRequest.notifyOfChangedPickUp(of: post, call) }
    return MutationAnswer(.contactDetailsUpdated, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
}
