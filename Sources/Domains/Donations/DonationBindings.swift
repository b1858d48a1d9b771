public import Planner

/// Food that is given away, and what people say of it.
///
/// Everybody sees the area of a post and nothing that would tell more: not the address, not the contact, no distance from anything but the
/// middle of the area. The exact place and the contact are its donor's.
public let donationBindings: [ObjectBinding] = [
    object("FoodPost", table: "food_post", in: .donations, owner: "donor_id", visible: { post, _ in "\(post).is_shown" }) {
        id()
        columns("title", "description", "foodType", "quantity", "unit", "availableQuantity", "expiresAt", "createdAt", "updatedAt")
        columns("likeCount", "averageStars", "feedbackCount")
        field("isAvailable") { post, _ in isAvailable("\(post)") }
        one("donor", "Profile", by: "donor_id")
        value("location") {
            columns("area")
            field("latitude") { post, scope in latitude(of: post, scope) }
            field("longitude") { post, scope in longitude(of: post, scope) }
            field("address") { post, scope in exact("\(post).address", of: post, scope, otherwise: "NULL::text") }
            field("isExact") { post, scope in exact("true", of: post, scope, otherwise: "false") }
        }
        restricted(to: .owner) {
            value("contact") { columns("name", "email", "phone", prefix: "contact_") }
        }
        field("distanceKm") { post, scope throws(PlanError) in kilometres(from: try scope.point("from"), to: "\(post).area_point") }
        field("directionsUrl") { post, scope throws(PlanError) in
            try directions(toLatitude: latitude(of: post, scope), longitude: longitude(of: post, scope), scope)
        }
        many("ingredients", "Ingredient", order: .ascending(.integer) { "\($0).position" }, from: ingredients)
        recipesFromFood
        connection(
            "feedback",
            "FoodFeedback",
            orders: .fixed(.descending(.timestamp) { "\($0).created_at" }),
            link: { feedback, post in "\(feedback).food_post_id = \(post)" }
        )
    },
    object("FoodFeedback", table: "food_feedback", in: .donations, visible: isOfVisiblePost) {
        id()
        columns("stars", "comment", "createdAt")
        one("author", "Profile", by: "author_id")
        one("foodPost", "FoodPost", by: "food_post_id")
    },
    rows("NearbyDonor", in: .donations) {
        one("donor", "Profile", by: "id")
        columns("distanceKm")
        field("availablePosts") { donor, _ in
            "(SELECT count(*)::integer FROM food_post AS post WHERE post.donor_id = \(donor).id AND post.is_shown AND \(isAvailable("post")))"
        }
    },
]

/// Whether anything of a post is left, and still good.
func isAvailable(_ post: SQL) -> SQL {
    "(\(post).available_quantity > 0 AND \(post).expires_at > now())"
}

/// What belongs to the exact place of a post, for its donor; something else for all others.
private func exact(_ value: SQL, of post: Alias, _ scope: Scope, otherwise other: SQL) -> SQL {
    guard let viewer = scope.viewer else { return other }
    return "CASE WHEN \(post).donor_id = \(viewer) THEN \(value) ELSE \(other) END"
}

private func latitude(of post: Alias, _ scope: Scope) -> SQL {
    exact("\(post).latitude", of: post, scope, otherwise: "\(post).area_latitude")
}

private func longitude(of post: Alias, _ scope: Scope) -> SQL {
    exact("\(post).longitude", of: post, scope, otherwise: "\(post).area_longitude")
}

private let isOfVisiblePost: ObjectBinding.Visibility = { feedback, _ in
    "EXISTS (SELECT FROM food_post AS post WHERE post.id = \(feedback).food_post_id AND post.is_shown)"
}

private let ingredients: FieldBinding.Source = { post, _ in
    """
    SELECT ingredient.*, line.position FROM food_post_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id
    WHERE line.food_post_id = \(post ?? "NULL")
    """
}
