-- $1 = variable 0.latitude
-- $2 = variable 0.longitude
-- $3 = true
-- $4 = 5.0
-- $5 = 3 + 1
SELECT c0, c1, c2, c3 FROM (SELECT * FROM (SELECT kilometres(t5.area_point <-> earth_point($1::double precision, $2::double precision)) AS c0, t5.title AS c1, t11.name AS c2, t5.id AS c3, t5.area_point <-> earth_point($1::double precision, $2::double precision) AS o0, t5.id AS o1 FROM food_post AS t5 LEFT JOIN account AS t11 ON t11.id = t5.donor_id WHERE (t5.deleted_at IS NULL) AND (NOT $3::boolean OR (t5.available_quantity > 0 AND t5.expires_at > now())) AND ((t5.area_point <-> earth_point($1::double precision, $2::double precision)) <= straight_metres($4::double precision)) AND (t5.area_point <@ kilometres_around(earth_point($1::double precision, $2::double precision), $4::double precision)) ORDER BY t5.area_point <-> earth_point($1::double precision, $2::double precision) FETCH FIRST 101 ROWS WITH TIES) AS nearest ORDER BY o0 FETCH FIRST ($5::bigint) ROWS WITH TIES) AS bounded ORDER BY o0, o1 LIMIT $5::bigint;

-- step 1
-- $1 = column 3 of level 0
SELECT t21.position, t20.name_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t21(key, position) JOIN LATERAL (SELECT ingredient.*, line.position FROM food_post_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id
WHERE line.food_post_id = t21.key) AS t20 ON true ORDER BY t21.position, t20.position;
