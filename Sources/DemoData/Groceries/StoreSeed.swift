import Postgres

/// Inserts the first stores row by row; PostgreSQL computes their prices from the list prices.
struct StoreSeed {
    let stores: [DemoStore]

    func run(in session: PostgresSession, _ mark: inout SectionMark) throws {
        let ids = try Identities(lockedIn: session, tables: GrocerySection.tables)
        mark.firstIDs["grocery_store"] = ids.last("grocery_store") + 1
        mark.scale = 1
        let columns = "id, name, chain, address, city, country_code, latitude, longitude, website, phone, opening_hours, price_level"
        try session.copy("COPY grocery_store (\(columns)) FROM STDIN") { rows in
            for store in stores {
                rows.append(mark.first("grocery_store") + store.place)
                rows.append(store.name)
                rows.append(store.chain.isIndependent ? nil : store.chain.name)
                rows.append(store.address)
                rows.append(store.city.name)
                rows.append(store.city.countryCode)
                rows.append(store.latitude)
                rows.append(store.longitude)
                rows.append(store.chain.website)
                rows.append(store.phone)
                rows.append(store.openingHours)
                rows.append(store.chain.priceLevel)
                try rows.endRow()
            }
        }
        let first = mark.first("grocery_store")
        let prices = StorePrices(stores: first...(first + stores.count - 1), firstStore: first, lastPrice: ids.last("store_price"))
        // Cheap stores have a smaller assortment.
        let share = "CASE price_level WHEN 'INEXPENSIVE' THEN 6 WHEN 'MODERATE' THEN 8 ELSE 10 END"
        try session.execute(prices.insertion(where: "(place * 3 + number * 7) % 10 < \(share)"))
    }
}
