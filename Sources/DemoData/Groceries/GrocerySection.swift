import Postgres

/// Grocery stores around the cities and their prices of ingredients.
enum GrocerySection: DemoSection {
    static let tables = ["grocery_store", "store_price"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        let stores = DemoStore.all
        func count(at scale: Int) -> Int { stores.count + (scale - 1) * City.all.count * StoreVariants.perCity }
        var added = false
        var reached = 0
        repeat {
            reached = try session.transaction { session in
                var mark = try SectionMark(lockedIn: session, name: "groceries")
                guard mark.scale < max(scale, 1) else { return mark.scale }
                if mark.scale == 0 {
                    try StoreSeed(stores: stores).run(in: session, &mark)
                } else {
                    try StoreVariants.grow(&mark, upTo: scale, from: stores.count, in: session)
                }
                try Identities.advanceSequences(in: session, tables: tables)
                try mark.save(in: session)
                added = true
                return mark.scale
            }
            progress(SeedProgress(unit: "stores", completed: count(at: reached), total: count(at: max(scale, reached))))
        } while reached < scale
        return added
    }
}
