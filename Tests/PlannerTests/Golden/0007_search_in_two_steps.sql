-- $1 = variable 0
-- $2 = default + 1
SELECT * FROM (SELECT t1.id FROM recipe AS t1 WHERE (t1.search @@ bilingual_query($1::text)) AND (words_are_dear(t1.search)) ORDER BY t1.created_at DESC, t1.id DESC LIMIT 101) AS bounded LIMIT $2::bigint;

-- step 1
-- $1 = column 0 of level 0
SELECT t4.position, t5.name_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t4(key, position) JOIN recipe_ingredient AS t3 ON t3.recipe_id = t4.key LEFT JOIN ingredient AS t5 ON t5.id = t3.ingredient_id ORDER BY t4.position, t3.position, t3.id;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2 + 1
SELECT t7.position FROM unnest($1::bigint[]) WITH ORDINALITY AS t7(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t6.created_at AS o0, t6.id AS o1 FROM recipe_review AS t6 WHERE (t6.recipe_id = t7.key) ORDER BY t6.created_at DESC, t6.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t7.position, page.o0 DESC, page.o1 DESC;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2
-- $3 = 1 + 1
SELECT t10.position, page.c0 FROM unnest(ARRAY(SELECT page.c0 FROM unnest($1::bigint[]) WITH ORDINALITY AS t7(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t8.id AS c0, t6.created_at AS o0, t6.id AS o1 FROM recipe_review AS t6 LEFT JOIN profile AS t8 ON t8.id = t6.author_id WHERE (t6.recipe_id = t7.key) ORDER BY t6.created_at DESC, t6.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t7.position, page.o0 DESC, page.o1 DESC)) WITH ORDINALITY AS t10(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t9.id AS c0, t9.created_at AS o0, t9.id AS o1 FROM recipe AS t9 WHERE (t9.author_id = t10.key) ORDER BY t9.created_at DESC, t9.id DESC LIMIT 101) AS bounded LIMIT $3::bigint) AS page ORDER BY t10.position, page.o0 DESC, page.o1 DESC;
