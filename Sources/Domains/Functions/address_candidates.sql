-- Revision 1.

-- The words of an address, with their part between commas, and the countries and regions among them.
--
-- Addresses go from small to large, so a part ends with its largest area. In “5 Main St Springfield IL 62701” the postcode and “IL”
-- describe Springfield. Reading a part from its end skips numbers, countries and regions. `closes` marks words with only such text after them, and
-- `begins` marks words with only numbers before them. A place between both fills its part. `ends` leaves out words before a short number,
-- because “Avenida Madrid 7” is a street.
CREATE OR REPLACE FUNCTION address_words(
    address text, OUT words text[], OUT parts integer[], OUT begins boolean[], OUT closes boolean[], OUT ends boolean[], OUT areas text[],
    OUT area_firsts integer[], OUT area_lasts integer[], OUT area_parts integer[], OUT area_fills boolean[]
) LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan AS $$
DECLARE
    phrases text[];
    known text[];
    place integer;
    size integer;
    is_open boolean;
    is_street boolean;
    area_count integer;
BEGIN
    SELECT array_agg(word ORDER BY part, position), array_agg(part ORDER BY part, position) INTO words, parts
    FROM regexp_split_to_table(address, '[,;\n()]') WITH ORDINALITY AS piece(text, part)
    CROSS JOIN LATERAL string_to_table(place_words(piece.text), ' ') WITH ORDINALITY AS spelt(word, position)
    WHERE word <> '';
    IF words IS NULL THEN RETURN; END IF;
    begins := array_fill(false, ARRAY[cardinality(words)]);
    closes := begins;
    ends := begins;
    areas := '{}'; area_firsts := '{}'; area_lasts := '{}'; area_parts := '{}'; area_fills := '{}';

    SELECT array_agg(DISTINCT phrase.words) INTO phrases FROM address_phrases(words, parts) AS phrase;
    SELECT coalesce(array_agg(DISTINCT word), '{}') INTO known
    FROM (
        SELECT called FROM country WHERE called && phrases UNION ALL SELECT called FROM region WHERE called && phrases
    ) AS area CROSS JOIN unnest(called) AS word
    WHERE word = ANY (phrases);

    place := cardinality(words);
    WHILE place > 0 LOOP
        IF place = cardinality(words) OR parts[place] <> parts[place + 1] THEN
            is_open := true;
            is_street := false;
            area_count := 0;
        END IF;
        closes[place] := is_open;
        ends[place] := is_open AND NOT is_street;
        IF words[place] ~ '\d' THEN
            is_street := is_street OR length(words[place]) < 4;
        ELSIF is_open THEN
            size := least(place - array_position(parts, parts[place]) + 1, 8);
            WHILE size > 0 AND NOT array_to_string(words[place - size + 1 : place], ' ') = ANY (known) LOOP size := size - 1; END LOOP;
            is_open := size > 0;
            IF is_open THEN
                area_count := area_count + 1;
                areas := areas || array_to_string(words[place - size + 1 : place], ' ');
                area_firsts := area_firsts || place - size + 1;
                area_lasts := area_lasts || place;
                area_parts := area_parts || parts[place];
                area_fills := area_fills || false;
                place := place - size + 1;
            END IF;
        END IF;
        IF is_open AND area_count > 0 AND place = array_position(parts, parts[place]) THEN
            area_fills := area_fills[: cardinality(area_fills) - area_count] || array_fill(true, ARRAY[area_count]);
        END IF;
        place := place - 1;
    END LOOP;
    FOR place IN 1 .. cardinality(words) LOOP
        begins[place] := place = array_position(parts, parts[place]) OR begins[place - 1] AND words[place - 1] ~ '\d';
    END LOOP;
END
$$;

-- Up to eight consecutive words of one part, with the positions of the first and the last.
CREATE OR REPLACE FUNCTION address_phrases(words text[], parts integer[]) RETURNS TABLE (words text, first integer, last integer)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_to_string($1[first:last], ' '), first, last
    FROM generate_series(1, cardinality($1)) AS first, generate_series(first, least(first + 7, cardinality($1))) AS last
    WHERE $2[first] = $2[last]
$$;

