-- Puts a batch of new and changed stores where they belong.

-- What the source does not say of an address, the nearest town of the gazetteer does.
UPDATE staged_store SET city = coalesce(staged_store.city, near.city), country_code = coalesce(staged_store.country_code, near.country_code)
FROM staged_store AS vague
CROSS JOIN LATERAL (
    SELECT coalesce(town.name, place.name) AS city, place.country_code
    FROM place LEFT JOIN place AS town ON town.id = place.town_id
    WHERE earth_point(place.latitude, place.longitude) <@ kilometres_around(earth_point(vague.latitude, vague.longitude), 50)
    ORDER BY earth_point(place.latitude, place.longitude) <-> earth_point(vague.latitude, vague.longitude), place.id
    LIMIT 1
) AS near
WHERE vague.ordinal = staged_store.ordinal AND (vague.city IS NULL OR vague.country_code IS NULL);

INSERT INTO staged_problem (ordinal, problem)
SELECT ordinal, format('%s is missing, and no town of the gazetteer is within 50 km: give it in the source',
    CASE WHEN city IS NULL THEN 'the town (addr:city, city)' ELSE 'the country (addr:country, country)' END)
FROM staged_store WHERE city IS NULL OR country_code IS NULL;

DELETE FROM staged_store WHERE city IS NULL OR country_code IS NULL;

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
