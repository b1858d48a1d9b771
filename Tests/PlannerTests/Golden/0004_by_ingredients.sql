-- $1 = numbers of ingredient in ["ingredient_1", "ingredient_2"]
SELECT (SELECT count(*) FROM recipe AS t5 JOIN (SELECT recipe_id, count(DISTINCT ingredient_id)::integer AS matched FROM recipe_ingredient
WHERE ingredient_id = ANY($1::bigint[]) GROUP BY recipe_id HAVING count(DISTINCT ingredient_id) >= ((SELECT count(DISTINCT chosen.id) FROM unnest($1::bigint[]) AS chosen(id)) + 1) / 2) AS t6 ON t6.recipe_id = t5.id);

-- $1 = numbers of ingredient in ["ingredient_1", "ingredient_2"]
-- $2 = 20 + 1
SELECT found.c0, found.c1, t12.id, t12.title_en FROM (SELECT * FROM (SELECT t12.id, t1.matched AS c0, t12.ingredient_count - t1.matched AS c1, t1.matched AS o0, t12.ingredient_count - t1.matched AS o1, t12.id AS o2 FROM recipe AS t12 JOIN (SELECT recipe_id, count(DISTINCT ingredient_id)::integer AS matched FROM recipe_ingredient
WHERE ingredient_id = ANY($1::bigint[]) GROUP BY recipe_id HAVING count(DISTINCT ingredient_id) >= ((SELECT count(DISTINCT chosen.id) FROM unnest($1::bigint[]) AS chosen(id)) + 1) / 2) AS t1 ON t1.recipe_id = t12.id ORDER BY t1.matched DESC, t12.ingredient_count - t1.matched, t12.id LIMIT 101) AS bounded LIMIT $2::bigint) AS found JOIN recipe AS t12 ON t12.id = found.id ORDER BY found.o0 DESC, found.o1, found.o2;

-- step 1
-- $1 = column 2 of level 1
-- $2 = 3 + 1
SELECT t23.position, page.c0 FROM unnest($1::bigint[]) WITH ORDINALITY AS t23(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t22.id AS c0, t22.created_at AS o0, t22.id AS o1 FROM recipe_review AS t22 WHERE (t22.recipe_id = t23.key) ORDER BY t22.created_at DESC, t22.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t23.position, page.o0 DESC, page.o1 DESC;
