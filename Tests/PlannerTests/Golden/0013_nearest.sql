-- $1 = variable 0.latitude
-- $2 = variable 0.longitude
-- $3 = 5.0
-- $4 = 3 + 1
SELECT kilometres(t1.area_point <-> earth_point($1::double precision, $2::double precision)), t1.title, t3.name, t1.id FROM (SELECT * FROM (SELECT * FROM (SELECT t1.*, t1.area_point <-> earth_point($1::double precision, $2::double precision) AS o0, t1.id AS o1 FROM food_post AS t1 WHERE ((t1.is_shown)) AND ((t1.available_quantity > 0 AND t1.expires_at > now())) AND ((t1.area_point <-> earth_point($1::double precision, $2::double precision)) <= straight_metres($3::double precision)) AND (t1.area_point <@ kilometres_around(earth_point($1::double precision, $2::double precision), $3::double precision)) ORDER BY t1.area_point <-> earth_point($1::double precision, $2::double precision) FETCH FIRST 101 ROWS WITH TIES) AS nearest ORDER BY o0 FETCH FIRST ($4::bigint) ROWS WITH TIES) AS bounded ORDER BY o0, o1 LIMIT $4::bigint) AS t1 LEFT JOIN profile AS t3 ON t3.id = t1.donor_id ORDER BY t1.o0, t1.o1;

-- step 1
-- $1 = column 3 of level 0
SELECT t5.position, t4.name_en FROM unnest($1::bigint[]) WITH ORDINALITY AS t5(key, position) JOIN LATERAL (SELECT ingredient.*, line.position FROM food_post_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id
WHERE line.food_post_id = t5.key) AS t4 ON true ORDER BY t5.position, t4.position;
