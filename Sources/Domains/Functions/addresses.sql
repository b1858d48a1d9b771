-- Revision 5.

-- In the previous version the results had other columns, and addresses were looked up in a view. They are replaced here, in one transaction,
-- because its servers still use them until then.
DROP FUNCTION IF EXISTS address_place(text), resolved_place(text), public_area(text, double precision, double precision);
DROP VIEW IF EXISTS place_called;
DROP INDEX IF EXISTS place_words, place_name_words_trigrams;

-- The most probable place of an address; no row for an unknown address.
--
-- A place that the address contradicts does not count. If only another region of its country does, and that region is near, it counts after
-- all: “Bogotá, Cundinamarca”. The remaining places are ranked:
--
-- 1. It is a district of a town that the address also names.
-- 2. Other words of the address name its region or country.
-- 3. It fills a part between commas. In “Avenida Madrid, Lima” only Lima does.
-- 4. It has more people. For alternate names only a tenth of them count: Haarlem was once called Harlem.
--
-- A name within a longer name does not count (“York” in “New York”). If an earlier part of the address names a place near the best one, the
-- earlier place is more precise: “Miraflores, Lima”.
--
-- Misspellings are corrected only to similar names, and only of places that this service has itself or that have 50,000 people: a smaller
-- town may as well be one that the gazetteer lacks. A name that is right, but elsewhere, is corrected only to a place in the region or
-- country of the address: “Springfield, Hawaii” is not misspelt, “Brooklin, NY” is.
CREATE OR REPLACE FUNCTION best_candidate(address text, is_misspelt boolean) RETURNS TABLE (
    place_id bigint, is_district boolean, first integer, name text, region text, country_code text, latitude double precision,
    longitude double precision, is_exact boolean
) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 1 SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    WITH candidate AS MATERIALIZED (
        SELECT * FROM address_candidates(address, is_misspelt) AS any_place
        WHERE NOT is_misspelt OR any_place.likeness >= 0.4 AND (any_place.is_own OR any_place.population >= 50000) AND (
            any_place.evidence > 0 OR NOT EXISTS (SELECT FROM address_candidates(address, false) AS spelt WHERE spelt.does_end)
        )
    ),
    possible AS MATERIALIZED (
        SELECT candidate.*, EXISTS (
            SELECT FROM candidate AS town
            WHERE town.place_id = candidate.town_id AND town.does_end AND (town.last < candidate.first OR town.first > candidate.last)
        ) AS has_town
        FROM candidate
        WHERE candidate.contradiction = 0 OR candidate.contradiction = 1
            AND NOT EXISTS (SELECT FROM candidate AS other WHERE other.contradiction = 0 AND other.does_end)
            AND is_near_regions(address, candidate.country_code, candidate.latitude, candidate.longitude)
    ),
    ranked AS MATERIALIZED (
        SELECT possible.*, row_number() OVER (
            ORDER BY has_town DESC, possible.evidence DESC, possible.does_fill DESC,
                possible.likeness DESC, CASE WHEN possible.is_name THEN 10::bigint ELSE 1 END * possible.population DESC,
                possible.last DESC, possible.place_id
        ) AS rank
        FROM possible
        WHERE (possible.does_end OR has_town) AND NOT EXISTS (
            SELECT FROM possible AS longer
            WHERE longer.first <= possible.first AND longer.last >= possible.last
                AND longer.last - longer.first > possible.last - possible.first
                AND longer.evidence >= possible.evidence AND longer.does_end >= possible.does_end
        )
    )
    SELECT
        chosen.place_id, chosen.town_id IS NOT NULL, chosen.first, chosen.name,
        coalesce(chosen.region, (
            SELECT known.name FROM region AS known WHERE known.country_code = chosen.country_code AND known.code = chosen.region_code
        )),
        chosen.country_code, chosen.latitude, chosen.longitude,
        chosen.likeness = 1 AND (
            chosen.evidence > 0 OR chosen.place_id IS NOT NULL AND typed.words[2] IS NULL OR EXISTS (
                SELECT FROM ranked AS other
                WHERE other.place_id = chosen.place_id AND length(array_to_string(typed.words[other.first : other.last], ' ')) > 2
            )
        )
    FROM ranked AS best
    JOIN ranked AS chosen ON chosen.rank = best.rank
        OR NOT best.has_town AND chosen.does_fill AND chosen.part < best.part AND chosen.evidence >= best.evidence
            AND earth_point(chosen.latitude, chosen.longitude) <-> earth_point(best.latitude, best.longitude) <= 60000
    CROSS JOIN LATERAL address_words(address) AS typed
    WHERE best.rank = 1
    ORDER BY chosen.part, chosen.rank
    LIMIT 1;
END
$$;

