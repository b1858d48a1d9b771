public import Planner

/// Accounts: the part that everybody may see.
public let accountBindings: [ObjectBinding] = [
    Object("Account", table: "account") {
        ID()
        Columns("name", "kind", "createdAt")
        Connection("recipes", "Recipe", orders: recipeOrders, link: { recipe, account in "\(recipe).author_id = \(account)" })
    }
]
