-- Revision 2.

-- The interpretation of a typed text (see `search_read`): the text that was finally searched for, without ignored words and with
-- corrections, and these words. The result is always one row, even if the text contains no words.
CREATE OR REPLACE FUNCTION search_info(typed text, spoken language, lists search_list[]) RETURNS TABLE (
    text text, ignored_words text[], corrected_typed text[], corrected_used text[], begun_word text,
    other_language_words text[], unknown_words text[]
) LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 1 AS $$
DECLARE
    reading search_reading := search_read(typed, spoken, lists);
    token record;
    place integer;
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
    FOR token IN SELECT * FROM search_tokens(typed) LOOP
        place := NULL;
        IF token.is_wanted AND NOT token.is_quoted THEN
            CONTINUE WHEN token.word = ANY (ignored_words);
            place := array_position(corrected_typed, token.word);
        END IF;
        text := concat(
            nullif(text, '') || CASE WHEN token.is_alternative THEN ' or ' ELSE ' ' END,
            CASE WHEN NOT token.is_wanted THEN '-' END, coalesce(corrected_used[place], token.written)
        );
    END LOOP;
    RETURN NEXT;
END
$$;
