import Planner

/// What the viewer's grocery list costs in a store, and how much of it the store has.
let storeBasketBindings: [ObjectBinding] = [
    rows("StoreBasket", in: .mealPlans) {
        columns("wantedCount", "availableCount")
        money("cost", minorUnits: { basket, _ in "\(basket).cost_minor" })
    }
]

/// The basket of the account that asks in a store, for the week asked for; null for strangers, and where nothing is to be bought.
@FieldBindings var basketInStore: [FieldBinding] {
    one("basket", "StoreBasket") { store, scope in
        let store = store ?? "NULL"
        return "SELECT \(store) AS id, basket.* FROM \(WantedList(scope).basket(in: store)) WHERE basket.wanted_count > 0"
    }
}

/// The grocery list of the account that asks, for the week asked for.
struct WantedList: Sendable {
    /// A subquery that depends on no row, so that it is worked out once for a statement.
    private let id: SQL

    /// None for strangers.
    init(_ scope: Scope) {
        let week = "week_start(\(scope.value("weekOf", as: .date) ?? today(scope)))" as SQL
        id = "(SELECT account_day(\(scope.viewer ?? "NULL"), \(week)))"
    }

    /// What it costs in a store; NULL where nothing is to be bought.
    func cost(in store: Alias) -> SQL { "(SELECT cost_minor FROM \(basket(in: "\(store).id")))" }

    /// How many of its items a store has.
    func availableCount(in store: Alias) -> SQL { "(SELECT available_count FROM \(basket(in: "\(store).id")))" }

    /// The relation `basket`, of one row; OFFSET keeps the subquery from being written out within it.
    func basket(in store: SQL) -> SQL {
        "(SELECT \(id) AS list OFFSET 0) AS known CROSS JOIN LATERAL store_basket(\(store), known.list) AS basket"
    }
}
