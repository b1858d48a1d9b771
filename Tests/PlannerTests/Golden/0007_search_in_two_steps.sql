-- $1 = variable 0
-- $2 = default + 1
SELECT * FROM (SELECT t1.id FROM (SELECT t5.*, search_score(t5.search, t4.value) AS score
FROM search_queries($1::text, 'EN', '{RECIPES}') AS t4(value) CROSS JOIN LATERAL (
    SELECT t3.* FROM recipe AS t3 WHERE (t3.search @@ (t4.value)[1] AND search_is_expensive(t3.search))
    ORDER BY coalesce(t3.average_stars, 0) DESC, t3.id DESC LIMIT 3000
) AS t5) AS t1 ORDER BY t1.score DESC, coalesce(t1.average_stars, 0) DESC, t1.id DESC LIMIT 101) AS bounded LIMIT $2::bigint;

-- step 1
-- $1 = column 0 of level 0
SELECT t7.position, t8.name_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t7(key, position) JOIN recipe_ingredient AS t6 ON t6.recipe_id = t7.key LEFT JOIN ingredient AS t8 ON t8.id = t6.ingredient_id ORDER BY t7.position, t6.position, t6.id;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2 + 1
SELECT t10.position FROM unnest($1::bigint[]) WITH ORDINALITY AS t10(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t9.created_at AS o0, t9.id AS o1 FROM recipe_review AS t9 WHERE (t9.recipe_id = t10.key) ORDER BY t9.created_at DESC, t9.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t10.position, page.o0 DESC, page.o1 DESC;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2
-- $3 = 1 + 1
SELECT t13.position, page.c0 FROM unnest(ARRAY(SELECT page.c0 FROM unnest($1::bigint[]) WITH ORDINALITY AS t10(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t11.id AS c0, t9.created_at AS o0, t9.id AS o1 FROM recipe_review AS t9 LEFT JOIN profile AS t11 ON t11.id = t9.author_id WHERE (t9.recipe_id = t10.key) ORDER BY t9.created_at DESC, t9.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t10.position, page.o0 DESC, page.o1 DESC)) WITH ORDINALITY AS t13(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t12.id AS c0, t12.created_at AS o0, t12.id AS o1 FROM recipe AS t12 WHERE (t12.author_id = t13.key) ORDER BY t12.created_at DESC, t12.id DESC LIMIT 101) AS bounded LIMIT $3::bigint) AS page ORDER BY t13.position, page.o0 DESC, page.o1 DESC;
