-- Revision 1.

-- A place as an address that this service resolves to it: “Springfield, Illinois, United States”.
CREATE OR REPLACE FUNCTION place_label(name text, town text, region text, country_code text, spoken language) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
    RETURN concat_ws(', ', name, town, nullif(region, coalesce(town, name)), coalesce((
        SELECT CASE WHEN spoken = 'ES' THEN country.name_es ELSE country.name_en END
        FROM country WHERE country.code = place_label.country_code
    ), country_code));
END
$$;

-- Up to five places that the writer of an unknown address may have meant, the most probable first: places of that name elsewhere, then of
-- names with one letter changed, then of similar names, then the largest towns of the country or region. NULL if the address is known.
CREATE OR REPLACE FUNCTION address_suggestions(address text, spoken language) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT SET plan_cache_mode = force_generic_plan SET pg_trgm.similarity_threshold = 0.35 AS $$
#variable_conflict use_column
DECLARE
    typed record;
    labels text[];
BEGIN
    IF (address_place(address)).latitude IS NOT NULL THEN RETURN NULL; END IF;
    typed := address_words(address);

    SELECT array_agg(label ORDER BY place) INTO labels
    FROM (
        SELECT label, min(place) AS place
        FROM (
            SELECT place_label(
                coalesce(name_of_place(candidate.place_id, spoken), candidate.name), name_of_place(candidate.town_id, spoken),
                coalesce(region.name, candidate.region), candidate.country_code, spoken
            ) AS label,
            row_number() OVER (
                ORDER BY candidate.contradiction, candidate.evidence DESC, candidate.likeness DESC, candidate.population DESC,
                    candidate.place_id
            ) AS place
            FROM (
                SELECT * FROM address_candidates(address, false) UNION ALL SELECT * FROM address_candidates(address, true)
            ) AS candidate
            LEFT JOIN region ON region.country_code = candidate.country_code AND region.code = candidate.region_code
            WHERE candidate.likeness >= 0.3 AND candidate.does_end AND (candidate.place_id IS NOT NULL OR candidate.evidence > 0)
            ORDER BY place LIMIT 20
        ) AS named
        GROUP BY label ORDER BY 2 LIMIT 5
    ) AS best;
    IF labels IS NOT NULL THEN RETURN labels; END IF;

    SELECT array_agg(label ORDER BY likeness DESC, population DESC, label) INTO labels
    FROM (
        SELECT place_label(
                name_of_place(place.id, spoken), name_of_place(place.town_id, spoken), coalesce(place.region, region.name),
                place.country_code, spoken
            ) AS label, max(similarity(place.words, phrase.words)) AS likeness, max(place.population) AS population
        FROM address_phrases(typed.words, typed.parts) AS phrase
        JOIN place ON place.words % phrase.words
        LEFT JOIN region ON region.country_code = place.country_code AND region.code = place.region_code
        WHERE typed.closes[phrase.last] AND typed.begins[phrase.first] AND length(phrase.words) >= 4 AND phrase.words <> ALL (typed.areas)
        GROUP BY 1 ORDER BY 2 DESC, 3 DESC LIMIT 5
    ) AS alike;
    IF labels IS NOT NULL THEN RETURN labels; END IF;

    RETURN coalesce((
        SELECT array_agg(label ORDER BY population DESC)
        FROM (
            SELECT
                place_label(name_of_place(place.id, spoken), NULL, coalesce(place.region, home.name), place.country_code, spoken) AS label,
                max(place.population) AS population
            FROM (
                SELECT country.code AS country_code, NULL AS code FROM country WHERE country.called && typed.areas
                UNION ALL
                SELECT region.country_code, region.code FROM region WHERE region.called && typed.areas
            ) AS area
            CROSS JOIN LATERAL (
                SELECT * FROM place
                WHERE place.country_code = area.country_code AND place.town_id IS NULL
                    AND (area.code IS NULL OR place.region_code = area.code)
                ORDER BY place.population DESC LIMIT 5
            ) AS place
            LEFT JOIN region AS home ON home.country_code = place.country_code AND home.code = place.region_code
            GROUP BY 1 ORDER BY 2 DESC LIMIT 5
        ) AS largest
    ), '{}');
END
$$;
