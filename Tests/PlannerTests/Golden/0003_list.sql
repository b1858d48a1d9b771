-- $1 = 20 + 1
SELECT * FROM (SELECT t1.title_en, t3.name, t1.created_at, t1.id FROM recipe AS t1 LEFT JOIN profile AS t3 ON t3.id = t1.author_id ORDER BY t1.created_at DESC, t1.id DESC LIMIT 101) AS bounded LIMIT $1::bigint;

-- $1 = 20
SELECT t5.position, t4.quantity, t4.unit, t6.name_en FROM unnest(ARRAY(SELECT * FROM (SELECT t1.id FROM recipe AS t1 ORDER BY t1.created_at DESC, t1.id DESC LIMIT 101) AS bounded LIMIT $1::bigint)) WITH ORDINALITY AS t5(key, position) JOIN recipe_ingredient AS t4 ON t4.recipe_id = t5.key LEFT JOIN ingredient AS t6 ON t6.id = t4.ingredient_id ORDER BY t5.position, t4.position, t4.id;
