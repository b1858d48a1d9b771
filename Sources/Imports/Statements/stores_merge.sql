-- Puts a batch of new and changed stores where they belong.

-- Mappers type countries by hand, so an unknown one of them counts as missing. In a table it is a mistake.
UPDATE staged_store SET country_code = NULL
WHERE provider <> 'csv' AND NOT EXISTS (SELECT FROM country WHERE code = staged_store.country_code);

INSERT INTO staged_problem (ordinal, problem)
SELECT ordinal, format('“country” is “%s”, which is not a country code of ISO 3166-1: ', store.country_code) || coalesce(
    (SELECT format('write %s', min(code)) FROM country WHERE called @> ARRAY[place_words(store.country_code)] HAVING count(*) = 1),
    'a code such as ES is needed'
)
FROM staged_store AS store
WHERE country_code IS NOT NULL AND NOT EXISTS (SELECT FROM country WHERE code = store.country_code);

-- A point far from every known place of its country is swapped if the other order is near one. Without places nothing is known.
INSERT INTO staged_problem (ordinal, problem)
SELECT ordinal, format(
    'the point (latitude %s, longitude %s) is more than 100 km from every known place of %s, and the point (%s, %s) is near one: latitude and longitude are probably swapped',
    latitude, longitude, country_code, longitude, latitude
)
FROM staged_store AS store
WHERE abs(longitude) <= 90
    AND EXISTS (
        SELECT FROM place WHERE place.country_code = store.country_code
            AND earth_point(place.latitude, place.longitude) <@ kilometres_around(earth_point(store.longitude, store.latitude), 100)
    )
    AND NOT EXISTS (
        SELECT FROM place WHERE place.country_code = store.country_code
            AND earth_point(place.latitude, place.longitude) <@ kilometres_around(earth_point(store.latitude, store.longitude), 100)
    )
    AND NOT EXISTS (
        SELECT FROM postcode WHERE postcode.country_code = store.country_code
            AND earth_point(postcode.latitude, postcode.longitude) <@ kilometres_around(earth_point(store.latitude, store.longitude), 100)
    );

DELETE FROM staged_store USING staged_problem AS problem WHERE staged_store.ordinal = problem.ordinal;

-- The gazetteer completes an address: by the postcode if it is near the store, otherwise by the nearest town.
UPDATE staged_store SET city = coalesce(staged_store.city, near.city), country_code = coalesce(staged_store.country_code, near.country_code)
FROM staged_store AS vague
CROSS JOIN LATERAL (
    SELECT earth_point(vague.latitude, vague.longitude) AS point,
        kilometres_around(earth_point(vague.latitude, vague.longitude), 50) AS box
) AS here
CROSS JOIN LATERAL (
    (
        SELECT 1 AS rank, postcode.name AS city, postcode.country_code FROM postcode
        WHERE postcode.code_words = place_words(vague.postcode) AND earth_point(postcode.latitude, postcode.longitude) <@ here.box
        ORDER BY earth_point(postcode.latitude, postcode.longitude) <-> here.point, postcode.id
        LIMIT 1
    )
    UNION ALL (
        SELECT 2, coalesce(town.name, place.name), place.country_code
        FROM place LEFT JOIN place AS town ON town.id = place.town_id
        WHERE earth_point(place.latitude, place.longitude) <@ here.box
        ORDER BY earth_point(place.latitude, place.longitude) <-> here.point, place.id
        LIMIT 1
    )
    UNION ALL (
        SELECT 3, postcode.name, postcode.country_code FROM postcode
        WHERE earth_point(postcode.latitude, postcode.longitude) <@ here.box
        ORDER BY earth_point(postcode.latitude, postcode.longitude) <-> here.point, postcode.id
        LIMIT 1
    )
    ORDER BY rank
    LIMIT 1
) AS near
WHERE vague.ordinal = staged_store.ordinal AND (vague.city IS NULL OR vague.country_code IS NULL);

-- A state may name the country: “PA”.
UPDATE staged_store SET country_code = named.country_code
FROM (
    SELECT vague.ordinal, min(region.country_code) AS country_code
    FROM staged_store AS vague JOIN region ON region.called @> ARRAY[place_words(vague.state)]
    WHERE vague.country_code IS NULL
    GROUP BY vague.ordinal HAVING count(DISTINCT region.country_code) = 1
) AS named
WHERE named.ordinal = staged_store.ordinal;

UPDATE staged_store SET country_code = 'ZZ' WHERE country_code IS NULL;

INSERT INTO staged_problem (ordinal, problem)
SELECT ordinal, CASE WHEN EXISTS (SELECT FROM place)
    THEN 'the town (addr:city, city) is missing, and no town of the gazetteer is within 50 km: give it in the source'
    ELSE 'the town (addr:city, city) is missing, and the gazetteer is empty: give it in the source, or import places first'
END
FROM staged_store WHERE city IS NULL;

DELETE FROM staged_store WHERE city IS NULL;

UPDATE staged_store SET address = left(coalesce(concat_ws(', ', address, city), city), 400);

UPDATE staged_store SET store_id = (
    SELECT kept.id FROM grocery_store AS kept
    WHERE kept.source_provider = staged_store.provider AND kept.source_key = staged_store.key AND kept.source_key IS NOT NULL
);

UPDATE staged_store SET store_id = coalesce(store_id, nextval(pg_get_serial_sequence('grocery_store', 'id')));

INSERT INTO grocery_store (
    id, source_provider, source_key, source_digest, name, chain, address, city, country_code, latitude, longitude, website, phone,
    opening_hours, price_level
)
SELECT
    store_id, provider, key, digest, name, chain, address, city, country_code, latitude, longitude, website, phone, opening_hours,
    coalesce(price_level, 'MODERATE')
FROM staged_store
ORDER BY ordinal
ON CONFLICT (id) DO UPDATE SET
    source_digest = excluded.source_digest, name = excluded.name, chain = excluded.chain, address = excluded.address, city = excluded.city,
    country_code = excluded.country_code, latitude = excluded.latitude, longitude = excluded.longitude, website = excluded.website,
    phone = excluded.phone, opening_hours = excluded.opening_hours, price_level = excluded.price_level;
