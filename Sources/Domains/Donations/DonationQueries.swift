public import Planner

/// The queries of donations.
@FieldBindings public var donationQueries: [FieldBinding] {
    byID("foodPost", "FoodPost")
    many("foodTypes", "FoodTypeCount", order: .ascending(.integer) { "\($0).position" }) { _, scope in
        """
        SELECT listed.position, type.food_type, listed.label, \
        (SELECT count(*)::integer FROM food_post AS post WHERE post.food_type = type.food_type AND post.is_shown AND \(isAvailable("post"))) AS count \
        FROM (\(EnumLabels.foodType.relation(in: scope.language))) AS listed CROSS JOIN LATERAL (SELECT listed.value::food_type AS food_type) AS type
        """
    }
    connection(
        "foodPosts",
        "FoodPost",
        arguments: foodPostRules,
        orders: foodPostOrders,
        search: foodPostSearch,
        edge: { distanceFromNear("filter.near") },
        filter: { post, scope throws(PlanError) in
            try foodPostFilter(post, scope)
            filterAvailableByDefault(post, scope)
        }
    )
    connection(
        "nearbyDonors",
        "NearbyDonor",
        orders: .fixed { scope throws(PlanError) in try scope.byDistance(from: "near") { "\($0).area_point" } },
        from: { _, scope throws(PlanError) in
            let distance = kilometres(from: try scope.point("near"), to: "area_point")
            return """
                SELECT id, area_point, area_latitude, area_longitude, \(distance) AS distance_km FROM account
                WHERE roles @> '{DONOR}' AND area_point IS NOT NULL AND is_active(status)
                """
        },
        edge: { field("distanceKm") { donor, _ in "\(donor).distance_km" } },
        filter: { donor, scope throws(PlanError) in
            try scope.filter(within: "withinKm", of: "near", "\(donor).area_point")
        }
    )
}

/// The `donationsNearby` of an ingredient: the posts that contain it.
@FieldBindings var donationsOfIngredient: [FieldBinding] {
    donationsNearby { ingredient in ingredient }
}

/// The posts with an ingredient, where the ingredient is derived from the key of the row.
func donationsNearby(of ingredient: @escaping @Sendable (_ key: SQL) -> SQL) -> [FieldBinding] {
    connection(
        "donationsNearby",
        "FoodPost",
        orders: .fixed { scope throws(PlanError) in try scope.byDistance(from: "near") { "\($0).line_point" } },
        from: { key, scope throws(PlanError) in
            """
            SELECT post.*, line.area_point AS line_point FROM food_post_ingredient AS line JOIN food_post AS post ON post.id = line.food_post_id
            WHERE line.ingredient_id = \(ingredient(key ?? "NULL")) AND post.is_shown
            """
        },
        excludesHidden: true,
        edge: { distanceFromNear("near") },
        filter: { post, scope throws(PlanError) in
            scope.filter(isAvailable("\(post)"))
            try scope.filter(within: "withinKm", of: "near", "\(post).line_point")
        }
    )
}

/// The `foodPosts` of a donor.
@FieldBindings var foodPostsOfDonor: [FieldBinding] {
    connection(
        "foodPosts",
        "FoodPost",
        arguments: foodPostRules,
        orders: foodPostOrders,
        link: { post, donor in "\(post).donor_id = \(donor)" },
        search: foodPostSearch,
        edge: { distanceFromNear("filter.near") },
        filter: { post, scope throws(PlanError) in
            try foodPostFilter(post, scope)
            switch scope.enumValue("status") {
            case "AVAILABLE": scope.filter(isAvailable("\(post)"))
            case "PROMISED": scope.filter("\(post).available_quantity <= 0 AND \(post).expires_at > now()")
            case "EXPIRED": scope.filter("\(post).expires_at <= now()")
            default: break
            }
        }
    )
}

/// The requests of an account, the requests for its posts, and its chosen posts.
///
/// For that account only.
@FieldBindings var donationsOfAccount: [FieldBinding] {
    connection(
        "foodRequests",
        "FoodRequest",
        orders: newestFirst,
        link: { request, account in "\(request).receiver_id = \(account)" },
        filter: foodRequestFilter
    )
    connection(
        "receivedFoodRequests",
        "FoodRequest",
        orders: newestFirst,
        link: { request, account in "\(request).donor_id = \(account)" },
        filter: foodRequestFilter
    )
    chosenFoodPosts("favoriteFoodPosts", in: "food_post_favorite")
    chosenFoodPosts("likedFoodPosts", in: "food_post_like")
    connection(
        "likedDonors",
        "Profile",
        // The likes of one account are grouped by donor and then sorted.
        orders: .fixed(isIndexed: false) { _ in [.descending(.timestamp) { "\($0).chosen_at" }] },
        from: { account, _ in
            """
            SELECT donor.*, liked.chosen_at FROM (
                SELECT post.donor_id, max(chosen.created_at) AS chosen_at
                FROM food_post_like AS chosen JOIN food_post AS post ON post.id = chosen.food_post_id
                WHERE chosen.account_id = \(account ?? "NULL") AND post.is_shown GROUP BY post.donor_id
            ) AS liked JOIN profile AS donor ON donor.id = liked.donor_id
            """
        }
    )
}

