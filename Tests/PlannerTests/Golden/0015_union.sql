-- $1 = "tomate"
-- $2 = [RECIPES, STORES]
SELECT (SELECT count(*) FROM (SELECT entry.kind, entry.id, ts_rank(entry.words, query.typed, 1)::double precision AS rank
FROM (SELECT bilingual_query($1::text) AS typed) AS query
JOIN search_entry AS entry ON entry.words @@ query.typed
WHERE entry.found_until > now() AND entry.domain = ANY($2::search_domain[])) AS t5);

-- $1 = "tomate"
-- $2 = [RECIPES, STORES]
-- $3 = 2 + 1
SELECT page.c0, page.c1, page.c2, page.c3, page.c4, page.c5, page.c6 FROM (SELECT t14.id AS c0, t15.id AS c1, t15.title_en AS c2, t20.name AS c3, t35.id AS c4, t36.id AS c5, t36.name AS c6, t12.rank AS o0, t12.kind AS o1, t12.id AS o2 FROM (SELECT * FROM (SELECT t12.* FROM (SELECT entry.kind, entry.id, ts_rank(entry.words, query.typed, 1)::double precision AS rank
FROM (SELECT bilingual_query($1::text) AS typed) AS query
JOIN search_entry AS entry ON entry.words @@ query.typed
WHERE entry.found_until > now() AND entry.domain = ANY($2::search_domain[])) AS t12 ORDER BY t12.rank, t12.kind DESC, t12.id DESC LIMIT 101) AS bounded LIMIT $3::bigint) AS t12 LEFT JOIN food_post AS t14 ON t14.id = t12.id AND t12.kind = 'food_post' AND t14.deleted_at IS NULL LEFT JOIN recipe AS t15 ON t15.id = t12.id AND t12.kind = 'recipe' LEFT JOIN account AS t20 ON t20.id = t15.author_id LEFT JOIN catalog_item AS t35 ON t35.id = t12.id AND t12.kind = 'catalog_item' LEFT JOIN grocery_store AS t36 ON t36.id = t12.id AND t12.kind = 'grocery_store' ORDER BY t12.rank, t12.kind DESC, t12.id DESC) AS page ORDER BY page.o0 DESC, page.o1, page.o2;

-- step 1
-- $1 = column 1 of level 1
SELECT t30.position, t29.text_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t30(key, position) JOIN recipe_step AS t29 ON t29.recipe_id = t30.key ORDER BY t30.position, t29.position, t29.id;
