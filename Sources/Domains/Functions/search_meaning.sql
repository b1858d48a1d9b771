-- Revision 2.

-- The meaning of one word as alternatives (see `search_phrase`): `exact` as typed, `inflected` also in other forms, `loose` also as the
-- beginning of a word or corrected, and `last` the matches that come after all others. `is_begun` means that the word was treated as a
-- beginning, `is_other` that only the other language has it, and `is_unknown` that nothing has it. `correction` is the word that replaced a
-- misspelt one.
CREATE OR REPLACE FUNCTION search_meaning(
    typed text, own text, lists search_list[], may_be_begun boolean, is_alone boolean, is_alternative boolean, may_be_corrected boolean,
    OUT exact text[], OUT inflected text[], OUT loose text[], OUT last text[],
    OUT is_begun boolean, OUT is_other boolean, OUT correction text, OUT is_unknown boolean
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    other_letter constant text := CASE own WHEN 'e' THEN 's' ELSE 'e' END;
    forms record;
    is_own boolean;
BEGIN
    is_begun := false;
    is_other := false;
    is_unknown := false;
    last := '{}';
    forms := search_own_forms(typed, own, lists, may_be_begun);
    exact := forms.exact; inflected := forms.inflected; loose := inflected;
    is_own := forms.is_own;
    -- A complete word next to others is not treated as a beginning, so that “a b” finds the same as “b a”.
    IF may_be_begun AND (is_alone OR is_alternative OR NOT forms.is_whole) THEN
        loose := loose || search_beginnings(typed, own, lists, forms.is_whole);
        is_own := is_own OR array_to_string(loose, ' ') ~ ('(^| )[f' || own || ']');
        is_begun := cardinality(inflected) = 0 AND cardinality(loose) > 0;
    END IF;
    IF NOT forms.is_known THEN
        last := search_other_forms(typed, other_letter, lists, is_own);
        is_other := cardinality(last) > 0;
    END IF;
    IF NOT is_own AND is_other THEN
        IF cardinality(loose) > 0 THEN
            -- Names come first.
            loose := loose || last;
        ELSE
            exact := ARRAY(SELECT alternative FROM unnest(last) AS alternative WHERE alternative = other_letter || typed || '§');
            inflected := last; loose := last;
        END IF;
        last := '{}';
    END IF;
    IF is_own AND NOT forms.is_known AND NOT is_alone AND length(typed) BETWEEN 3 AND 40 THEN
        -- Next to other words, a beginning or an inflected form may really be two swapped letters: “sesame oli”.
        last := last || search_swapped(typed, own, lists);
    END IF;
    IF cardinality(loose) > 0 THEN RETURN; END IF;

    IF may_be_begun AND lists = '{INGREDIENTS}' AND search_begins(typed, other_letter, lists) THEN
        -- Ingredients are completed in both languages, and two letters may be swapped: “lager bere”.
        loose := search_swapped(typed, own, lists) || (other_letter || typed || '¶');
        is_begun := true;
        is_other := true;
        RETURN;
    END IF;
    -- No real word is longer than 40 letters, and levenshtein accepts at most 255.
    IF may_be_corrected AND length(typed) <= 40 THEN
        IF length(typed) >= 6 OR typed ~ '^[0-9]' THEN
            SELECT coalesce(array_agg(split.alternative), '{}'), min(split.words) INTO exact, correction
            FROM search_split(typed, own, lists) AS split;
            inflected := exact; loose := exact;
        END IF;
        IF typed !~ '[0-9]' AND length(typed) > 1 THEN
            SELECT loose || coalesce(array_agg(near.alternative), '{}'), coalesce(correction, min(near.word) FILTER (WHERE near.place = 1))
            INTO loose, correction FROM search_correction(typed, own, lists) AS near;
        END IF;
    END IF;
    is_unknown := correction IS NULL;
    -- A row may contain a new word before the vocabulary does.
    loose := loose || (own || typed || '§') || ('n' || typed || '§');
END
$$;
