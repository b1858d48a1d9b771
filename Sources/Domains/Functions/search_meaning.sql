-- Revision 1.

-- What one word may stand for, as alternatives (see `search_phrase`): `exact`, as it was typed; `inflected`, in any form, too; `loose`, also as the
-- beginning of a word or misspelt; `last`, what goes after everything else. `is_begun` says that it was taken for a beginning, `is_other` that
-- only the other language knows it, `correction` for what it was taken as misspelt, `is_unknown` that nothing has it.
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
    -- A whole word beside others is none: “a b” finds what “b a” does.
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
            -- Names go first.
            loose := loose || last;
        ELSE
            exact := ARRAY(SELECT alternative FROM unnest(last) AS alternative WHERE alternative = other_letter || typed || '§');
            inflected := last; loose := last;
        END IF;
        last := '{}';
    END IF;
    IF is_own AND NOT forms.is_known AND NOT is_alone AND length(typed) BETWEEN 3 AND 40 THEN
        -- Beside other words what is only begun or inflected may as well be two swapped letters: “sesame oli”.
        last := last || search_swapped(typed, own, lists);
    END IF;
    IF cardinality(loose) > 0 THEN RETURN; END IF;

    IF may_be_begun AND lists = '{INGREDIENTS}' AND search_begins(typed, other_letter, lists) THEN
        -- Ingredients are completed in both languages; or two letters were swapped: “lager bere”.
        loose := search_swapped(typed, own, lists) || (other_letter || typed || '¶');
        is_begun := true;
        is_other := true;
        RETURN;
    END IF;
    -- No word is as long as that, and levenshtein takes 255 letters.
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
    -- A word that someone is just adding may be there before it is known.
    loose := loose || (own || typed || '§') || ('n' || typed || '§');
END
$$;