-- Whether a region in the address has a place within 100 km of a point.
CREATE OR REPLACE FUNCTION is_near_regions(address text, home text, latitude double precision, longitude double precision) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN EXISTS (
        SELECT FROM unnest((address_words(address)).areas) AS words
        JOIN region ON region.called @> ARRAY[words] AND region.country_code = home
        JOIN place ON place.country_code = home AND place.region_code = region.code
        WHERE earth_point(place.latitude, place.longitude) <@ kilometres_around(earth_point($3, $4), 100)
    );
END
$$;

-- The postcode in an address; no row for an address without a known postcode.
--
-- A house number can look like a postcode, so a postcode has to end its part or to stand before the town: “28013 Madrid”. `town` is the
-- position of the town, if the address has one, with its point. The postcode is within 100 km of it, or in the region or country of the
-- address. If several countries have the postcode, the address decides, then the distance, then the size of the towns around it. A
-- postcode with several places has the mean of their points.
CREATE OR REPLACE FUNCTION address_postcode(address text, town integer, town_latitude double precision, town_longitude double precision)
RETURNS TABLE (
    code text, name text, region text, country_code text, latitude double precision, longitude double precision
) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 1 SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
    typed record := address_words(address);
    phrases text[];
    lasts integer[];
BEGIN
    SELECT array_agg(phrase.words), array_agg(phrase.last) INTO phrases, lasts
    FROM address_phrases(typed.words, typed.parts) AS phrase
    WHERE phrase.words ~ '\d' AND phrase.last - phrase.first < 3 AND (typed.closes[phrase.last] OR phrase.last + 1 = town);
    IF phrases IS NULL THEN RETURN; END IF;

    RETURN QUERY
    WITH known AS MATERIALIZED (
        SELECT postcode.country_code, min(postcode.code) AS code, (array_agg(postcode.name ORDER BY postcode.id))[1] AS name,
            min(postcode.region_code) AS region_code, coalesce(min(region.name), min(postcode.region)) AS region,
            avg(postcode.latitude) AS latitude, avg(postcode.longitude) AS longitude, max(phrase.last) AS last
        FROM postcode JOIN unnest(phrases, lasts) AS phrase(words, last) ON phrase.words = postcode.code_words
        LEFT JOIN region ON region.country_code = postcode.country_code AND region.code = postcode.region_code
        WHERE postcode.code_words = ANY (phrases)
        GROUP BY postcode.country_code, postcode.code_words
    )
    SELECT known.code, known.name, known.region, known.country_code, known.latitude, known.longitude
    FROM known
    LEFT JOIN country AS home ON home.code = known.country_code
    CROSS JOIN LATERAL (
        SELECT earth_point(known.latitude, known.longitude) <-> earth_point(town_latitude, town_longitude) AS metres,
            EXISTS (SELECT FROM country WHERE country.called && typed.areas AND country.code IN (known.country_code, home.part_of))
            OR EXISTS (
                SELECT FROM region
                WHERE region.called && typed.areas AND region.country_code = known.country_code AND region.code = known.region_code
            ) AS is_meant
    ) AS told
    WHERE told.is_meant OR told.metres <= 100000 OR town IS NULL AND typed.areas = '{}'
    ORDER BY told.is_meant DESC, told.metres, length(known.code) DESC, known.last DESC, (
        SELECT max(place.population) FROM place
        WHERE earth_point(place.latitude, place.longitude) <@ kilometres_around(earth_point(known.latitude, known.longitude), 25)
    ) DESC NULLS LAST, known.country_code
    LIMIT 1;
END
$$;

-- The place of an address, if the gazetteer knows it. All columns are NULL otherwise.
--
-- A postcode is more precise than the town or district in the address, unless it is far away from it.
CREATE OR REPLACE FUNCTION address_place(
    address text, OUT place_id bigint, OUT is_exact boolean, OUT detail text, OUT postcode text, OUT name text, OUT region text,
    OUT country_code text, OUT latitude double precision, OUT longitude double precision
) LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    best record;
    code record;
BEGIN
    SELECT * INTO best FROM best_candidate(address, false);
    SELECT * INTO code FROM address_postcode(address, best.first, best.latitude, best.longitude);
    IF best.latitude IS NULL AND code.latitude IS NULL THEN SELECT * INTO best FROM best_candidate(address, true); END IF;

    place_id := best.place_id;
    is_exact := best.is_exact;
    postcode := code.code;
    detail := CASE
        WHEN code.code IS NOT NULL THEN 'POSTCODE'
        WHEN best.is_district THEN 'DISTRICT'
        WHEN best.latitude IS NOT NULL THEN 'TOWN'
    END;
    IF code.code IS NOT NULL THEN
        is_exact := coalesce(is_exact, true);
        name := code.name; region := code.region; country_code := code.country_code; latitude := code.latitude; longitude := code.longitude;
    ELSE
        name := best.name; region := best.region; country_code := best.country_code; latitude := best.latitude; longitude := best.longitude;
    END IF;
END
$$;

-- Whether an address names more than a place of the gazetteer: whether anything stands before the place or the postcode.
CREATE OR REPLACE FUNCTION names_street(address text) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    best record;
    code record;
