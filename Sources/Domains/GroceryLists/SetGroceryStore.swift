import Engine
import GraphQL
import Planner
import Postgres

/// `setGroceryStore`: chooses the store that determines the prices on the lists.
///
/// Null removes the choice.
let setGroceryStore = mutation("setGroceryStore", for: .signedIn, in: .mealPlans) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    if let store = try input.id("storeId", of: "grocery_store") {
        let chosen = try await call.execute(
            """
            INSERT INTO chosen_store (id, store_id) SELECT \(call.account), id FROM grocery_store WHERE id = \(store)
            ON CONFLICT (id) DO UPDATE SET store_id = excluded.store_id
            """
        )
        guard chosen.affectedRows > 0 else { throw .notFound }
    } else {
        try await call.execute("DELETE FROM chosen_store WHERE id = \(call.account)")
    }
    return MutationAnswer(.storeSaved, of: AuditedObject("account", call.account), ["account": .int(call.account)])
}
