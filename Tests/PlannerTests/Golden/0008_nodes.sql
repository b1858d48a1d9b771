-- $1 = numbers of account in ["recipe_1", "account_2", "recipe_3"]
-- $2 = places of account in ["recipe_1", "account_2", "recipe_3"]
SELECT t2.position, t1.id FROM unnest($1::bigint[], $2::bigint[]) AS t2(key, position) JOIN account AS t1 ON t1.id = t2.key ORDER BY t2.position;

-- $1 = numbers of account in ["recipe_1", "account_2", "recipe_3"]
-- $2 = places of account in ["recipe_1", "account_2", "recipe_3"]
-- $3 = 2 + 1
SELECT t8.position, page.c0 FROM unnest(ARRAY(SELECT t1.id FROM unnest($1::bigint[], $2::bigint[]) AS t2(key, position) JOIN account AS t1 ON t1.id = t2.key ORDER BY t2.position)) WITH ORDINALITY AS t8(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t7.id AS c0, t7.created_at AS o0, t7.id AS o1 FROM recipe AS t7 WHERE (t7.author_id = t8.key) ORDER BY t7.created_at DESC, t7.id DESC LIMIT 101) AS bounded LIMIT $3::bigint) AS page ORDER BY t8.position, page.o0 DESC, page.o1 DESC;

-- $1 = numbers of recipe in ["recipe_1", "account_2", "recipe_3"]
-- $2 = places of recipe in ["recipe_1", "account_2", "recipe_3"]
SELECT t10.position, t9.id, t9.title_en FROM unnest($1::bigint[], $2::bigint[]) AS t10(key, position) JOIN recipe AS t9 ON t9.id = t10.key ORDER BY t10.position;

-- $1 = numbers of recipe in ["recipe_1", "account_2", "recipe_3"]
-- $2 = places of recipe in ["recipe_1", "account_2", "recipe_3"]
SELECT t20.position, t19.text_en FROM unnest(ARRAY(SELECT t9.id FROM unnest($1::bigint[], $2::bigint[]) AS t10(key, position) JOIN recipe AS t9 ON t9.id = t10.key ORDER BY t10.position)) WITH ORDINALITY AS t20(key, position) JOIN recipe_step AS t19 ON t19.recipe_id = t20.key ORDER BY t20.position, t19.position, t19.id;
