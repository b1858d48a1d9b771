-- $1 = "tomate"
-- $2 = [RECIPES, STORES]
SELECT (SELECT found.count FROM search_queries($1::text, 'EN', '{RECIPES,DONATIONS,FASHION,STORES}') AS t3(value) CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE t2.search_names @@ (t3.value)[7]) + least(count(*) FILTER (WHERE NOT (t2.search_names @@ (t3.value)[7])), 1000)
    FROM (SELECT kind, id, words AS search, words AS search_names FROM search_entry WHERE found_until > now() AND domain = ANY($2::search_domain[])) AS t2 WHERE (t2.search @@ (t3.value)[1] AND search_is_expensive(t2.search))
) AS found(count));

-- $1 = "tomate"
-- $2 = [RECIPES, STORES]
-- $3 = 2 + 1
SELECT page.c0, page.c1, page.c2, page.c3, page.c4, page.c5, page.c6 FROM (SELECT t11.id AS c0, t12.id AS c1, t12.title_en AS c2, t13.name AS c3, t16.id AS c4, t17.id AS c5, t17.name AS c6, t6.score AS o0, t6.id AS o1, t6.kind AS o2, t6.id AS o3 FROM (SELECT found.*, found.o0 AS score FROM (SELECT found.* FROM search_queries($1::text, 'EN', '{RECIPES,DONATIONS,FASHION,STORES}') AS t9(value) CROSS JOIN LATERAL (
WITH tier0 AS MATERIALIZED (SELECT t6.id, t6.kind, t6.score AS o0, t6.id AS o1, t6.kind AS o2, t6.id AS o3 FROM (SELECT t10.*, search_score(t10.search, t10.search_names, t9.value) AS score FROM (
    SELECT t8.* FROM (SELECT kind, id, words AS search, words AS search_names FROM search_entry WHERE found_until > now() AND domain = ANY($2::search_domain[])) AS t8 WHERE (t8.search @@ (t9.value)[1] AND search_is_expensive(t8.search) AND NOT t8.search_names @@ (t9.value)[7]) ORDER BY t8.id, t8.kind, t8.id LIMIT 1000
) AS t10) AS t6 ORDER BY t6.score, t6.id DESC, t6.kind DESC, t6.id DESC LIMIT $3::bigint),
tier1 AS MATERIALIZED (SELECT t6.id, t6.kind, t6.score AS o0, t6.id AS o1, t6.kind AS o2, t6.id AS o3 FROM (SELECT t8.*, CASE WHEN t8.search_names @@ (t9.value)[5] AND ((t9.value)[12] IS NULL OR NOT t8.search @@ (t9.value)[12]) THEN 13 ELSE 12 END AS score FROM (SELECT kind, id, words AS search, words AS search_names FROM search_entry WHERE found_until > now() AND domain = ANY($2::search_domain[])) AS t8 WHERE (t8.search_names @@ (t9.value)[6] AND ((t9.value)[12] IS NULL OR NOT t8.search @@ (t9.value)[12])) OFFSET 0) AS t6 WHERE ((SELECT count(*) FROM tier0) < $3::bigint) ORDER BY t6.score, t6.id DESC, t6.kind DESC, t6.id DESC LIMIT $3::bigint),
tier2 AS MATERIALIZED (SELECT t6.id, t6.kind, t6.score AS o0, t6.id AS o1, t6.kind AS o2, t6.id AS o3 FROM (SELECT t8.*, CASE WHEN t8.search_names @@ (t9.value)[3] AND ((t9.value)[12] IS NULL OR NOT t8.search @@ (t9.value)[12]) THEN 15 ELSE 14 END AS score FROM (SELECT kind, id, words AS search, words AS search_names FROM search_entry WHERE found_until > now() AND domain = ANY($2::search_domain[])) AS t8 WHERE (t8.search_names @@ (t9.value)[4] AND ((t9.value)[12] IS NULL OR NOT t8.search @@ (t9.value)[12])) OFFSET 0) AS t6 WHERE ((SELECT count(*) FROM tier0) + (SELECT count(*) FROM tier1) < $3::bigint) ORDER BY t6.score, t6.id DESC, t6.kind DESC, t6.id DESC LIMIT $3::bigint),
tier3 AS MATERIALIZED (SELECT t6.id, t6.kind, t6.score AS o0, t6.id AS o1, t6.kind AS o2, t6.id AS o3 FROM (SELECT t8.*, 16 AS score FROM (SELECT kind, id, words AS search, words AS search_names FROM search_entry WHERE found_until > now() AND domain = ANY($2::search_domain[])) AS t8 WHERE (t8.search_names @@ (t9.value)[2] AND ((t9.value)[12] IS NULL OR NOT t8.search @@ (t9.value)[12])) OFFSET 0) AS t6 WHERE ((SELECT count(*) FROM tier0) + (SELECT count(*) FROM tier1) + (SELECT count(*) FROM tier2) < $3::bigint) ORDER BY t6.score, t6.id DESC, t6.kind DESC, t6.id DESC LIMIT $3::bigint)
SELECT * FROM tier0 UNION ALL SELECT * FROM tier1 UNION ALL SELECT * FROM tier2 UNION ALL SELECT * FROM tier3
) AS found ORDER BY found.o0, found.o1 DESC, found.o2 DESC, found.o3 DESC LIMIT $3::bigint) AS found) AS t6 LEFT JOIN food_post AS t11 ON t11.id = t6.id AND t6.kind = 'food_post' AND (t11.is_shown) LEFT JOIN recipe AS t12 ON t12.id = t6.id AND t6.kind = 'recipe' LEFT JOIN profile AS t13 ON t13.id = t12.author_id LEFT JOIN catalog_item AS t16 ON t16.id = t6.id AND t6.kind = 'catalog_item' LEFT JOIN grocery_store AS t17 ON t17.id = t6.id AND t6.kind = 'grocery_store' ORDER BY t6.score, t6.id DESC, t6.kind DESC, t6.id DESC) AS page ORDER BY page.o0 DESC, page.o1, page.o2, page.o3;

-- step 1
-- $1 = column 1 of level 1
SELECT t15.position, t14.text_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t15(key, position) JOIN recipe_step AS t14 ON t14.recipe_id = t15.key ORDER BY t15.position, t14.position, t14.id;
