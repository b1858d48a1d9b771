public import Planner

/// Accounts: what everybody may see, and what belongs to the account alone.
public let accountBindings: [ObjectBinding] = [
    object("Account", table: "account", owner: "id") {
        id()
        columns("name", "kind", "roles", "area", "createdAt")
        photoUrl
        restricted(to: .ownerOrAdmin, in: .accounts) {
            columns("email", "phone", "status", "isUnderReview", "isAdmin", "updatedAt")
        }
        restricted(to: .ownerOrAdmin, in: .accounts) { apiKeysOfAccount }
        restricted(to: .owner, in: .accounts) {
            columns("language", "timeZone", "tourCompleted")
            notificationsOfAccount
        }
        connection("recipes", "Recipe", orders: recipeOrders, link: { recipe, account in "\(recipe).author_id = \(account)" })
        foodPostsOfDonor
    }
]
