-- Revision 4.

-- The place in an address, if the gazetteer knows it: by its local name, by its name in another language, or by a short form.
--
-- Places are ranked as follows. A district ranks above a town if the address also contains its town, and below otherwise. Then later words
-- win, because addresses go from small to large, and then longer names (“New York” before “York”). The last criteria are the name of the
-- region and the population.
--
-- A short form only counts at the end of a part between commas, ignoring numbers: “LA” is a word in half the streets of Spain. Two letters
-- after another word may also be a state (“Lafayette, LA”), so they are not an exact match.
--
-- Only if no name matches exactly, trigram similarity corrects misspellings. It compares names of similar length only, because otherwise
-- “park” would match “Park Slope”. An address without any known place raises an error with its own code.
--
-- The statements that call this function are planned with their values. This one uses a generic plan, because planning it takes longer than
-- running it.
CREATE OR REPLACE FUNCTION address_place(address text, OUT place_id bigint, OUT is_exact boolean)
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    typed text[] := string_to_array(place_words(address), ' ');
    -- Up to six consecutive words, and the position of the last one in the address.
    phrases text[];
    endings integer[];
    tails text[];
BEGIN
    SELECT array_agg(phrase.words), array_agg(phrase.ending) INTO phrases, endings
    FROM (
        SELECT array_to_string(typed[first:last], ' ') AS words, max(last) AS ending
        FROM generate_series(1, cardinality(typed)) AS first, generate_series(first, least(first + 5, cardinality(typed))) AS last
        GROUP BY 1
    ) AS phrase;
    tails := ARRAY(
        SELECT ' ' || regexp_replace(place_words(part), '( [0-9]+)+$', '') FROM regexp_split_to_table(address, '[,;\n]') AS part
    );

    WITH named AS MATERIALIZED (
        SELECT place.*, known.words AS found
        FROM place_called AS known JOIN place ON place.id = known.place_id
        WHERE known.words = ANY (phrases)
            AND (known.kind <> 'SHORT' OR EXISTS (SELECT FROM unnest(tails) AS tail WHERE right(tail, length(known.words) + 1) = ' ' || known.words))
    )
    SELECT named.id, cardinality(typed) = 1 OR EXISTS (SELECT FROM named AS other WHERE other.id = named.id AND length(other.found) > 2)
    INTO place_id, is_exact
    FROM named
    ORDER BY
        CASE WHEN named.town_id IN (SELECT id FROM named) THEN 1 WHEN named.town_id IS NULL THEN 2 ELSE 3 END,
        endings[array_position(phrases, named.found)] DESC,
        length(named.found) DESC,
        place_words(named.region) = ANY (phrases) DESC,
        named.population DESC,
        named.id
    LIMIT 1;
    IF FOUND THEN RETURN; END IF;

    WITH phrase AS (
        SELECT phrase.words, phrase.ending FROM unnest(phrases, endings) AS phrase (words, ending) WHERE length(phrase.words) >= 4
    ),
    named AS MATERIALIZED (
        SELECT place.*, known.words AS found, phrase.ending, similarity(known.words, phrase.words) AS likeness
        FROM phrase
        JOIN place_called AS known ON known.words % phrase.words AND similarity(known.words, phrase.words) >= 0.4
            AND abs(length(known.words) - length(phrase.words)) <= 2 AND known.kind <> 'SHORT'
        JOIN place ON place.id = known.place_id
    )
    SELECT named.id, false INTO place_id, is_exact
    FROM named
    ORDER BY
        CASE WHEN named.town_id IN (SELECT id FROM named) THEN 1 WHEN named.town_id IS NULL THEN 2 ELSE 3 END,
        named.likeness DESC,
        named.ending DESC,
        length(named.found) DESC,
        place_words(named.region) = ANY (phrases) DESC,
        named.population DESC,
        named.id
    LIMIT 1;
    IF NOT FOUND THEN RAISE 'no place of the gazetteer is in the address' USING ERRCODE = 'CB001'; END IF;
END
$$;

-- The point of that place.
CREATE OR REPLACE FUNCTION address_point(address text) RETURNS cube
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN (
        SELECT earth_point(place.latitude, place.longitude) FROM address_place(address) AS found JOIN place ON place.id = found.place_id
    );
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

-- That place as text for people: a district with its town.
CREATE OR REPLACE FUNCTION resolved_place(address text) RETURNS TABLE (
    name_en text, name_es text, city text, region text, country_code text, latitude double precision, longitude double precision,
    kind text, match text
) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT
        concat_ws(', ', name_of_place(place.id, 'EN'), name_of_place(place.town_id, 'EN')),
        concat_ws(', ', name_of_place(place.id, 'ES'), name_of_place(place.town_id, 'ES')),
        coalesce(town.name, place.name), place.region, place.country_code, place.latitude, place.longitude,
        CASE WHEN place.town_id IS NULL THEN 'TOWN' ELSE 'DISTRICT' END,
        CASE WHEN found.is_exact THEN 'EXACT' ELSE 'SIMILAR' END
    FROM address_place(address) AS found JOIN place ON place.id = found.place_id LEFT JOIN place AS town ON town.id = place.town_id
$$;

-- The public area of an exact place: the nearest place in the gazetteer, with its centre. All columns are NULL if no place is near, or if
-- the address has no known place and there are no coordinates.
CREATE OR REPLACE FUNCTION public_area(
    address text, latitude double precision, longitude double precision,
    OUT area text, OUT area_latitude double precision, OUT area_longitude double precision
) LANGUAGE plpgsql STABLE AS $$
DECLARE
    point cube;
BEGIN
    point := coalesce(earth_point(latitude, longitude), address_point(address));
    SELECT concat_ws(', ', place.name, town.name), area_degrees(place.latitude), area_degrees(place.longitude)
    INTO area, area_latitude, area_longitude
    FROM place LEFT JOIN place AS town ON town.id = place.town_id
    WHERE earth_point(place.latitude, place.longitude) <@ kilometres_around(point, 50)
    ORDER BY earth_point(place.latitude, place.longitude) <-> point, place.id
    LIMIT 1;
EXCEPTION WHEN SQLSTATE 'CB001' THEN
    RETURN;
END
$$;
