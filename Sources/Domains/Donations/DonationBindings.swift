public import Planner

/// Donated food and the feedback on it.
///
/// Everyone sees the area of a post and nothing more precise: no address, no contact, and only distances from the middle of the area.
///
/// The exact place and the contact are visible to the donor, to receivers with an accepted request, and to receivers who asked to see them
/// (`showFoodPostContact`).
public let donationBindings: [ObjectBinding] = [
    object("FoodPost", table: "food_post", in: .donations, owner: "donor_id", visible: { post, _ in "\(post).is_shown" }) {
        id()
        columns("title", "description", "foodType", "quantity", "unit", "availableQuantity", "expiresAt", "createdAt", "updatedAt")
        columns("reservedQuantity", "likeCount", "averageStars", "feedbackCount")
        field("isAvailable") { post, _ in isAvailable("\(post)") }
        field("status") { post, _ in "food_post_status(\(post).available_quantity, \(post).expires_at)" }
        field("photoUrl") { post, _ in
            "(SELECT '/photos/' || photo.name FROM food_post_photo AS photo WHERE photo.food_post_id = \(post).id)"
        }
        field("qualityNotice") { _, scope in qualityNotice.literal(in: scope.language) }
        one("donor", "Profile", by: "donor_id")
        value("location") {
            columns("area")
            field("latitude") { post, scope in latitude(of: post, scope) }
            field("longitude") { post, scope in longitude(of: post, scope) }
            field("address") { post, scope in exact("\(post).address", of: post, scope, otherwise: "NULL::text") }
            field("isExact") { post, scope in exact("\(post).has_exact_point", of: post, scope, otherwise: "false") }
        }
        restricted(to: .foodContact) {
            value("contact") { columns("name", "email", "phone", prefix: "contact_") }
        }
        field("isFavorite") { post, scope in
            scope.viewer.map { "EXISTS (SELECT FROM food_post_favorite WHERE food_post_id = \(post).id AND account_id = \($0))" } ?? "false"
        }
        field("likedByViewer") { post, scope in
            scope.viewer.map { "EXISTS (SELECT FROM food_post_like WHERE food_post_id = \(post).id AND account_id = \($0))" } ?? "false"
        }
        requestsForFood
        field("distanceKm") { post, scope throws(PlanError) in kilometres(from: try scope.point("from"), to: "\(post).area_point") }
        field("directionsUrl") { post, scope throws(PlanError) in
            try directions(to: destination(of: post, scope), scope)
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
    rows("FoodTypeCount", in: .donations) { columns("foodType", "label", "count") },
    rows("NearbyDonor", in: .donations) {
        one("donor", "Profile", by: "id")
        columns("distanceKm")
        // Both are rounded, and the distance is measured from them. So distances to several points do not reveal where the donor lives.
        field("latitude") { donor, _ in "area_degrees(\(donor).area_latitude)" }
        field("longitude") { donor, _ in "area_degrees(\(donor).area_longitude)" }
        field("availablePosts") { donor, _ in
            "(SELECT count(*)::integer FROM food_post AS post WHERE post.donor_id = \(donor).id AND post.is_shown AND \(isAvailable("post")))"
        }
    },
]

extension Access {
    /// Accounts that may see the contact and the exact place of a post.
    static let foodContact = Access.rows(named: "contact shown") { post, viewer in seesContact(of: post, viewer) }
}

/// A notice that is shown with every post.
private let qualityNotice = BilingualText(
    "Cupboard does not check the quality of food. Look at it, and ask the donor, before you eat it.",
    "Cupboard no comprueba la calidad de la comida. Mírala bien y pregunta a quien la dona antes de comerla."
)

/// The condition that the viewer is the donor of a post, has an accepted request for it, or has requested its contact.
private func seesContact(of post: Alias, _ viewer: SQL) -> SQL {
    """
    (\(post).donor_id = \(viewer)
        OR EXISTS (SELECT FROM food_request AS own WHERE own.food_post_id = \(post).id AND own.receiver_id = \(viewer)
            AND own.reserved_quantity > 0)
        OR EXISTS (SELECT FROM food_post_contact_view AS shown WHERE shown.food_post_id = \(post).id AND shown.account_id = \(viewer)))
    """
}

/// The condition that some food of a post is left and has not expired.
func isAvailable(_ post: SQL) -> SQL {
    "(\(post).available_quantity > 0 AND \(post).expires_at > now())"
}

/// A value of the exact place for viewers who see the contact, and `other` for everyone else.
private func exact(_ value: SQL, of post: Alias, _ scope: Scope, otherwise other: SQL) -> SQL {
    guard let viewer = scope.viewer else { return other }
    return "CASE WHEN \(seesContact(of: post, viewer)) THEN \(value) ELSE \(other) END"
}

private func latitude(of post: Alias, _ scope: Scope) -> SQL {
    exact("\(post).latitude", of: post, scope, otherwise: "\(post).area_latitude")
}

private func longitude(of post: Alias, _ scope: Scope) -> SQL {
    exact("\(post).longitude", of: post, scope, otherwise: "\(post).area_longitude")
}

/// The destination of directions: the middle of the area, or for viewers who see the contact the exact place.
///
/// The exact place is the donor's address if it leads to a building or is more precise than the point. An address that the donor did not
/// give is equal to the area.
private func destination(of post: Alias, _ scope: Scope) -> SQL {
    exact(
        """
        CASE WHEN \(post).address <> \(post).area AND (\(post).address ~ '[0-9]' OR NOT \(post).has_exact_point)
            THEN map_address(\(post).address) ELSE map_position(\(post).latitude, \(post).longitude) END
        """,
        of: post,
        scope,
        otherwise: "map_position(\(post).area_latitude, \(post).area_longitude)"
    )
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
