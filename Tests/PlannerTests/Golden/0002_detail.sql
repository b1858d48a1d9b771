-- $1 = number of "recipe_42"
SELECT t1.title_en, t7.name, (SELECT count(*) FROM recipe_review AS t41 WHERE (t41.recipe_id = t1.id)) FROM recipe AS t1 LEFT JOIN account AS t7 ON t7.id = t1.author_id WHERE (t1.id = $1::bigint);

-- $1 = number of "recipe_42"
SELECT t17.position, t16.quantity, t22.name_en FROM unnest(ARRAY(SELECT t1.id FROM recipe AS t1 WHERE (t1.id = $1::bigint))) WITH ORDINALITY AS t17(key, position) JOIN recipe_ingredient AS t16 ON t16.recipe_id = t17.key LEFT JOIN ingredient AS t22 ON t22.id = t16.ingredient_id ORDER BY t17.position, t16.position, t16.id;

-- $1 = number of "recipe_42"
SELECT t32.position, t31.text_en FROM unnest(ARRAY(SELECT t1.id FROM recipe AS t1 WHERE (t1.id = $1::bigint))) WITH ORDINALITY AS t32(key, position) JOIN recipe_step AS t31 ON t31.recipe_id = t32.key ORDER BY t32.position, t31.position, t31.id;

-- $1 = number of "recipe_42"
-- $2 = 3 + 1
SELECT t47.position, page.c0, page.c1 FROM unnest(ARRAY(SELECT t1.id FROM recipe AS t1 WHERE (t1.id = $1::bigint))) WITH ORDINALITY AS t47(key, position) CROSS JOIN LATERAL (SELECT * FROM (SELECT t46.stars AS c0, t52.name AS c1, t46.created_at AS o0, t46.id AS o1 FROM recipe_review AS t46 LEFT JOIN account AS t52 ON t52.id = t46.author_id WHERE (t46.recipe_id = t47.key) ORDER BY t46.created_at DESC, t46.id DESC LIMIT 101) AS bounded LIMIT $2::bigint) AS page ORDER BY t47.position, page.o0 DESC, page.o1 DESC;
