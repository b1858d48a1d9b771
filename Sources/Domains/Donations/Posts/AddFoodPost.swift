import Engine
import GraphQL
import Planner
import Postgres

/// `addFoodPost`: publishes food, which receivers see at once.
let addFoodPost = mutation("addFoodPost", for: .confirmedDonor, in: .donations, cost: 500) {
    changed("foodPost", "FoodPost")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let title = errors.required(input, "title", atMost: 200)
    let description = errors.optional(input, "description", atMost: 2_000, as: .paragraphs) ?? ""
    let quantity = errors.quantity(input)
    if let quantity, let unit = input.enumValue("unit"), !quantity.isAllowed(in: unit) { errors.add(.tooPrecise, .wholeNumber, "quantity") }
    let contact = errors.foodContact(input)
    let expiry = try await errors.expiry(input, call)
    let place = try await errors.foodPlace(input, call)
    let ingredients = try await input.ingredients("ingredientIds", call, atMost: 20, otherwise: .atMostTwentyIngredients) ?? []
    let photo = try await errors.foodPhoto(input, call)
    guard let quantity, let place else { throw .refused([UserError(.blank, .fieldIsEmpty, "location")], message: .enterTheDetails) }

    try await call.refuseRestricted()
    try await call.refuse(
        beyond: call.services.accounts.dailyFoodPosts,
        "SELECT count(*) FROM food_post WHERE donor_id = \(call.account) AND created_at > now() - interval '1 day'"
    )
    let post = try await call.one(
        Int64.self,
        """
        INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, contact_phone,
            address, latitude, longitude, has_exact_point, area)
        VALUES (\(call.account), \(title), \(description), \(input.enumValue("foodType"), as: "food_type"), \(quantity.decimal, as: "numeric"),
            \(input.enumValue("unit"), as: "food_unit"), \(expiry, as: "timestamptz"), \(contact.name), \(contact.email), \(contact.phone),
            \(place.address), \(place.latitude), \(place.longitude), \(place.hasExactPoint), \(place.area))
        RETURNING id
        """
    )
    try await FoodPosts.setIngredients(ingredients, of: post, call)
    try await photo?.store(forFoodPost: post, call)
    var answer = MutationAnswer(.foodPosted, of: AuditedObject("food_post", post), ["foodPost": .int(post)])
    if let photo { answer.details = ["photo": .object(photo.details)] }
    return answer
}
