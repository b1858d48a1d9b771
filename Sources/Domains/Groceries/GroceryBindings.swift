public import Planner

/// Grocery stores and their prices.
public let groceryBindings: [ObjectBinding] = [
    object("GroceryStore", table: "grocery_store", in: .mealPlans) {
        id()
        columns("name", "chain", "address", "city", "countryCode", "website", "phone", "openingHours", "priceLevel", "priceIndex")
        value("location") { columns("latitude", "longitude") }
        field("distanceKm") { store, scope throws(PlanError) in kilometres(from: try scope.point("from"), to: "\(store).point") }
        field("distanceMiles") { store, scope throws(PlanError) in miles(from: try scope.point("from"), to: "\(store).point") }
        field("directionsUrl") { store, scope throws(PlanError) in
            try directions(to: "map_position(\(store).latitude, \(store).longitude)", scope)
        }
        basketInStore
        connection(
            "prices",
            "StorePrice",
            orders: storePriceOrders,
            link: { price, store in "\(price).store_id = \(store)" },
            filter: storePriceFilter
        )
    },
    object("StorePrice", table: "store_price", in: .mealPlans) {
        id()
        columns("inStock")
        money("pricePerKg", minorUnits: "price_per_kg_minor")
        one("ingredient", "Ingredient", by: "ingredient_id")
        one("store", "GroceryStore", by: "store_id")
    },
]

/// The arguments of `GroceryStore.prices`.
private let storePriceFilter: ConnectionBinding.Filter = { price, scope throws(PlanError) in
    if let ingredients = try scope.ids("ingredientIds", of: "ingredient", atMost: 100) {
        scope.filter("\(price).ingredient_id = ANY(\(ingredients))")
    }
    scope.filter("inStock", as: .boolean) { "\(price).in_stock = \($0)" }
    let typed = scope.words("search")
    let aisle = scope.value("aisle", as: .enumeration("aisle"))
    guard typed != nil || aisle != nil else { return }
    var conditions: [SQL] = []
    if let aisle { conditions.append("ingredient.aisle = \(aisle)") }
    if let typed {
        let language = scope.language
        conditions.append("ingredient.search @@ (\(ListSearch.Language.words.reading(typed, "'{INGREDIENTS}'", language)))[1]")
    }
    scope.filter(
        "\(price).ingredient_id IN (SELECT ingredient.id FROM ingredient WHERE \(.joined(conditions, separator: " AND ")))"
    )
}

/// The cheapest first.
private let storePriceOrders = Orders.fixed(.ascending(.bigint) { "\($0).price_per_kg_minor" })