-- Everything that differs from a text by one letter: left out, swapped with the next, replaced or added.
CREATE OR REPLACE FUNCTION misspellings(words text) RETURNS TABLE (spelling text) LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 500 AS $$
    WITH letter AS MATERIALIZED (SELECT string_to_table('abcdefghijklmnopqrstuvwxyz ', NULL) AS letter),
    cut AS MATERIALIZED (SELECT left(words, n) AS before, substr(words, n + 1) AS after FROM generate_series(0, length(words)) AS n)
    SELECT before || substr(after, 2) FROM cut WHERE after <> ''
    UNION SELECT before || substr(after, 2, 1) || left(after, 1) || substr(after, 3) FROM cut WHERE length(after) > 1
    UNION SELECT before || letter || substr(after, 2) FROM cut, letter WHERE after <> ''
    UNION SELECT before || letter || after FROM cut, letter
$$;

-- The places that an address may mean, by their names in any language.
--
-- `evidence` counts the other words of the address that name the region (2) or the country (1) of the place. `contradiction` is 2 if a
-- later word names another country, and 1 if it names another region of the country. A word of a street cannot contradict, only one that
-- follows the place or fills a part. Nor can a word that is also a short form of a town: “LA”.
--
-- A place has to end its part, because “Lincoln” is the name of many streets. A district is also found elsewhere if its town is in the
-- address. A short form of an imported name, such as an airport's code, has to fill its part. It must not be a region: “PA” is one, not the
-- town Pa.
--
-- A town that only postcodes name has no id, and counts 3,000 people for each postcode. It needs evidence, or has to be the whole address.
--
-- If `is_misspelt`, names that differ by one letter are found instead: in one of the last three parts if they fill it, or at the end of an
-- address of one part.
CREATE OR REPLACE FUNCTION address_candidates(address text, is_misspelt boolean) RETURNS TABLE (
    place_id bigint, town_id bigint, name text, region_code text, region text, country_code text, latitude double precision,
    longitude double precision, population integer, is_own boolean, first integer, last integer, part integer, does_end boolean,
    does_fill boolean, likeness real, is_name boolean, evidence integer, contradiction integer
) LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
    typed record := address_words(address);
    spellings text[];
    firsts integer[];
    lasts integer[];
    likenesses real[];
    is_one_part boolean := typed.parts[1] = typed.parts[cardinality(typed.parts)];
