-- Merges a batch of towns, regions and postcodes into the gazetteer.

UPDATE staged_place SET place_id = kept.id FROM place AS kept WHERE kept.source_key = staged_place.key;

-- The gazetteer may have the town already, from the demo data: a place of this name and size within 15 km. It keeps its name, its names in
-- other languages and its districts.
UPDATE staged_place SET place_id = same.place_id
FROM (
    SELECT DISTINCT ON (own.id) own.id AS place_id, staged.ordinal
    FROM staged_place AS staged
    JOIN place AS own ON own.source_key IS NULL AND own.country_code = staged.country_code
        AND earth_point(own.latitude, own.longitude) <@ kilometres_around(earth_point(staged.latitude, staged.longitude), 15)
        AND own.population < 3 * staged.population AND staged.population < 3 * own.population
        AND words_of_names(staged.name || staged.other_names)
            && (own.words || ARRAY(SELECT words FROM place_name WHERE place_name.place_id = own.id AND kind <> 'SHORT'))
    WHERE staged.kind = 'TOWN' AND staged.place_id IS NULL
    ORDER BY own.id, staged.population DESC, staged.ordinal
) AS same
WHERE same.ordinal = staged_place.ordinal;

UPDATE place SET
    source_key = staged.key, source_digest = staged.digest, region_code = staged.region_code, time_zone = staged.time_zone,
    alternate_names = staged.other_names || CASE WHEN own.is_own THEN ARRAY[staged.name] ELSE '{}' END, population = staged.population,
    country_code = staged.country_code,
    name = CASE WHEN own.is_own THEN place.name ELSE staged.name END,
    latitude = CASE WHEN own.is_own THEN place.latitude ELSE staged.latitude END,
    longitude = CASE WHEN own.is_own THEN place.longitude ELSE staged.longitude END
FROM staged_place AS staged
CROSS JOIN LATERAL (
    SELECT kept.source_key IS NULL OR kept.town_id IS NOT NULL
        OR EXISTS (SELECT FROM place_name WHERE place_name.place_id = kept.id) AS is_own
    FROM place AS kept WHERE kept.id = staged.place_id
) AS own
WHERE place.id = staged.place_id;

INSERT INTO place (
    source_key, source_digest, name, country_code, region_code, latitude, longitude, population, time_zone, alternate_names
)
SELECT key, digest, name, country_code, region_code, latitude, longitude, population, time_zone, other_names
FROM staged_place WHERE kind = 'TOWN' AND place_id IS NULL
ORDER BY ordinal;

-- A region keeps the name that people there use, if the program knows it.
INSERT INTO region AS kept (country_code, code, name, other_names, source_key, source_digest)
SELECT country_code, code, name, other_names, key, digest FROM staged_place WHERE kind = 'REGION' ORDER BY ordinal
ON CONFLICT (country_code, code) DO UPDATE SET
    other_names = ARRAY(
        SELECT DISTINCT other FROM unnest(kept.other_names || excluded.name || excluded.other_names) AS other WHERE other <> kept.name
    ),
    source_key = excluded.source_key, source_digest = excluded.source_digest;

INSERT INTO postcode (source_key, source_digest, country_code, code, name, region_code, region, latitude, longitude)
SELECT key, digest, country_code, code, name, region_code, region, latitude, longitude
FROM staged_place WHERE kind = 'POSTCODE'
ORDER BY ordinal
ON CONFLICT (source_key) DO UPDATE SET
    source_digest = excluded.source_digest, country_code = excluded.country_code, code = excluded.code, name = excluded.name,
    region_code = excluded.region_code, region = excluded.region, latitude = excluded.latitude, longitude = excluded.longitude;