BEGIN
    SELECT * INTO best FROM best_candidate(address, false);
    SELECT * INTO code FROM address_postcode(address, best.first, best.latitude, best.longitude);
    IF best.latitude IS NULL AND code.latitude IS NULL THEN SELECT * INTO best FROM best_candidate(address, true); END IF;
    IF code.code IS NOT NULL AND starts_with(place_words(address) || ' ', place_words(code.code) || ' ') THEN RETURN false; END IF;
    RETURN coalesce(best.first > 1, code.code IS NOT NULL);
END
$$;

-- The point of that place, or NULL.
CREATE OR REPLACE FUNCTION address_point(address text) RETURNS cube
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN (SELECT earth_point(found.latitude, found.longitude) FROM address_place(address) AS found);
END
$$;

-- The name of a place in a language, or else its local name.
CREATE OR REPLACE FUNCTION name_of_place(number bigint, spoken language) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN (
        SELECT coalesce(called.name, place.name)
        FROM place LEFT JOIN place_name AS called ON called.place_id = place.id AND called.language = spoken AND called.kind = 'NAME'
        WHERE place.id = number
    );
END
$$;

-- That place as text for people: a district with its town, a postcode after its town. No row if the address has no known place.
CREATE OR REPLACE FUNCTION resolved_place(address text) RETURNS TABLE (
    name_en text, name_es text, city text, region text, country_code text, latitude double precision, longitude double precision,
    kind text, match text, "precision" text
) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT
        coalesce(found.name || ' ' || found.postcode,
            name_of_place(place.id, 'EN') || coalesce(', ' || name_of_place(town.id, 'EN'), ''), found.name
        ),
        coalesce(found.name || ' ' || found.postcode,
            name_of_place(place.id, 'ES') || coalesce(', ' || name_of_place(town.id, 'ES'), ''), found.name
        ),
        CASE WHEN found.postcode IS NULL THEN coalesce(town.name, found.name) ELSE found.name END, found.region, found.country_code,
        found.latitude, found.longitude,
        CASE WHEN place.town_id IS NULL THEN 'TOWN' ELSE 'DISTRICT' END,
        CASE WHEN found.is_exact THEN 'EXACT' ELSE 'SIMILAR' END,
        found.detail
    FROM address_place(address) AS found
    LEFT JOIN place ON place.id = found.place_id
    LEFT JOIN place AS town ON town.id = place.town_id
    WHERE found.latitude IS NOT NULL
$$;

-- The same with a point that is known from elsewhere, which is more precise. NULL coordinates change nothing.
CREATE OR REPLACE FUNCTION resolved_place(address text, known_latitude double precision, known_longitude double precision) RETURNS TABLE (
    name_en text, name_es text, city text, region text, country_code text, latitude double precision, longitude double precision,
    kind text, match text, "precision" text
) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT name_en, name_es, city, region, country_code, coalesce(known_latitude, latitude), coalesce(known_longitude, longitude),
        kind, match, CASE WHEN known_latitude IS NULL THEN "precision" ELSE 'ADDRESS' END
    FROM resolved_place(address)
$$;

-- The public area of an exact place: the nearest place in the gazetteer within 50 km, with its centre; otherwise the nearest postcode's
-- town. All columns are NULL if neither is near, or if the address has no known place and there are no coordinates.
--
-- `found_latitude` and `found_longitude` are the point of the place in the address, if there are no coordinates.
CREATE OR REPLACE FUNCTION public_area(
    address text, latitude double precision, longitude double precision,
    OUT area text, OUT area_latitude double precision, OUT area_longitude double precision,
    OUT found_latitude double precision, OUT found_longitude double precision
) LANGUAGE plpgsql STABLE AS $$
DECLARE
    point cube := earth_point(latitude, longitude);
BEGIN
    IF point IS NULL THEN
        SELECT found.latitude, found.longitude INTO found_latitude, found_longitude FROM address_place(address) AS found;
        point := earth_point(found_latitude, found_longitude);
    END IF;
    SELECT concat_ws(', ', place.name, town.name), area_degrees(place.latitude), area_degrees(place.longitude)
    INTO area, area_latitude, area_longitude
    FROM place LEFT JOIN place AS town ON town.id = place.town_id
    WHERE earth_point(place.latitude, place.longitude) <@ kilometres_around(point, 50)
    ORDER BY earth_point(place.latitude, place.longitude) <-> point, place.id
    LIMIT 1;
    IF NOT FOUND THEN
        SELECT postcode.name, area_degrees(postcode.latitude), area_degrees(postcode.longitude)
        INTO area, area_latitude, area_longitude
        FROM postcode
        WHERE earth_point(postcode.latitude, postcode.longitude) <@ kilometres_around(point, 50)
        ORDER BY earth_point(postcode.latitude, postcode.longitude) <-> point, postcode.id
        LIMIT 1;
    END IF;
END
$$;
