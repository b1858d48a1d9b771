-- Revision 1.

-- Where an address is, as far as the gazetteer knows: the place of which the address has the name. A district counts more when the address
-- has its town's name, too, and less than a town when it has not; then what stands later in the address, for addresses go from small to
-- large, and the longer name (“New York” before “York”); then the region's name, then the population. Only when no name is there as it is
-- written, likeness by trigrams makes up for misspellings. An address without any known place is refused by a code of its own.
CREATE OR REPLACE FUNCTION address_point(address text) RETURNS cube LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT AS $$
DECLARE
    words text[] := string_to_array(place_words(address), ' ');
    result cube;
BEGIN
    WITH phrase AS MATERIALIZED (
        SELECT array_to_string(words[first:last], ' ') AS words, max(last) AS ending
        FROM generate_series(1, cardinality(words)) AS first, generate_series(first, least(first + 3, cardinality(words))) AS last
        GROUP BY 1
    ),
    exact AS MATERIALIZED (
        SELECT place.*, phrase.ending, 1::real AS likeness FROM phrase JOIN place ON place.words = phrase.words
    ),
    named AS MATERIALIZED (
        SELECT * FROM exact
        UNION ALL
        SELECT place.*, phrase.ending, similarity(place.words, phrase.words)
        FROM (SELECT * FROM phrase WHERE length(phrase.words) >= 4 AND NOT EXISTS (SELECT FROM exact)) AS phrase
        JOIN place ON place.words % phrase.words AND similarity(place.words, phrase.words) >= 0.5
    )
    SELECT earth_point(named.latitude, named.longitude) INTO result
    FROM named
    ORDER BY
        CASE WHEN EXISTS (SELECT FROM named AS town WHERE town.id = named.town_id) THEN 1 WHEN named.town_id IS NULL THEN 2 ELSE 3 END,
        named.likeness DESC,
        named.ending DESC,
        length(named.words) DESC,
        EXISTS (SELECT FROM phrase WHERE phrase.words = place_words(named.region)) DESC,
        named.population DESC,
        named.id
    LIMIT 1;
    IF result IS NULL THEN RAISE 'no place of the gazetteer is in the address' USING ERRCODE = 'CB001'; END IF;
    RETURN result;
END
$$;

-- What everybody may know of an exact place: the nearest place of the gazetteer, with its middle. All NULL where none is near, or where the
-- address names none and there are no coordinates.
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
