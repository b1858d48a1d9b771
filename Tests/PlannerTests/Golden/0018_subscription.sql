-- $1 = the number in the payload: foodPostAdded
SELECT t1.title, t3.name FROM food_post AS t1 LEFT JOIN profile AS t3 ON t3.id = t1.donor_id WHERE (t1.id = $1::bigint) AND ((t1.is_shown));

-- $1 = the number in the payload: foodPostAdded
SELECT t4.name_en FROM (SELECT ingredient.*, line.position FROM food_post_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id
WHERE line.food_post_id = $1::bigint) AS t4 ORDER BY t4.position;

-- the subscriptions that an event concerns; $1 = numbers of objects
-- $2 = for each subscription: 37.38
-- $3 = for each subscription: -5.99
-- $4 = for each subscription: 5.0
SELECT event.key, subscriber.place FROM unnest($1::bigint[]) AS event(key) JOIN food_post AS t7 ON t7.id = event.key JOIN unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS subscriber(c0, c1, c2, place) ON ((t7.area_point <-> earth_point((subscriber.c0)::double precision, (subscriber.c1)::double precision)) <= straight_metres((subscriber.c2)::double precision)) AND (t7.area_point <@ kilometres_around(earth_point((subscriber.c0)::double precision, (subscriber.c1)::double precision), (subscriber.c2)::double precision));
