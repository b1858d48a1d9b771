-- $1 = default + 1
SELECT * FROM (SELECT 1 FROM recipe AS t5 ORDER BY t5.created_at DESC, t5.id DESC LIMIT 101) AS bounded LIMIT $1::bigint;

-- $1 = number of "recipe_1"
SELECT 1 FROM recipe AS t7 WHERE (t7.id = $1::bigint);

-- $1 = number of "recipe_1"
SELECT t14.position FROM unnest(ARRAY(SELECT t7.id FROM recipe AS t7 WHERE (t7.id = $1::bigint))) WITH ORDINALITY AS t14(key, position) JOIN recipe_ingredient AS t13 ON t13.recipe_id = t14.key ORDER BY t14.position, t13.position, t13.id;
