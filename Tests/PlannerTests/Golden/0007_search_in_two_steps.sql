-- $1 = parts(SearchText.ParsedSearch.Rules.phrasing) of variable 0
-- $2 = default + 1
SELECT t1.id FROM (SELECT stored.*, found.o0 AS score FROM (SELECT found.* FROM search_queries($1::jsonb, 'EN', '{RECIPES}') AS t4(value) CROSS JOIN LATERAL (
WITH tier0 AS MATERIALIZED (SELECT t1.id, t1.score AS o0, coalesce(t1.average_stars, 0) AS o1, t1.id AS o2 FROM (SELECT t3.*, 16 AS score FROM recipe AS t3 WHERE (t3.search_names @@ (t4.value)[2] AND ((t4.value)[12] IS NULL OR NOT t3.search @@ (t4.value)[12])) OFFSET 0) AS t1 ORDER BY t1.score DESC, coalesce(t1.average_stars, 0) DESC, t1.id DESC LIMIT $2::bigint),
likely1 AS MATERIALIZED (SELECT t1.id, t1.score AS o0, coalesce(t1.average_stars, 0) AS o1, t1.id AS o2 FROM (SELECT t3.*, 15 AS score FROM (SELECT t3.* FROM recipe AS t3 ORDER BY coalesce(t3.average_stars, 0) DESC, t3.id DESC LIMIT 1000) AS t3 WHERE (t3.search_names @@ (t4.value)[3] AND ((t4.value)[12] IS NULL OR NOT t3.search @@ (t4.value)[12]))) AS t1 WHERE ((SELECT count(*) FROM tier0) < $2::bigint) ORDER BY t1.score DESC, coalesce(t1.average_stars, 0) DESC, t1.id DESC LIMIT $2::bigint),
tier1 AS MATERIALIZED (SELECT * FROM likely1 WHERE (SELECT count(*) FROM likely1) >= $2::bigint UNION ALL (SELECT t1.id, t1.score AS o0, coalesce(t1.average_stars, 0) AS o1, t1.id AS o2 FROM (SELECT t3.*, CASE WHEN (t4.value)[3] = (t4.value)[4] OR t3.search_names @@ (t4.value)[3] AND ((t4.value)[12] IS NULL OR NOT t3.search @@ (t4.value)[12]) THEN 15 ELSE 14 END AS score FROM recipe AS t3 WHERE (t3.search_names @@ (t4.value)[4] AND ((t4.value)[12] IS NULL OR NOT t3.search @@ (t4.value)[12])) OFFSET 0) AS t1 WHERE ((SELECT count(*) FROM tier0) < $2::bigint) AND ((SELECT count(*) FROM likely1) < $2::bigint) ORDER BY t1.score DESC, coalesce(t1.average_stars, 0) DESC, t1.id DESC LIMIT $2::bigint)),
likely2 AS MATERIALIZED (SELECT t1.id, t1.score AS o0, coalesce(t1.average_stars, 0) AS o1, t1.id AS o2 FROM (SELECT t3.*, 13 AS score FROM (SELECT t3.* FROM recipe AS t3 ORDER BY coalesce(t3.average_stars, 0) DESC, t3.id DESC LIMIT 1000) AS t3 WHERE (t3.search_names @@ (t4.value)[5] AND ((t4.value)[12] IS NULL OR NOT t3.search @@ (t4.value)[12]))) AS t1 WHERE ((SELECT count(*) FROM tier0) + (SELECT count(*) FROM tier1) < $2::bigint) ORDER BY t1.score DESC, coalesce(t1.average_stars, 0) DESC, t1.id DESC LIMIT $2::bigint),
tier2 AS MATERIALIZED (SELECT * FROM likely2 WHERE (SELECT count(*) FROM likely2) >= $2::bigint UNION ALL (SELECT t1.id, t1.score AS o0, coalesce(t1.average_stars, 0) AS o1, t1.id AS o2 FROM (SELECT t3.*, CASE WHEN (t4.value)[5] = (t4.value)[6] OR t3.search_names @@ (t4.value)[5] AND ((t4.value)[12] IS NULL OR NOT t3.search @@ (t4.value)[12]) THEN 13 ELSE 12 END AS score FROM recipe AS t3 WHERE (t3.search_names @@ (t4.value)[6] AND ((t4.value)[12] IS NULL OR NOT t3.search @@ (t4.value)[12])) OFFSET 0) AS t1 WHERE ((SELECT count(*) FROM tier0) + (SELECT count(*) FROM tier1) < $2::bigint) AND ((SELECT count(*) FROM likely2) < $2::bigint) ORDER BY t1.score DESC, coalesce(t1.average_stars, 0) DESC, t1.id DESC LIMIT $2::bigint)),
tier3 AS MATERIALIZED (SELECT t1.id, t1.score AS o0, coalesce(t1.average_stars, 0) AS o1, t1.id AS o2 FROM (SELECT t5.*, search_score(t5.search, t5.search_names, t4.value) AS score FROM (
    SELECT t3.* FROM recipe AS t3 WHERE ((t4.value)[8] IS NOT NULL AND t3.search @@ (t4.value)[1] AND search_is_expensive(t3.search) IS NOT NULL AND NOT t3.search_names @@ (t4.value)[7]) ORDER BY coalesce(t3.average_stars, 0) DESC, t3.id DESC LIMIT 1000
) AS t5) AS t1 WHERE ((SELECT count(*) FROM tier0) + (SELECT count(*) FROM tier1) + (SELECT count(*) FROM tier2) < $2::bigint) ORDER BY t1.score DESC, coalesce(t1.average_stars, 0) DESC, t1.id DESC LIMIT $2::bigint)
SELECT * FROM tier0 UNION ALL SELECT * FROM tier1 UNION ALL SELECT * FROM tier2 UNION ALL SELECT * FROM tier3
) AS found ORDER BY found.o0 DESC, found.o1 DESC, found.o2 DESC LIMIT $2::bigint) AS found JOIN recipe AS stored ON stored.id = found.id) AS t1 ORDER BY t1.score DESC, coalesce(t1.average_stars, 0) DESC, t1.id DESC;

