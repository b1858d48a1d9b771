-- $1 = 3 + 1
SELECT * FROM (SELECT (SELECT count(*) FROM recipe AS t11 WHERE (t11.ingredient_ids @> ARRAY[least(t5.id, 2147483647)::integer])) FROM ingredient AS t5 ORDER BY t5.name_en, t5.id LIMIT 101) AS bounded LIMIT $1::bigint;

-- $1 = 3
-- $2 = 2 + 1
SELECT t17.position FROM unnest(ARRAY(SELECT * FROM (SELECT t5.id FROM ingredient AS t5 ORDER BY t5.name_en, t5.id LIMIT 101) AS bounded LIMIT $1::bigint)) WITH ORDINALITY AS t17(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT coalesce(t16.average_stars, 0) AS o0, t16.id AS o1 FROM recipe AS t16 WHERE (t16.ingredient_ids @> ARRAY[least(t17.key, 2147483647)::integer]) ORDER BY coalesce(t16.average_stars, 0) DESC, t16.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t17.position, page.o0 DESC, page.o1 DESC;

-- $1 = 3
-- $2 = 2
-- $3 = 1 + 1
SELECT t24.position, page.c0 FROM unnest(ARRAY(SELECT page.c0 FROM unnest(ARRAY(SELECT * FROM (SELECT t5.id FROM ingredient AS t5 ORDER BY t5.name_en, t5.id LIMIT 101) AS bounded LIMIT $1::bigint)) WITH ORDINALITY AS t17(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t18.id AS c0, coalesce(t16.average_stars, 0) AS o0, t16.id AS o1 FROM recipe AS t16 LEFT JOIN account AS t18 ON t18.id = t16.author_id WHERE (t16.ingredient_ids @> ARRAY[least(t17.key, 2147483647)::integer]) ORDER BY coalesce(t16.average_stars, 0) DESC, t16.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t17.position, page.o0 DESC, page.o1 DESC)) WITH ORDINALITY AS t24(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t23.id AS c0, t23.created_at AS o0, t23.id AS o1 FROM recipe AS t23 WHERE (t23.author_id = t24.key) ORDER BY t23.created_at, t23.id LIMIT 101) AS bounded LIMIT $3::bigint) AS page ORDER BY t24.position, page.o0 DESC, page.o1 DESC;
