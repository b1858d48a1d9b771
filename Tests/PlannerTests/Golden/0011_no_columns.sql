-- $1 = default + 1
SELECT * FROM (SELECT 1 FROM recipe AS t5 ORDER BY t5.created_at DESC, t5.id DESC LIMIT 101) AS bounded LIMIT $1::bigint;

-- $1 = number of "recipe_1"
SELECT 1 FROM recipe AS t7 WHERE (t7.id = $1::bigint);

-- $1 = number of "recipe_1"
SELECT 1 FROM recipe_ingredient AS t13 WHERE (t13.recipe_id = $1::bigint) ORDER BY t13.position, t13.id;
