-- $1 = default + 1
SELECT * FROM (SELECT 1 FROM recipe AS t1 ORDER BY t1.created_at DESC, t1.id DESC LIMIT 101) AS bounded LIMIT $1::bigint;

-- $1 = number of "recipe_1"
SELECT 1 FROM recipe AS t3 WHERE (t3.id = $1::bigint);

-- $1 = number of "recipe_1"
SELECT 1 FROM recipe_ingredient AS t5 WHERE (t5.recipe_id = $1::bigint) ORDER BY t5.position, t5.id;
