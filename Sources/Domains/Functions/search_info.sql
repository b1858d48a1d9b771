-- Revision 4.

-- The interpretation of a search (see `search_read`): the text that was finally searched for, without ignored words and with corrections,
-- and these words; the exclusions, and the limits. `measures` are the properties that limits can filter in the list. The result is always
-- one row, even if the text contains no words.
CREATE OR REPLACE FUNCTION search_info(parsed jsonb, spoken language, lists search_list[], measures text[]) RETURNS TABLE (
    text text, ignored_words text[], corrected_typed text[], corrected_used text[], begun_word text,
    other_language_words text[], unknown_words text[], ignored_amounts text[],
    exclusion_text text[], exclusion_meaning text[], exclusion_is_understood boolean[], excluded_allergens allergen[],
    limit_text text[], limit_measure text[], limit_bound text[], limit_number double precision[], limit_is_applied boolean[]
) LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 1 AS $$
DECLARE
    reading search_interpretation := search_read(parsed, spoken, lists);
    part record;
    place integer;
    is_repeated boolean;
BEGIN
    text := '';
    ignored_words := reading.ignored;
    corrected_typed := '{}';
    corrected_used := '{}';
    FOR place IN 1..cardinality(reading.corrected) / 2 LOOP
        corrected_typed := corrected_typed || reading.corrected[2 * place - 1];
        corrected_used := corrected_used || reading.corrected[2 * place];
    END LOOP;
    begun_word := reading.begun;
    other_language_words := reading.other;
    unknown_words := reading.unknown;
    ignored_amounts := '{}';
    SELECT coalesce(array_agg(said.text), '{}'), coalesce(array_agg(said.meaning), '{}'), coalesce(array_agg(said.is_understood), '{}')
    INTO exclusion_text, exclusion_meaning, exclusion_is_understood
    FROM jsonb_to_recordset(reading.exclusions) AS said(text text, meaning text, is_understood boolean);
    excluded_allergens := ARRAY(
        SELECT DISTINCT allergen FROM jsonb_to_recordset(reading.exclusions) AS said(allergens allergen[]), unnest(said.allergens) AS allergen
        ORDER BY 1
    );
    limit_text := '{}'; limit_measure := '{}'; limit_bound := '{}'; limit_number := '{}'; limit_is_applied := '{}';
    FOR part IN
        SELECT said.*, search_words(coalesce(said.term, said.amount)) AS word FROM jsonb_to_recordset(parsed -> 'parts') AS said(
            term text, kind text, joined boolean, amount text, number boolean, text text,
            "limit" text, measure text, bound text, value double precision
        )
    LOOP
        is_repeated := false;
        IF part."limit" IS NOT NULL THEN
            -- “between 20 and 50” is two limits.
            is_repeated := part."limit" = limit_text[cardinality(limit_text)];
            limit_text := limit_text || part."limit";
            limit_measure := limit_measure || CASE
                WHEN part.measure = 'FOREIGN_PRICE' THEN 'PRICE'
                WHEN part.measure <> 'UNSPECIFIED' THEN part.measure
                WHEN 'UNSPECIFIED' = ANY (measures) THEN 'PRICE' END;
            limit_bound := limit_bound || part.bound;
            limit_number := limit_number || part.value;
            limit_is_applied := limit_is_applied || (part.measure = ANY (measures));
        ELSIF part.word IS NOT NULL AND part.kind IS DISTINCT FROM 'PHRASE' THEN
            CONTINUE WHEN part.word = '' OR part.word = ANY (ignored_words);
            IF part.amount IS NOT NULL AND (part.number IS NOT TRUE OR lists && '{RECIPES,INGREDIENTS,DONATIONS}') THEN
                ignored_amounts := ignored_amounts || part.amount;
                CONTINUE;
            END IF;
        END IF;
        CONTINUE WHEN is_repeated;
        place := CASE WHEN part.kind IS DISTINCT FROM 'PHRASE' THEN array_position(corrected_typed, part.word) END;
        text := concat(
            nullif(text, '') || CASE WHEN part.joined THEN ' or ' ELSE ' ' END,
            coalesce(
                corrected_used[place], CASE part.kind WHEN 'PHRASE' THEN '"' || part.term || '"' ELSE part.term END, part.amount, part.text,
                part."limit"
            )
        );
    END LOOP;
    RETURN NEXT;
END
$$;
