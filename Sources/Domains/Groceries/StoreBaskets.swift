import Planner

/// The cost of the viewer's grocery list in a store, and the number of items that the store has.
let storeBasketBindings: [ObjectBinding] = [
    rows("StoreBasket", in: .mealPlans) {
        columns("wantedCount", "availableCount")
        money("cost", minorUnits: { basket, _ in "\(basket).cost_minor" })
    }
]

/// The viewer's basket in a store for a week.
///
/// Null for anonymous viewers, and if the list is empty. Its cost is the list's total if the viewer chooses the store.
@FieldBindings var basketInStore: [FieldBinding] {
    one("basket", "StoreBasket") { store, scope in
        let store = store ?? "NULL"
        return "SELECT \(store) AS id, basket.* FROM \(WantedList(scope).basket(in: store)) WHERE basket.cost_minor IS NOT NULL"
    }
}

/// The viewer's grocery list for the requested week.
struct WantedList: Sendable {
    /// The items to buy, as a subquery that depends on no row, so that PostgreSQL computes it once per statement.
    private let items: SQL

    /// Creates the list.
    ///
    /// Anonymous viewers have none.
    init(_ scope: Scope) {
        let week = "week_start(\(scope.value("weekOf", as: .date) ?? today(scope)))" as SQL
        let list = "(SELECT account_day(\(scope.viewer ?? "NULL"), \(week)))" as SQL
        items = "(SELECT wanted_items(\(list), \(priceSources(scope))))"
    }

    /// The cost of the list in a store.
    ///
    /// NULL if the list is empty.
    func cost(in store: Alias) -> SQL { "(SELECT cost_minor FROM \(basket(in: "\(store).id")))" }

    /// The number of items on the list that a store has.
    func availableCount(in store: Alias) -> SQL { "(SELECT available_count FROM \(basket(in: "\(store).id")))" }

    /// The relation `basket` of one row.
    ///
    /// OFFSET 0 keeps PostgreSQL from copying the subquery into it.
    func basket(in store: SQL) -> SQL {
        "(SELECT \(items) AS items OFFSET 0) AS known CROSS JOIN LATERAL wanted_basket(\(store), known.items) AS basket"
    }
}
