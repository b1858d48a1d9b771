public import Planner

/// Accounts: the part that everybody may see.
public let accountBindings: [ObjectBinding] = [
    object("Account", table: "account") {
        id()
        columns("name", "kind", "roles", "area", "createdAt")
        connection("recipes", "Recipe", orders: recipeOrders, link: { recipe, account in "\(recipe).author_id = \(account)" })
        foodPostsOfDonor
    }
]
