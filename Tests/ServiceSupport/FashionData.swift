package import Postgres

/// Predictable rows: 6 sellers, 150 items in two segments of bitmaps and 5 collections, one of them empty.
package enum FashionData {
    package static func fill(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(rows)
    }

    private static let rows = """
        INSERT INTO seller (name, website, country_code, created_at)
        SELECT 'Seller ' || n, 'https://seller-' || n || '.example', (ARRAY['ES', 'US', 'FR'])[n % 3 + 1], '2025-01-01Z'
        FROM generate_series(1, 6) AS n;

        INSERT INTO catalog_item (id, seller_id, title_en, title_es, description_en, description_es, category, brand, colors, sizes, tags, images,
            price_minor, delivery_days, in_stock, popularity, url, created_at, updated_at)
        SELECT CASE WHEN n <= 70 THEN n ELSE 8100 + n END, n % 6 + 1,
            (ARRAY['Linen', 'Cotton', 'Silk'])[n % 3 + 1] || ' ' || (ARRAY['dress', 'scarf', 'coat', 'bag'])[n % 4 + 1] || ' ' || n,
            (ARRAY['Vestido', 'Pañuelo', 'Abrigo', 'Bolso'])[n % 4 + 1] || ' de ' || (ARRAY['lino', 'algodón', 'seda'])[n % 3 + 1] || ' ' || n,
            'Item number ' || n, 'Artículo número ' || n,
            (enum_range(NULL::catalog_category))[n * 7 % 5 + 1], 'Brand ' || chr(65 + n * 3 % 8),
            CASE WHEN n % 4 = 0 THEN ARRAY['RED', 'GOLD'] ELSE ARRAY[(enum_range(NULL::catalog_color))[n % 6 + 1]::text] END::catalog_color[],
            CASE n % 5 WHEN 0 THEN ARRAY['ONE_SIZE'] WHEN 1 THEN ARRAY['36', '37', '38'] ELSE (ARRAY['XS', 'S', 'M', 'L', 'XL'])[n % 3 + 1:4] END,
            array_remove(ARRAY['tag-' || n % 3, CASE WHEN n % 2 = 0 THEN 'even' END, CASE WHEN n % 5 < 2 THEN 'few' END], NULL),
            CASE WHEN n % 7 = 0 THEN '{}' ELSE ARRAY['https://images.example/' || n || '.jpg'] END,
            CASE WHEN n <= 12 THEN (ARRAY[0, 2499, 2500, 4999, 5000, 9999, 10000, 19999, 20000, 39999, 40000, 999999])[n] ELSE n * 9973 % 45000 END,
            n * 5 % 9, n % 8 > 0, n * 37 % 50, 'https://seller-' || n % 6 + 1 || '.example/' || n,
            '2025-03-01Z'::timestamptz + n * 11 % 40 * interval '7 hours', '2025-09-01Z'
        FROM generate_series(1, 150) AS n;

        INSERT INTO collection (slug, title_en, title_es, description_en, description_es, hashtag, theme, image, created_at, tags)
        VALUES
            ('boho-summer', 'Boho summer', 'Verano bohemio', 'Light.', 'Ligero.', '#BohoSummer', 'SEASON', 'https://images.example/boho.jpg', '2025-05-01Z', '{even,few}'),
            ('all-things', 'All things', 'De todo', 'Much.', 'Mucho.', '#AllThings', 'STYLE', NULL, '2025-05-02Z', '{tag-1}'),
            ('boho-beach', 'Boho beach', 'Playa bohemia', 'Sand.', 'Arena.', '#bohosummer', 'TRAVEL', NULL, '2025-05-02Z', '{}'),
            ('nothing-yet', 'Nothing yet', 'Nada aún', 'Soon.', 'Pronto.', '#Soon', 'SEASON', NULL, '2025-04-01Z', '{few}'),
            ('late', 'Late', 'Tarde', 'Late.', 'Tarde.', '#Late', 'GIFT', NULL, '2025-06-01Z', '{}');

        INSERT INTO collection_item (collection_id, item_id, position)
        SELECT collection, id, row_number() OVER (PARTITION BY collection ORDER BY id)
        FROM generate_series(1, 5) AS collection, catalog_item AS item
        WHERE CASE collection WHEN 1 THEN id % 3 = 0 WHEN 2 THEN true WHEN 3 THEN id % 10 = 1 WHEN 5 THEN id > 8000 ELSE false END;

        INSERT INTO catalog_term (facet, value, label_en, label_es) VALUES ('tags', 'few', 'Just a few', 'Unos pocos');

        SELECT setval('catalog_item_id_seq', max(id)) FROM catalog_item;
        ANALYZE seller, catalog_item, collection, collection_item, catalog_bitmap, catalog_term;
        """
}
