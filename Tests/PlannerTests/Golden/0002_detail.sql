-- $1 = number of "recipe_42"
SELECT t1.title_en, t7.name, (SELECT count(*) FROM recipe_review AS t33 WHERE (t33.recipe_id = t1.id)) FROM recipe AS t1 LEFT JOIN account AS t7 ON t7.id = t1.author_id WHERE (t1.id = $1::bigint);

-- $1 = number of "recipe_42"
SELECT t12.quantity, t18.name_en FROM recipe_ingredient AS t12 LEFT JOIN ingredient AS t18 ON t18.id = t12.ingredient_id WHERE (t12.recipe_id = $1::bigint) ORDER BY t12.position, t12.id;

-- $1 = number of "recipe_42"
SELECT t23.text_en FROM recipe_step AS t23 WHERE (t23.recipe_id = $1::bigint) ORDER BY t23.position, t23.id;

-- $1 = number of "recipe_42"
-- $2 = 3 + 1
SELECT t38.stars, t44.name FROM recipe_review AS t38 LEFT JOIN account AS t44 ON t44.id = t38.author_id WHERE (t38.recipe_id = $1::bigint) ORDER BY t38.created_at DESC, t38.id DESC LIMIT $2::bigint;
