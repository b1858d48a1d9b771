/// The prices of ingredients in some stores.
///
/// PostgreSQL computes the prices from the list prices by arithmetic on ids, so the result is always the same.
struct StorePrices {
    let stores: ClosedRange<Int>
    /// The id of the first store of the first seed; `place` counts from there.
    let firstStore: Int
    /// The highest id of a price so far.
    let lastPrice: Int

    /// Returns the statement that inserts prices derived from the list prices.
    ///
    /// A price is the list price, adjusted to the store's level. It varies by up to 6 % per store and by up to a tenth per ingredient, in
    /// steps of 5 cents. One price in nine is for an ingredient that is sold out.
    ///
    /// `assortment` is a condition that selects the ingredients of a store. It uses the `place` of the store and the `number` of the
    /// ingredient, both from 0, and `count`, the number of ingredients.
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
