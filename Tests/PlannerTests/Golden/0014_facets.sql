-- $1 = "boho-summer"
SELECT 1 FROM collection AS t1 WHERE (t1.slug = $1::text);

-- $1 = "boho-summer"
-- $2 = ["Mirto"]
-- $3 = "100"
-- $4 = 2 + 1
SELECT t4.position, page.c0, page.c1 FROM unnest(ARRAY(SELECT t1.id FROM collection AS t1 WHERE (t1.slug = $1::text))) WITH ORDINALITY AS t4(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t3.title_en AS c0, t5.name AS c1, t3.price_minor AS o0, t3.id AS o1 FROM (SELECT item.*, entry.tag_count, entry.position FROM collection_item AS entry JOIN catalog_item AS item ON item.id = entry.item_id WHERE entry.collection_id = t4.key) AS t3 LEFT JOIN seller AS t5 ON t5.id = t3.seller_id WHERE (t3.brand = ANY(catalog_values_named('brands', $2::text[]))) AND (t3.price_minor <= price_minor_at_most($3::numeric)) ORDER BY t3.price_minor, t3.id LIMIT 101) AS bounded LIMIT $4::bigint) AS page ORDER BY t4.position, page.o0, page.o1;

-- $1 = "boho-summer"
-- $2 = {brands: ["Mirto"], price: {max: "100"}}
SELECT t7.position, t6.name, t6.value, t6.count, t6.input FROM unnest(ARRAY(SELECT t1.id FROM collection AS t1 WHERE (t1.slug = $1::text))) WITH ORDINALITY AS t7(key, position) JOIN LATERAL (SELECT * FROM catalog_facets(label_language => 'en', chosen => $2::jsonb, within_collection => t7.key)) AS t6 ON true ORDER BY t7.position, t6.place;
