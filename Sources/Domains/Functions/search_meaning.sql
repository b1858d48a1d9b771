-- Revision 4.

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
    synonyms record;
    is_elsewhere boolean;
    is_own boolean;
    is_correct boolean;
    corrections text[];
    best text[];
BEGIN
    is_begun := false;
    is_other := false;
    is_unknown := false;
    last := '{}';
    forms := search_own_forms(typed, own, lists, may_be_begun);
    -- A word of the other language is a known and whole word, too. Otherwise a new word in one language could hide rows.
    is_elsewhere := EXISTS (
        SELECT FROM search_word AS known WHERE list = ANY (lists) AND known.letter = other_letter AND known.word = typed
    );
    exact := forms.exact; inflected := forms.inflected; loose := inflected;
    is_own := forms.is_own;
    synonyms := search_synonyms(typed, own, lists);
    IF cardinality(synonyms.own) > 0 THEN
        -- A word that is only a synonym is as good as the other word.
        IF NOT forms.is_whole THEN
            exact := exact || synonyms.own;
            inflected := inflected || synonyms.own;
        END IF;
        loose := loose || synonyms.own;
        is_own := true;
    END IF;
    IF cardinality(synonyms.near) > 0 THEN
        IF cardinality(inflected) = 0 THEN
            exact := synonyms.near;
            inflected := synonyms.near;
        END IF;
        loose := loose || synonyms.near;
        is_own := true;
    END IF;
    -- A complete word next to others is not treated as a beginning, so that “a b” finds the same as “b a”.
    IF may_be_begun AND (is_alone OR is_alternative OR NOT (forms.is_whole OR is_elsewhere)) THEN
        loose := loose || search_beginnings(typed, own, lists, forms.is_whole);
        is_own := is_own OR array_to_string(loose, ' ') ~ ('(^| )[f' || own || ']');
        is_begun := cardinality(inflected) = 0 AND cardinality(loose) > 0;
    END IF;
    -- The other language is always searched, so that a new word in one language does not hide the rows of the other.
    last := search_other_forms(typed, other_letter, lists) || synonyms.other;
    is_other := cardinality(last) > 0 AND NOT forms.is_known;
    IF NOT is_own AND is_other THEN
        IF cardinality(loose) > 0 THEN
            -- Names come first.
            loose := loose || last;
        ELSE
            exact := ARRAY(SELECT alternative FROM unnest(last) AS alternative WHERE alternative = other_letter || typed || '§')
                || synonyms.other;
            inflected := last; loose := last;
        END IF;
        last := '{}';
    END IF;
    IF is_own AND NOT (forms.is_known OR is_elsewhere) AND NOT is_alone AND length(typed) BETWEEN 3 AND 40 THEN
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
    is_correct := search_is_synonym(typed, lists) OR search_is_in_dictionary(typed);
    IF may_be_corrected AND length(typed) <= 40 THEN
        IF length(typed) >= 6 OR typed ~ '^[0-9]' THEN
            SELECT coalesce(array_agg(split.alternative), '{}'), min(split.words) INTO exact, correction
            FROM search_split(typed, own, lists) AS split;
            inflected := exact; loose := exact;
        END IF;
        IF typed !~ '[0-9]' AND length(typed) > 1 THEN
            SELECT coalesce(array_agg(near.alternative), '{}'), coalesce(correction, min(near.best)),
                coalesce(array_agg(near.alternative) FILTER (WHERE near.word = near.best), '{}')
            INTO corrections, correction, best FROM (
                SELECT possible.*, first_value(possible.word) OVER (ORDER BY possible.place) AS best
                FROM search_correction(typed, own, lists) AS possible
                WHERE NOT is_correct OR search_letters(possible.word) = search_letters(typed)
                    OR search_undoubled(possible.word) = search_undoubled(typed)
            ) AS near;
            -- The best correction counts as typed.
            IF cardinality(exact) = 0 THEN
                exact := best;
                inflected := best;
            END IF;
            loose := loose || corrections;
        END IF;
    END IF;
    is_unknown := correction IS NULL;
    -- A row may contain a new word before the vocabulary does.
    loose := loose || (own || typed || '§') || ('n' || typed || '§');
END
$$;
