public import Planner

/// Requests for food, for both sides only.
public let foodRequestBindings: [ObjectBinding] = [
    object("FoodRequest", table: "food_request", in: .donations, owner: "receiver_id", "donor_id", shownTo: .owner) {
        id()
        columns("quantity", "note", "status", "createdAt", "updatedAt")
        field("title") { request, _ in "(SELECT post.title FROM food_post AS post WHERE post.id = \(request).food_post_id)" }
        field("unit") { request, _ in "(SELECT post.unit FROM food_post AS post WHERE post.id = \(request).food_post_id)" }
        one("foodPost", "FoodPost", by: "food_post_id")
        one("donor", "Profile", by: "donor_id")
        one("receiver", "Profile", by: "receiver_id")
    }
]
