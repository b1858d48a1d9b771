-- $1 = "tomatto"
-- $2 = 5 + 1
SELECT * FROM (SELECT t1.name_en, t1.calories, round(t1.price_per_kg_minor / 100.0, 2), t1.currency_code FROM (SELECT t5.*, search_score(t5.search, t4.value) AS score
FROM search_queries($1::text, 'EN', '{INGREDIENTS}') AS t4(value) CROSS JOIN LATERAL (
    SELECT t3.* FROM ingredient AS t3 WHERE (t3.search @@ (t4.value)[1] AND search_is_expensive(t3.search))
    ORDER BY length(t3.name_en), t3.name_en COLLATE alphabet_en, t3.id LIMIT 3000
) AS t5) AS t1 ORDER BY t1.score DESC, length(t1.name_en), t1.name_en COLLATE alphabet_en, t1.id LIMIT 101) AS bounded LIMIT $2::bigint;
