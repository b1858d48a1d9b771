-- $1 = number of "recipe_42"
SELECT t1.id, t1.title_en, t1.minutes FROM recipe AS t1 WHERE (t1.id = $1::bigint);
