-- $1 = "tomatto"
-- $2 = 5 + 1
SELECT * FROM (SELECT t5.name_en, t5.calories, round(t5.price_per_kg_minor / 100.0, 2), t5.currency_code FROM ingredient AS t5 WHERE (greatest(name_match(t5.name_en, $1::text), name_match(t5.name_es, $1::text)) >= 0.4) ORDER BY greatest(name_match(t5.name_en, $1::text), name_match(t5.name_es, $1::text))::numeric DESC, length(t5.name_en), t5.id LIMIT 101) AS bounded LIMIT $2::bigint;
