-- $1 = 20 + 1
SELECT t5.title_en, t11.name, t5.created_at, t5.id FROM recipe AS t5 LEFT JOIN account AS t11 ON t11.id = t5.author_id ORDER BY t5.created_at DESC, t5.id DESC LIMIT $1::bigint;

-- $1 = 20
SELECT t17.position, t16.quantity, t16.unit, t26.name_en FROM unnest(ARRAY(SELECT t5.id FROM recipe AS t5 ORDER BY t5.created_at DESC, t5.id DESC LIMIT $1::bigint)) WITH ORDINALITY AS t17(key, position) JOIN recipe_ingredient AS t16 ON t16.recipe_id = t17.key LEFT JOIN ingredient AS t26 ON t26.id = t16.ingredient_id ORDER BY t17.position, t16.position, t16.id;
