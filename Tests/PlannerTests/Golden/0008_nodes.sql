-- $1 = numbers of profile in ["recipe_1", "profile_2", "recipe_3"]
-- $2 = places of profile in ["recipe_1", "profile_2", "recipe_3"]
SELECT t2.position, t1.id FROM unnest($1::bigint[], $2::bigint[]) AS t2(key, position) JOIN profile AS t1 ON t1.id = t2.key ORDER BY t2.position;

-- $1 = numbers of profile in ["recipe_1", "profile_2", "recipe_3"]
-- $2 = places of profile in ["recipe_1", "profile_2", "recipe_3"]
-- $3 = 2 + 1
SELECT t4.position, page.c0 FROM unnest(ARRAY(SELECT t1.id FROM unnest($1::bigint[], $2::bigint[]) AS t2(key, position) JOIN profile AS t1 ON t1.id = t2.key ORDER BY t2.position)) WITH ORDINALITY AS t4(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t3.id AS c0, t3.created_at AS o0, t3.id AS o1 FROM recipe AS t3 WHERE (t3.author_id = t4.key) ORDER BY t3.created_at DESC, t3.id DESC LIMIT 101) AS bounded LIMIT $3::bigint) AS page ORDER BY t4.position, page.o0 DESC, page.o1 DESC;

-- $1 = numbers of recipe in ["recipe_1", "profile_2", "recipe_3"]
-- $2 = places of recipe in ["recipe_1", "profile_2", "recipe_3"]
SELECT t6.position, t5.id, t5.title_en FROM unnest($1::bigint[], $2::bigint[]) AS t6(key, position) JOIN recipe AS t5 ON t5.id = t6.key ORDER BY t6.position;

-- $1 = numbers of recipe in ["recipe_1", "profile_2", "recipe_3"]
-- $2 = places of recipe in ["recipe_1", "profile_2", "recipe_3"]
SELECT t8.position, t7.text_en FROM unnest(ARRAY(SELECT t5.id FROM unnest($1::bigint[], $2::bigint[]) AS t6(key, position) JOIN recipe AS t5 ON t5.id = t6.key ORDER BY t6.position)) WITH ORDINALITY AS t8(key, position) JOIN recipe_step AS t7 ON t7.recipe_id = t8.key ORDER BY t8.position, t7.position, t7.id;
