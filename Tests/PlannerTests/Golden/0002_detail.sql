-- $1 = number of "recipe_42"
SELECT t1.title_en, t3.name, (SELECT count(*) FROM recipe_review AS t9 WHERE (t9.recipe_id = t1.id)) FROM recipe AS t1 LEFT JOIN profile AS t3 ON t3.id = t1.author_id WHERE (t1.id = $1::bigint);

-- $1 = number of "recipe_42"
SELECT t4.quantity, t6.name_en FROM recipe_ingredient AS t4 LEFT JOIN ingredient AS t6 ON t6.id = t4.ingredient_id WHERE (t4.recipe_id = $1::bigint) ORDER BY t4.position, t4.id;

-- $1 = number of "recipe_42"
SELECT t7.text_en FROM recipe_step AS t7 WHERE (t7.recipe_id = $1::bigint) ORDER BY t7.position, t7.id;

-- $1 = number of "recipe_42"
-- $2 = 3 + 1
SELECT * FROM (SELECT t10.stars, t12.name FROM recipe_review AS t10 LEFT JOIN profile AS t12 ON t12.id = t10.author_id WHERE (t10.recipe_id = $1::bigint) ORDER BY t10.created_at DESC, t10.id DESC LIMIT 101) AS bounded LIMIT $2::bigint;
