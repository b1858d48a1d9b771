-- $1 = 20 + 1
SELECT * FROM (SELECT t5.title_en, t11.name, t5.created_at, t5.id FROM recipe AS t5 LEFT JOIN account AS t11 ON t11.id = t5.author_id ORDER BY t5.created_at DESC, t5.id DESC LIMIT 101) AS bounded LIMIT $1::bigint;

-- $1 = 20
SELECT t21.position, t20.quantity, t20.unit, t30.name_en FROM unnest(ARRAY(SELECT * FROM (SELECT t5.id FROM recipe AS t5 ORDER BY t5.created_at DESC, t5.id DESC LIMIT 101) AS bounded LIMIT $1::bigint)) WITH ORDINALITY AS t21(key, position) JOIN recipe_ingredient AS t20 ON t20.recipe_id = t21.key LEFT JOIN ingredient AS t30 ON t30.id = t20.ingredient_id ORDER BY t21.position, t20.position, t20.id;
