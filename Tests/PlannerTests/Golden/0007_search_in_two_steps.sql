-- $1 = variable 0
-- $2 = default + 1
SELECT t5.id FROM recipe AS t5 WHERE (t5.search @@ (websearch_to_tsquery('english', $1::text) || websearch_to_tsquery('spanish', $1::text))) ORDER BY t5.created_at DESC, t5.id DESC LIMIT $2::bigint;

-- step 1
-- $1 = column 0 of level 0
SELECT t8.position, t9.name_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t8(key, position) JOIN recipe_ingredient AS t7 ON t7.recipe_id = t8.key LEFT JOIN ingredient AS t9 ON t9.id = t7.ingredient_id ORDER BY t8.position, t7.position, t7.id;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2 + 1
SELECT t19.position FROM unnest($1::bigint[]) WITH ORDINALITY AS t19(key, position) CROSS JOIN LATERAL (SELECT t18.created_at AS o0, t18.id AS o1 FROM recipe_review AS t18 WHERE (t18.recipe_id = t19.key) ORDER BY t18.created_at DESC, t18.id DESC LIMIT $2::bigint) AS page ORDER BY t19.position, page.o0 DESC, page.o1 DESC;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2
-- $3 = 1 + 1
SELECT t26.position, page.c0 FROM unnest(ARRAY(SELECT page.c0 FROM unnest($1::bigint[]) WITH ORDINALITY AS t19(key, position) CROSS JOIN LATERAL (SELECT t20.id AS c0, t18.created_at AS o0, t18.id AS o1 FROM recipe_review AS t18 LEFT JOIN account AS t20 ON t20.id = t18.author_id WHERE (t18.recipe_id = t19.key) ORDER BY t18.created_at DESC, t18.id DESC LIMIT $2::bigint) AS page ORDER BY t19.position, page.o0 DESC, page.o1 DESC)) WITH ORDINALITY AS t26(key, position) CROSS JOIN LATERAL (SELECT t25.id AS c0, t25.created_at AS o0, t25.id AS o1 FROM recipe AS t25 WHERE (t25.author_id = t26.key) ORDER BY t25.created_at DESC, t25.id DESC LIMIT $3::bigint) AS page ORDER BY t26.position, page.o0 DESC, page.o1 DESC;
