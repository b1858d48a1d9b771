public import Planner

/// Accounts: what everybody may see, and what belongs to the account alone.
public let accountBindings: [ObjectBinding] = [
    object("Account", table: "account", owner: "id") {
        id()
        columns("name", "kind", "roles", "area", "createdAt")
        photoUrl
        restricted(to: .ownerOrAdmin, in: .accounts) {
            columns("email", "phone", "status", "isUnderReview", "isAdmin", "updatedAt")
            field("isEmailVerified") { account, _ in "\(account).email_verified" }
        }
        restricted(to: .ownerOrAdmin, in: .accounts) { apiKeysOfAccount }
        restricted(to: .owner, in: .accounts) {
            columns("language", "timeZone", "tourCompleted")
            field("hasPassword") { account, _ in "\(account).password_hash IS NOT NULL" }
            value("location", when: { account, _ in "(\(account).address IS NOT NULL OR \(account).latitude IS NOT NULL)" }) {
                columns("address", "latitude", "longitude")
            }
            notificationsOfAccount
        }
        connection("recipes", "Recipe", orders: recipeOrders, link: { recipe, account in "\(recipe).author_id = \(account)" })
        foodPostsOfDonor
    }
]
