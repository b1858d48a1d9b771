-- $1 = "tomate"
-- $2 = [RECIPES, STORES]
SELECT (SELECT count(*) FROM (SELECT entry.kind, entry.id, ts_rank(entry.words, query.wanted, 1)::double precision AS rank
FROM (SELECT bilingual_query($1::text) AS typed, wanted_query($1::text) AS wanted) AS query
JOIN search_entry AS entry ON entry.words @@ query.typed
WHERE entry.found_until > now() AND entry.domain = ANY($2::search_domain[])) AS t1);

-- $1 = "tomate"
-- $2 = [RECIPES, STORES]
-- $3 = 2 + 1
SELECT page.c0, page.c1, page.c2, page.c3, page.c4, page.c5, page.c6 FROM (SELECT t6.id AS c0, t7.id AS c1, t7.title_en AS c2, t8.name AS c3, t11.id AS c4, t12.id AS c5, t12.name AS c6, t4.rank AS o0, t4.kind AS o1, t4.id AS o2 FROM (SELECT * FROM (SELECT t4.* FROM (SELECT entry.kind, entry.id, ts_rank(entry.words, query.wanted, 1)::double precision AS rank
FROM (SELECT bilingual_query($1::text) AS typed, wanted_query($1::text) AS wanted) AS query
JOIN search_entry AS entry ON entry.words @@ query.typed
WHERE entry.found_until > now() AND entry.domain = ANY($2::search_domain[])) AS t4 ORDER BY t4.rank, t4.kind DESC, t4.id DESC LIMIT 101) AS bounded LIMIT $3::bigint) AS t4 LEFT JOIN food_post AS t6 ON t6.id = t4.id AND t4.kind = 'food_post' AND (t6.is_shown) LEFT JOIN recipe AS t7 ON t7.id = t4.id AND t4.kind = 'recipe' LEFT JOIN profile AS t8 ON t8.id = t7.author_id LEFT JOIN catalog_item AS t11 ON t11.id = t4.id AND t4.kind = 'catalog_item' LEFT JOIN grocery_store AS t12 ON t12.id = t4.id AND t4.kind = 'grocery_store' ORDER BY t4.rank, t4.kind DESC, t4.id DESC) AS page ORDER BY page.o0 DESC, page.o1, page.o2;

-- step 1
-- $1 = column 1 of level 1
SELECT t10.position, t9.text_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t10(key, position) JOIN recipe_step AS t9 ON t9.recipe_id = t10.key ORDER BY t10.position, t9.position, t9.id;
