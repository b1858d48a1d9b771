-- $1 = "tomate"
-- $2 = [RECIPES, STORES]
SELECT (SELECT count(*) FROM (SELECT t4.*, search_score(t4.search, t3.value) AS score
FROM search_queries($1::text, 'EN', '{RECIPES,DONATIONS,FASHION,STORES}') AS t3(value) CROSS JOIN LATERAL (
    SELECT t2.* FROM (SELECT kind, id, words AS search FROM search_entry WHERE found_until > now() AND domain = ANY($2::search_domain[])) AS t2 WHERE (t2.search @@ (t3.value)[1] AND search_is_expensive(t2.search))
    ORDER BY t2.id, t2.kind, t2.id LIMIT 3000
) AS t4) AS t1);

-- $1 = "tomate"
-- $2 = [RECIPES, STORES]
-- $3 = 2 + 1
SELECT page.c0, page.c1, page.c2, page.c3, page.c4, page.c5, page.c6 FROM (SELECT t12.id AS c0, t13.id AS c1, t13.title_en AS c2, t14.name AS c3, t17.id AS c4, t18.id AS c5, t18.name AS c6, t7.score AS o0, t7.id AS o1, t7.kind AS o2, t7.id AS o3 FROM (SELECT * FROM (SELECT t7.* FROM (SELECT t11.*, search_score(t11.search, t10.value) AS score
FROM search_queries($1::text, 'EN', '{RECIPES,DONATIONS,FASHION,STORES}') AS t10(value) CROSS JOIN LATERAL (
    SELECT t9.* FROM (SELECT kind, id, words AS search FROM search_entry WHERE found_until > now() AND domain = ANY($2::search_domain[])) AS t9 WHERE (t9.search @@ (t10.value)[1] AND search_is_expensive(t9.search))
    ORDER BY t9.id, t9.kind, t9.id LIMIT 3000
) AS t11) AS t7 ORDER BY t7.score, t7.id DESC, t7.kind DESC, t7.id DESC LIMIT 101) AS bounded LIMIT $3::bigint) AS t7 LEFT JOIN food_post AS t12 ON t12.id = t7.id AND t7.kind = 'food_post' AND (t12.is_shown) LEFT JOIN recipe AS t13 ON t13.id = t7.id AND t7.kind = 'recipe' LEFT JOIN profile AS t14 ON t14.id = t13.author_id LEFT JOIN catalog_item AS t17 ON t17.id = t7.id AND t7.kind = 'catalog_item' LEFT JOIN grocery_store AS t18 ON t18.id = t7.id AND t7.kind = 'grocery_store' ORDER BY t7.score, t7.id DESC, t7.kind DESC, t7.id DESC) AS page ORDER BY page.o0 DESC, page.o1, page.o2, page.o3;

-- step 1
-- $1 = column 1 of level 1
SELECT t16.position, t15.text_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t16(key, position) JOIN recipe_step AS t15 ON t15.recipe_id = t16.key ORDER BY t16.position, t15.position, t15.id;
