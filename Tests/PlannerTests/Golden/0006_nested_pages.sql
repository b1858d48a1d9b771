-- $1 = 3 + 1
SELECT * FROM (SELECT (SELECT count(*) FROM recipe AS t3 WHERE (t3.ingredient_ids @> ARRAY[least(t1.id, 2147483647)::integer])) FROM ingredient AS t1 ORDER BY t1.name_en COLLATE alphabet_en, t1.id LIMIT 101) AS bounded LIMIT $1::bigint;

-- $1 = 3
-- $2 = 2 + 1
SELECT t5.position FROM unnest(ARRAY(SELECT * FROM (SELECT t1.id FROM ingredient AS t1 ORDER BY t1.name_en COLLATE alphabet_en, t1.id LIMIT 101) AS bounded LIMIT $1::bigint)) WITH ORDINALITY AS t5(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT coalesce(t4.average_stars, 0) AS o0, t4.id AS o1 FROM recipe AS t4 WHERE (t4.ingredient_ids @> ARRAY[least(t5.key, 2147483647)::integer]) ORDER BY coalesce(t4.average_stars, 0) DESC, t4.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t5.position, page.o0 DESC, page.o1 DESC;

-- $1 = 3
-- $2 = 2
-- $3 = 1 + 1
SELECT t8.position, page.c0 FROM unnest(ARRAY(SELECT page.c0 FROM unnest(ARRAY(SELECT * FROM (SELECT t1.id FROM ingredient AS t1 ORDER BY t1.name_en COLLATE alphabet_en, t1.id LIMIT 101) AS bounded LIMIT $1::bigint)) WITH ORDINALITY AS t5(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t6.id AS c0, coalesce(t4.average_stars, 0) AS o0, t4.id AS o1 FROM recipe AS t4 LEFT JOIN profile AS t6 ON t6.id = t4.author_id WHERE (t4.ingredient_ids @> ARRAY[least(t5.key, 2147483647)::integer]) ORDER BY coalesce(t4.average_stars, 0) DESC, t4.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t5.position, page.o0 DESC, page.o1 DESC)) WITH ORDINALITY AS t8(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t7.id AS c0, t7.created_at AS o0, t7.id AS o1 FROM recipe AS t7 WHERE (t7.author_id = t8.key) ORDER BY t7.created_at, t7.id LIMIT 101) AS bounded LIMIT $3::bigint) AS page ORDER BY t8.position, page.o0 DESC, page.o1 DESC;