BEGIN
    IF typed.words IS NULL THEN RETURN; END IF;
    IF is_misspelt THEN
        SELECT array_agg(spelling), array_agg(phrase.first), array_agg(phrase.last), array_agg(similarity(phrase.words, spelling))
        INTO spellings, firsts, lasts, likenesses
        FROM address_phrases(typed.words, typed.parts) AS phrase CROSS JOIN LATERAL misspellings(phrase.words)
        WHERE length(phrase.words) BETWEEN 4 AND 25 AND phrase.last - phrase.first < 3 AND phrase.words !~ '\d'
            AND phrase.words <> ALL (typed.areas) AND typed.parts[phrase.last] > typed.parts[cardinality(typed.parts)] - 3
            AND (typed.closes[phrase.last] AND typed.begins[phrase.first] OR typed.ends[phrase.last] AND is_one_part);
    ELSE
        SELECT array_agg(phrase.words), array_agg(phrase.first), array_agg(phrase.last), array_agg(1::real)
        INTO spellings, firsts, lasts, likenesses
        FROM address_phrases(typed.words, typed.parts) AS phrase;
    END IF;

    RETURN QUERY
    WITH phrase AS MATERIALIZED (
        SELECT phrase.words, phrase.first, phrase.last, phrase.likeness, typed.parts[phrase.last] AS part,
            typed.ends[phrase.last] OR typed.closes[phrase.last] AND typed.begins[phrase.first] AS does_end,
            typed.closes[phrase.last] AND typed.begins[phrase.first] AS does_fill
        FROM unnest(spellings, firsts, lasts, likenesses) AS phrase(words, first, last, likeness)
    ),
    known AS MATERIALIZED (
        SELECT place.id, word AS words, false AS is_own, length(word) <= 3 AND word <> place.words AS is_short,
            word = place.words AS is_name
        FROM place CROSS JOIN unnest(place.called) AS word
        WHERE place.called && spellings
        UNION ALL
        SELECT place_name.place_id, place_name.words, true, place_name.kind = 'SHORT', true
        FROM place_name WHERE place_name.words = ANY (spellings)
    ),
    named AS MATERIALIZED (
        SELECT DISTINCT ON (place.id, phrase.first, phrase.last)
            place.id, place.town_id, place.name, place.region_code, place.region, place.country_code, place.latitude, place.longitude,
            place.population, place.source_key IS NULL OR known.is_own AS is_own, phrase.first, phrase.last, phrase.part, phrase.does_end,
            phrase.does_fill, phrase.likeness, known.is_name
        FROM known JOIN phrase USING (words) JOIN place ON place.id = known.id
        WHERE CASE
            WHEN NOT known.is_own AND length(phrase.words) <= 3 AND phrase.words = ANY (typed.areas) THEN false
            WHEN known.is_short THEN NOT is_misspelt AND phrase.does_end AND (known.is_own OR phrase.does_fill)
            ELSE phrase.does_end OR place.town_id IS NOT NULL
        END
        ORDER BY place.id, phrase.first, phrase.last, phrase.likeness DESC, known.is_name DESC
    ),
    found AS (
        SELECT * FROM named
        UNION ALL
        SELECT NULL AS id, NULL, min(postcode.name), postcode.region_code, min(postcode.region), postcode.country_code,
            percentile_cont(0.5) WITHIN GROUP (ORDER BY postcode.latitude), percentile_cont(0.5) WITHIN GROUP (ORDER BY postcode.longitude),
            3000 * count(*)::integer, false, phrase.first, phrase.last, phrase.part, true,
            phrase.does_fill, max(phrase.likeness), true
        FROM postcode JOIN phrase USING (words)
        WHERE postcode.words = ANY (spellings) AND phrase.does_end
        GROUP BY postcode.country_code, postcode.region_code, postcode.words, phrase.first, phrase.last, phrase.part, phrase.does_fill
    ),
    area AS MATERIALIZED (
        SELECT area.*, meant.*, EXISTS (
            SELECT FROM named WHERE named.is_own AND named.does_end AND named.first <= area.first AND named.last >= area.last
        ) AS is_town
        FROM unnest(typed.areas, typed.area_firsts, typed.area_lasts, typed.area_parts, typed.area_fills)
            AS area(words, first, last, part, does_fill)
        CROSS JOIN LATERAL (
            SELECT country.code, NULL, country.called FROM country WHERE country.called @> ARRAY[area.words]
            UNION ALL
            SELECT region.country_code, region.code, region.called FROM region WHERE region.called @> ARRAY[area.words]
        ) AS meant(country_code, region_code, called)
    )
    SELECT found.*, coalesce(told.evidence, 0), coalesce(told.contradiction, 0)
    FROM found
    CROSS JOIN LATERAL (
        SELECT sum(fit)::integer AS evidence,
            max(CASE
                WHEN fit > 0 OR is_town OR first < found.first OR NOT (does_fill OR part = found.part) THEN 0
                WHEN is_near THEN 1
                ELSE 2
            END) AS contradiction
        FROM (
            -- “México” is a country and one of its regions: a town in the region is not more probable.
            SELECT area.first, area.part, area.does_fill, bool_or(area.country_code = found.country_code) AS is_near,
                bool_or(area.is_town) AS is_town, CASE
                WHEN bool_or(area.region_code IS NULL AND area.country_code IN (found.country_code, home.part_of)) THEN 1
                WHEN bool_or(
                    area.country_code = found.country_code
                        AND (area.region_code = found.region_code OR place_words(found.region) = ANY (area.called))
                ) THEN 2
                ELSE 0
            END AS fit
            FROM area LEFT JOIN country AS home ON home.code = found.country_code
            WHERE area.last < found.first OR area.first > found.last
            GROUP BY area.first, area.part, area.does_fill
        ) AS fits
    ) AS told
    WHERE found.id IS NOT NULL OR told.evidence > 0
        OR found.does_fill AND is_one_part AND typed.areas = '{}';
END
$$;
