package import Postgres

/// Predictable rows of places and stores.
///
/// There are 8 places and 40 stores. The stores are on a grid north-east of Villarriba, some at the same point. 39 stores have prices for
/// half of the ingredients each.
package enum GroceryData {
    package static func fill(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(rows)
    }

    /// Place 807 is called “A”, the text that generated requests use for every text argument.
    private static let rows = """
        INSERT INTO place (id, name, town_id, region, country_code, latitude, longitude, population) VALUES
            (801, 'Villarriba', NULL, 'Meseta', 'ES', 38, -3, 50000), (802, 'Río Alto', 801, 'Meseta', 'ES', 38.05, -3.05, 9000),
            (803, 'El Molino', 801, 'Meseta', 'ES', 37.95, -2.95, 8000), (804, 'New Harbour', NULL, 'Ohio', 'US', 41, -81, 70000),
            (805, 'Harbour', NULL, 'Kent', 'GB', 51, 1, 90000), (806, 'El Molino', 804, 'Ohio', 'US', 41.1, -81.1, 7000),
            (807, 'A', NULL, 'Nordland', 'NO', 67.9, 13, 150), (808, 'Harbour', NULL, 'Maine', 'US', 44, -69, 300);

        INSERT INTO place_name (place_id, kind, language, name) VALUES
            (801, 'NAME', 'EN', 'Uppertown'), (801, 'NAME', 'ES', 'Villarriba'), (801, 'ALIAS', 'ES', 'La Villa de las Tres Torres'),
            (801, 'SHORT', NULL, 'VRB'), (801, 'SHORT', NULL, 'EL'), (804, 'NAME', 'ES', 'Puerto Nuevo'), (804, 'SHORT', NULL, 'N.H.'),
            (802, 'NAME', 'EN', 'High River');

        INSERT INTO grocery_store (id, name, chain, address, city, country_code, latitude, longitude, website, phone, opening_hours, price_level)
        SELECT n, 'Store ' || n, CASE WHEN n % 4 > 0 THEN 'Chain ' || n % 4 END, 'Calle ' || n, 'Villarriba', 'ES',
            38 + n % 8 * 0.03, -3 + n / 8 % 4 * 0.05, CASE WHEN n % 3 > 0 THEN 'https://store-' || n || '.example' END,
            CASE WHEN n % 5 > 0 THEN '+34 900 000 0' || n END, CASE WHEN n % 2 = 0 THEN 'Mo-Sa 09:00-21:00' END,
            (enum_range(NULL::price_level))[n % 3 + 1]
        FROM generate_series(1, 40) AS n;

        INSERT INTO store_price (store_id, ingredient_id, price_per_kg_minor, in_stock)
        SELECT n, i, (100 * i + 33) * (80 + n * 7 % 50) / 100, (n + i) % 4 > 0
        FROM generate_series(1, 39) AS n, generate_series(1, 12) AS i WHERE (n + i) % 2 = 0;

        ANALYZE place, place_name, grocery_store, store_price;
        """
}