-- step 1
-- $1 = column 0 of level 0
SELECT t7.position, t8.name_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t7(key, position) JOIN recipe_ingredient AS t6 ON t6.recipe_id = t7.key LEFT JOIN ingredient AS t8 ON t8.id = t6.ingredient_id ORDER BY t7.position, t6.position, t6.id;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2 + 1
SELECT t10.position FROM unnest($1::bigint[]) WITH ORDINALITY AS t10(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t9.created_at AS o0, t9.id AS o1 FROM recipe_review AS t9 WHERE (t9.recipe_id = t10.key) ORDER BY t9.created_at DESC, t9.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t10.position, page.o0 DESC, page.o1 DESC;

-- step 1
-- $1 = column 0 of level 0
-- $2 = 2
-- $3 = 1 + 1
SELECT t13.position, page.c0 FROM unnest(ARRAY(SELECT page.c0 FROM unnest($1::bigint[]) WITH ORDINALITY AS t10(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t11.id AS c0, t9.created_at AS o0, t9.id AS o1 FROM recipe_review AS t9 LEFT JOIN profile AS t11 ON t11.id = t9.author_id WHERE (t9.recipe_id = t10.key) ORDER BY t9.created_at DESC, t9.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t10.position, page.o0 DESC, page.o1 DESC)) WITH ORDINALITY AS t13(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t12.id AS c0, t12.created_at AS o0, t12.id AS o1 FROM recipe AS t12 WHERE (t12.author_id = t13.key) ORDER BY t12.created_at DESC, t12.id DESC LIMIT 101) AS bounded LIMIT $3::bigint) AS page ORDER BY t13.position, page.o0 DESC, page.o1 DESC;