/// The requests for a post: all of them for its donor, and the viewer's own last one.
@FieldBindings var requestsForFood: [FieldBinding] {
    restricted(to: .owner) {
        connection(
            "requests",
            "FoodRequest",
            orders: newestFirst,
            link: { request, post in "\(request).food_post_id = \(post)" },
            filter: foodRequestFilter
        )
    }
    one("viewerRequest", "FoodRequest") { post, request, scope in
        scope.viewer.map { viewer in
            """
            \(request).id = (SELECT own.id FROM food_request AS own WHERE own.food_post_id = \(post).id AND own.receiver_id = \(viewer)
                ORDER BY own.created_at DESC, own.id DESC LIMIT 1)
            """
        }
    }
}

private let foodRequestFilter: ConnectionBinding.Filter = { request, scope in
    scope.filter("status", as: .enumeration("food_request_status")) { "\(request).status = \($0)" }
}

/// The posts that an account has chosen, stored in `table`, the last chosen first.
private func chosenFoodPosts(_ name: StaticString, in table: Identifier) -> [FieldBinding] {
    connection(
        name,
        "FoodPost",
        orders: .fixed(.descending(.timestamp) { "\($0).chosen_at" }),
        from: { account, _ in
            """
            SELECT post.*, chosen.created_at AS chosen_at FROM \(table) AS chosen JOIN food_post AS post ON post.id = chosen.food_post_id
            WHERE chosen.account_id = \(account ?? "NULL") AND post.is_shown
            """
        },
        excludesHidden: true,
        // These lists have no place to measure from.
        edge: { field("distanceKm") { _, _ in "NULL::double precision" } }
    )
}
/// Rules between the arguments of lists of food posts.
private let foodPostRules: [ArgumentRule] = [
    .argument("filter.withinKm", needs: "filter.near", because: ArgumentRule.distanceNeedsPoint),
    .order("DISTANCE", needs: "filter.near", because: ArgumentRule.distanceNeedsPoint),
]

/// The search for food posts.
///
/// Equally good matches are sorted by distance, the nearest first, if `near` is given. Otherwise the newest is first.
private let foodPostSearch = search("filter.search", in: "'{DONATIONS}'", trying: 2_500) { scope throws(PlanError) in
    guard let near = try scope.point("filter.near") else { return [newest] }
    return [.ascending(.double) { "\($0).area_point <-> \(near)" }]
}

/// `FoodPostFilter`, field by field.
private let foodPostFilter: ConnectionBinding.Filter = { post, scope throws(PlanError) in
    if let types = scope.list("filter.foodType", as: .enumerationArray("food_type")) {
        // PostgreSQL simplifies this when it plans a statement. A single type is then an equality, which an index by type and order serves.
        scope.filter(
            "CASE WHEN cardinality(\(types)) = 1 THEN \(post).food_type = (\(types))[1] ELSE \(post).food_type = ANY(\(types)) END"
        )
    }
    scope.filter("filter.minQuantity", as: .numeric) { "\(post).available_quantity >= \($0)" }
    if scope.isTrue("filter.availableOnly") { scope.filter(isAvailable("\(post)")) }
    try scope.filter(within: "filter.withinKm", of: "filter.near", "\(post).area_point")
    if let donor = try scope.id("filter.donorId", of: IDPrefix.accounts) { scope.filter("\(post).donor_id = \(donor)") }
}

/// The default of `availableOnly` in `Query.foodPosts`: true, except for the viewer's own posts.
private func filterAvailableByDefault(_ post: Alias, _ scope: Scope) {
    guard !scope.isPresent("filter.availableOnly") else { return }
    let available = isAvailable("\(post)")
    if let viewer = scope.viewer, scope.isPresent("filter.donorId") {
        scope.filter("(\(available) OR \(post).donor_id = \(viewer))")
    } else {
        scope.filter(available)
    }
}

/// `FoodPostOrder`.
private let foodPostOrders = Orders.by(
    [
        "QUANTITY": .descending { _ in [.descending(.numeric) { "\($0).quantity" }] },
        "DISTANCE": .ascending { scope throws(PlanError) in try scope.byDistance(from: "filter.near") { "\($0).area_point" } },
        "NEWEST": .descending { _ in [newest] },
        "EXPIRES": .ascending { _ in [.ascending(.timestamp) { "\($0).expires_at" }] },
    ],
    default: { scope in scope.isPresent("filter.near") ? "DISTANCE" : "NEWEST" }
)

private let newest = SortKey.descending(.timestamp) { "\($0).created_at" }

@FieldBindings private func distanceFromNear(_ near: String) -> [FieldBinding] {
    field("distanceKm") { row, scope throws(PlanError) in kilometres(from: try scope.point(near), to: "\(row).area_point") }
}
