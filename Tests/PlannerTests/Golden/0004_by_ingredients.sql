-- $1 = numbers of ingredient in ["ingredient_1", "ingredient_2"]
SELECT (SELECT count(*) FROM recipe AS t5 WHERE (t5.ingredient_ids && ingredient_set($1::bigint[])) AND (icount(t5.ingredient_ids & ingredient_set($1::bigint[])) >= (distinct_count($1::bigint[]) + 1) / 2));

-- $1 = numbers of ingredient in ["ingredient_1", "ingredient_2"]
-- $2 = 20 + 1
SELECT icount(t12.ingredient_ids & ingredient_set($1::bigint[])), t12.ingredient_count, t12.id, t12.ingredient_count - icount(t12.ingredient_ids & ingredient_set($1::bigint[])), t12.title_en FROM (SELECT * FROM (SELECT t12.id, icount(t12.ingredient_ids & ingredient_set($1::bigint[])) AS o0, t12.ingredient_count AS o1, t12.id AS o2 FROM recipe AS t12 WHERE (t12.ingredient_ids && ingredient_set($1::bigint[])) AND (icount(t12.ingredient_ids & ingredient_set($1::bigint[])) >= (distinct_count($1::bigint[]) + 1) / 2) ORDER BY icount(t12.ingredient_ids & ingredient_set($1::bigint[])) DESC, t12.ingredient_count, t12.id LIMIT 101) AS bounded LIMIT $2::bigint) AS found JOIN recipe AS t12 ON t12.id = found.id ORDER BY found.o0 DESC, found.o1, found.o2;

-- step 1
-- $1 = column 2 of level 1
-- $2 = 3 + 1
SELECT t23.position, page.c0 FROM unnest($1::bigint[]) WITH ORDINALITY AS t23(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t22.id AS c0, t22.created_at AS o0, t22.id AS o1 FROM recipe_review AS t22 WHERE (t22.recipe_id = t23.key) ORDER BY t22.created_at DESC, t22.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t23.position, page.o0 DESC, page.o1 DESC;
