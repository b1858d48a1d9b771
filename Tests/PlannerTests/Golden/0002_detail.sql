-- $1 = number of "recipe_42"
SELECT t1.title_en, t7.name, (SELECT count(*) FROM recipe_review AS t41 WHERE (t41.recipe_id = t1.id)) FROM recipe AS t1 LEFT JOIN account AS t7 ON t7.id = t1.author_id WHERE (t1.id = $1::bigint);

-- $1 = number of "recipe_42"
SELECT t16.quantity, t22.name_en FROM recipe_ingredient AS t16 LEFT JOIN ingredient AS t22 ON t22.id = t16.ingredient_id WHERE (t16.recipe_id = $1::bigint) ORDER BY t16.position, t16.id;

-- $1 = number of "recipe_42"
SELECT t31.text_en FROM recipe_step AS t31 WHERE (t31.recipe_id = $1::bigint) ORDER BY t31.position, t31.id;

-- $1 = number of "recipe_42"
-- $2 = 3 + 1
SELECT * FROM (SELECT t46.stars, t52.name FROM recipe_review AS t46 LEFT JOIN account AS t52 ON t52.id = t46.author_id WHERE (t46.recipe_id = $1::bigint) ORDER BY t46.created_at DESC, t46.id DESC LIMIT 101) AS bounded LIMIT $2::bigint;
