-- $1 = number of "recipe_42"
SELECT t1.title_es, t1.description_es, t1.title_en FROM recipe AS t1 WHERE (t1.id = $1::bigint);
