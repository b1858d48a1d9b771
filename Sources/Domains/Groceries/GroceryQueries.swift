public import Planner

/// The queries of grocery stores.
@FieldBindings public var groceryQueries: [FieldBinding] {
    byID("groceryStore", "GroceryStore")
    connection(
        "groceryStores",
        "GroceryStore",
        arguments: [
            .either("near", "address"),
            .order("DISTANCE", needs: "near", "address", because: ArgumentRule.distanceNeedsPoint),
        ],
        orders: groceryStoreOrders,
        search: groceryStoreSearch,
        edge: {
            field("distanceKm") { store, scope throws(PlanError) in kilometres(from: try origin(scope), to: "\(store).point") }
            field("distanceMiles") { store, scope throws(PlanError) in miles(from: try origin(scope), to: "\(store).point") }
        },
        fields: {
            value("origin", from: { scope in scope.placeOfAddress("address") }) { placeFields }
            field("addressHint", from: { scope in scope.typed("address").map { hintForAddress($0, in: scope.language) } }) { found, _ in
                "\(found).hint"
            }
            field(
                "addressSuggestions",
                from: { scope in scope.typed("address").map { suggestionsForAddress($0, in: scope.language) } }
            ) { found, _ in "\(found).suggestions" }
        },
        filter: groceryStoreFilter
    )
}

/// The point to measure from: a given point, or the place of an address.
///
/// NULL if the place is unknown.
private func origin(_ scope: Scope) throws(PlanError) -> SQL? {
    if let near = try scope.point("near") { return near }
    return scope.pointOfAddress("address")
}

/// The search for stores.
///
/// Equally good matches are sorted by distance if a place is given, else by price.
private let groceryStoreSearch = search("search", in: "'{STORES}'") { scope throws(PlanError) in
    guard let origin = try origin(scope) else { return [.ascending(.numeric) { "\($0).price_index" }] }
    return [.ascending(.double) { "\($0).point <-> \(origin)" }]
}

/// The arguments of `Query.groceryStores`.
private let groceryStoreFilter: ConnectionBinding.Filter = { store, scope throws(PlanError) in
    // No store is near an unknown place, however far away.
    if let point = scope.pointOfAddress("address") { scope.filter("\(point) IS NOT NULL") }
    let distance = try scope.number("withinMiles", in: 0...12_500)
    if let origin = try origin(scope), let distance {
        let isNear = scope.isNumber("withinMiles", in: 0...125)
        scope.filter("\(store).point", within: "\(distance) * 1.609344", of: origin, isNear: isNear)
    }
    if let levels = scope.list("priceLevels", as: .enumerationArray("price_level")) {
        scope.filter("\(store).price_level = ANY(\(levels))")
    }
    scope.filter("minAvailable", as: .integer) { "\(WantedList(scope).availableCount(in: store)) >= \($0)" }
    scope.filter("maxBasketCost", as: .numeric) { "\(WantedList(scope).cost(in: store)) <= floor(least(greatest(\($0) * 100, -1), 9e17))" }
}

/// `GroceryStoreOrder`.
///
/// The default is by distance if a place is given.
private let groceryStoreOrders = Orders.by(
    [
        "DISTANCE": .ascending { scope throws(PlanError) in
            guard let origin = try origin(scope) else { throw .ruleMissing("The order by distance needs “near” or “address”") }
            return [.nearest { "\($0).point <-> \(origin)" }]
        },
        // The default without a place, the same for everyone, so that cursors stay valid after a login.
        "": .ascending { _ in [byPriceIndex] },
        // Sorts by the cost of the viewer's list if known, else by the price index.
        "PRICE": .ascending { scope in
            guard scope.viewer != nil else { return [byPriceIndex] }
            let list = WantedList(scope)
            return [.ascending(.bigint) { "coalesce(\(list.cost(in: $0)), 0)" }.withoutIndex, byPriceIndex]
        },
        "AVAILABILITY": .descending { scope in
            guard scope.viewer != nil else { return [byPriceIndex] }
            let list = WantedList(scope)
            return [.descending(.integer) { list.availableCount(in: $0) }.withoutIndex]
        },
    ],
    default: { scope in scope.isPresent("near") || scope.hasText("address") ? "DISTANCE" : "" }
)

private let byPriceIndex = SortKey.ascending(.numeric) { "\($0).price_index" }
