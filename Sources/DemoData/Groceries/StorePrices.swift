/// What some stores ask for ingredients, worked out by PostgreSQL from the list prices with plain arithmetic, so that it is always the same.
struct StorePrices {
    let stores: ClosedRange<Int>
    /// The first store of the first seed, from which places count.
    let firstStore: Int
    /// The last id that a price has.
    let lastPrice: Int

    /// Adds prices: the list price by the store's level, up to 6 % more or less by the store, up to a tenth by the ingredient, in steps of 5 cents; one thing in nine is sold out.
    ///
    /// What a store sells is a condition over `place` (of the store), `number` (of the ingredient) – both from 0 – and `count`, of ingredients.
    func insertion(where assortment: String) -> String {
        """
        INSERT INTO store_price (id, store_id, ingredient_id, price_per_kg_minor, in_stock)
        SELECT
            \(lastPrice) + row_number() OVER (ORDER BY store.id, listed.id), store.id, listed.id,
            CASE WHEN listed.price_per_kg_minor = 0 THEN 0 ELSE greatest(5, 5 * round(
                listed.price_per_kg_minor * (90 + (place * 31 + number * 17) % 21) * (94 + place * 37 % 13) / 50000.0
                    * CASE price_level WHEN 'INEXPENSIVE' THEN 0.82 WHEN 'MODERATE' THEN 1 ELSE 1.27 END
            )) END,
            (place * 7 + number * 11) % 9 > 0
        FROM (
            SELECT id, price_level, id - \(firstStore) AS place FROM grocery_store
            WHERE id BETWEEN \(stores.lowerBound) AND \(stores.upperBound)
        ) AS store
        CROSS JOIN (
            SELECT id, price_per_kg_minor, row_number() OVER (ORDER BY id) - 1 AS number, count(*) OVER () AS count FROM ingredient
        ) AS listed
        WHERE \(assortment)
        ORDER BY store.id, listed.id
        """
    }
}
