-- $1 = default + 1
SELECT 1 FROM recipe AS t5 ORDER BY t5.created_at DESC, t5.id DESC LIMIT $1::bigint;

-- $1 = number of "recipe_1"
SELECT 1 FROM recipe AS t7 WHERE (t7.id = $1::bigint);

-- $1 = number of "recipe_1"
SELECT 1 FROM recipe_ingredient AS t9 WHERE (t9.recipe_id = $1::bigint) ORDER BY t9.position, t9.id;
