-- $1 = "boho-summer"
SELECT 1 FROM collection AS t1 WHERE (t1.slug = $1::text);

-- $1 = "boho-summer"
-- $2 = ["Mirto"]
-- $3 = 100.0
-- $4 = 2 + 1
SELECT t8.position, page.c0, page.c1 FROM unnest(ARRAY(SELECT t1.id FROM collection AS t1 WHERE (t1.slug = $1::text))) WITH ORDINALITY AS t8(key, position) CROSS JOIN LATERAL (SELECT t7.title_en AS c0, t13.name AS c1, found.o0 AS o0, found.o1 AS o1 FROM (SELECT * FROM (SELECT t7.id, t7.price_minor AS o0, t7.id AS o1 FROM catalog_item AS t7 WHERE (t7.id IN (SELECT item_id FROM collection_item WHERE collection_id = t8.key)) AND (t7.brand = ANY($2::text[])) AND (t7.price_minor <= price_minor_at_most($3::numeric)) ORDER BY t7.price_minor, t7.id LIMIT 101) AS bounded LIMIT $4::bigint) AS found JOIN catalog_item AS t7 ON t7.id = found.id LEFT JOIN seller AS t13 ON t13.id = t7.seller_id ORDER BY found.o0, found.o1) AS page ORDER BY t8.position, page.o0, page.o1;

-- $1 = "boho-summer"
-- $2 = {brands: ["Mirto"], price: {max: 100.0}}
SELECT t23.position, t22.name, t22.value, t22.count, t22.input FROM unnest(ARRAY(SELECT t1.id FROM collection AS t1 WHERE (t1.slug = $1::text))) WITH ORDINALITY AS t23(key, position) JOIN LATERAL (SELECT * FROM catalog_facets(label_language => 'en', chosen => $2::jsonb, within_collection => t23.key)) AS t22 ON true ORDER BY t23.position, t22.place;
