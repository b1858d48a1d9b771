-- $1 = variable 0
-- $2 = default + 1
SELECT * FROM (SELECT t5.id FROM recipe AS t5 WHERE (t5.search @@ bilingual_query($1::text)) AND (words_are_dear(t5.search)) ORDER BY t5.created_at DESC, t5.id DESC LIMIT 101) AS bounded LIMIT $2::bigint;

-- step 1
-- $1 = column 0 of level 0
SELECT t12.position, t13.name_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t12(key, position) JOIN recipe_ingredient AS t11 ON t11.recipe_id = t12.key LEFT JOIN ingredient AS t13 ON t13.id = t11.ingredient_id ORDER BY t12.position, t11.position, t11.id;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2 + 1
SELECT t23.position FROM unnest($1::bigint[]) WITH ORDINALITY AS t23(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t22.created_at AS o0, t22.id AS o1 FROM recipe_review AS t22 WHERE (t22.recipe_id = t23.key) ORDER BY t22.created_at DESC, t22.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t23.position, page.o0 DESC, page.o1 DESC;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2
-- $3 = 1 + 1
SELECT t30.position, page.c0 FROM unnest(ARRAY(SELECT page.c0 FROM unnest($1::bigint[]) WITH ORDINALITY AS t23(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t24.id AS c0, t22.created_at AS o0, t22.id AS o1 FROM recipe_review AS t22 LEFT JOIN account AS t24 ON t24.id = t22.author_id WHERE (t22.recipe_id = t23.key) ORDER BY t22.created_at DESC, t22.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t23.position, page.o0 DESC, page.o1 DESC)) WITH ORDINALITY AS t30(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t29.id AS c0, t29.created_at AS o0, t29.id AS o1 FROM recipe AS t29 WHERE (t29.author_id = t30.key) ORDER BY t29.created_at DESC, t29.id DESC LIMIT 101) AS bounded LIMIT $3::bigint) AS page ORDER BY t30.position, page.o0 DESC, page.o1 DESC;
