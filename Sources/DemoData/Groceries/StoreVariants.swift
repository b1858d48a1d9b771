import Postgres

/// Adds more stores, which PostgreSQL derives from the first ones and moves by a few kilometres.
enum StoreVariants {
    /// The number of stores that each step of the scale adds to each city.
    static let perCity = 2
    /// The steps of the scale per transaction: 2,000 stores with 80,000 prices, which take a few seconds.
    private static let batch = 100
    /// The number of ingredients with a price in each store.
    private static let assortment = 40

    /// Adds the next batch.
    static func grow(_ mark: inout SectionMark, upTo scale: Int, from stores: Int, in session: PostgresSession) throws {
        let ids = try Identities(lockedIn: session, tables: GrocerySection.tables)
        let variants = (mark.scale + 1)...min(mark.scale + batch, scale)
        let (first, last) = (mark.first("grocery_store"), ids.last("grocery_store"))
        let count = variants.count * City.all.count * perCity
        try session.execute(insertStores(variants, after: last, first: first, perCityAtFirst: stores / City.all.count))
        let prices = StorePrices(stores: (last + 1)...(last + count), firstStore: first, lastPrice: ids.last("store_price"))
        try session.execute(prices.insertion(where: "(place * 13 + number * 7) % count < \(assortment)"))
        mark.scale = variants.upperBound
    }

    /// Inserts the stores; the chains of a city take turns from step to step.
    private static func insertStores(_ variants: ClosedRange<Int>, after last: Int, first: Int, perCityAtFirst: Int) -> String {
        """
        INSERT INTO grocery_store (
            id, name, chain, address, city, country_code, latitude, longitude, website, phone, opening_hours, price_level
        )
        SELECT
            \(last) + 1 + ((k - \(variants.lowerBound)) * \(City.all.count) + town) * \(perCity) + n,
            base.name || ' ' || k, base.chain, regexp_replace(base.address, '^[0-9]+|[0-9]+(?=,)', (1 + (k * 37 + n * 11 + town) % 180)::text),
            base.city, base.country_code,
            round(base.latitude::numeric + ((k * 7919 + n * 3571 + town * 463) % 601 - 300) / 10000.0, 4),
            round(base.longitude::numeric + ((k * 4663 + n * 6133 + town * 881) % 601 - 300) / 10000.0, 4),
            base.website, base.phone, base.opening_hours, base.price_level
        FROM generate_series(\(variants.lowerBound), \(variants.upperBound)) AS k
        CROSS JOIN generate_series(0, \(City.all.count - 1)) AS town
        CROSS JOIN generate_series(0, \(perCity - 1)) AS n
        JOIN grocery_store AS base
            ON base.id = \(first) + town * \(perCityAtFirst) + (k * \(perCity) + n * 5 + town) % \(perCityAtFirst)
        ORDER BY 1
        """
    }
}
