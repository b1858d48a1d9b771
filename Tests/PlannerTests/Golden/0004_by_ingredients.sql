-- $1 = numbers of ingredient in ["ingredient_1", "ingredient_2"]
SELECT (SELECT count(*) FROM recipe AS t1 WHERE (t1.ingredient_ids && ingredient_set($1::bigint[])) AND (icount(t1.ingredient_ids & ingredient_set($1::bigint[])) >= (distinct_count($1::bigint[]) + 1) / 2));

-- $1 = numbers of ingredient in ["ingredient_1", "ingredient_2"]
-- $2 = 20 + 1
SELECT icount(t4.ingredient_ids & ingredient_set($1::bigint[])), t4.ingredient_count, t4.id, t4.ingredient_count - icount(t4.ingredient_ids & ingredient_set($1::bigint[])), t4.title_en FROM (SELECT * FROM (SELECT t4.id, icount(t4.ingredient_ids & ingredient_set($1::bigint[])) AS o0, t4.ingredient_count AS o1, t4.id AS o2 FROM recipe AS t4 WHERE (t4.ingredient_ids && ingredient_set($1::bigint[])) AND (icount(t4.ingredient_ids & ingredient_set($1::bigint[])) >= (distinct_count($1::bigint[]) + 1) / 2) ORDER BY icount(t4.ingredient_ids & ingredient_set($1::bigint[])) DESC, t4.ingredient_count, t4.id LIMIT 101) AS bounded LIMIT $2::bigint) AS found JOIN recipe AS t4 ON t4.id = found.id ORDER BY found.o0 DESC, found.o1, found.o2;

-- step 1
-- $1 = column 2 of level 1
-- $2 = 3 + 1
SELECT t7.position, page.c0 FROM unnest($1::bigint[]) WITH ORDINALITY AS t7(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t6.id AS c0, t6.created_at AS o0, t6.id AS o1 FROM recipe_review AS t6 WHERE (t6.recipe_id = t7.key) ORDER BY t6.created_at DESC, t6.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t7.position, page.o0 DESC, page.o1 DESC;
