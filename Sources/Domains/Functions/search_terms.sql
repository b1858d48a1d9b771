-- Revision 3.

-- Terms (`search_term`) and synonyms of several words, such as “gluten free”, or of one hyphenated word, such as “t-shirt”.

-- The texts that are terms, and the texts with the same stems as a term.
CREATE OR REPLACE FUNCTION search_known_terms(runs text[], lists search_list[], OUT exact text[], OUT stemmed text[], OUT is_any boolean)
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    IF cardinality(runs) > 0 THEN
        SELECT array_agg(known.run) FILTER (WHERE is_exact), array_agg(known.run) FILTER (WHERE NOT is_exact)
        INTO exact, stemmed
        FROM (
            SELECT words, true FROM search_term WHERE list = ANY (lists) AND words COLLATE "C" = ANY (runs)
            UNION
            SELECT run.words, false
            FROM (SELECT words, search_stems('e', words) AS stems FROM unnest(runs) AS words) AS run JOIN search_term AS term USING (stems)
            WHERE list = ANY (lists) AND letter = 'e'
            UNION
            SELECT run.words, false
            FROM (SELECT words, search_stems('s', words) AS stems FROM unnest(runs) AS words) AS run JOIN search_term AS term USING (stems)
            WHERE list = ANY (lists) AND letter = 's'
            UNION
            SELECT run, false FROM unnest(runs) AS run WHERE search_is_synonym(run, lists)
        ) AS known(run, is_exact);
    END IF;
    exact := coalesce(exact, '{}');
    stemmed := coalesce(stemmed, '{}');
    is_any := cardinality(exact) + cardinality(stemmed) > 0;
END
$$;

-- The longest term at the beginning of consecutive words: its number of words, or 0 without a term, and the alternatives for its meaning.
-- Exact terms take precedence over terms with the same stems, and those over incomplete terms. `apart` finds rows with the values of all
-- its words.
CREATE OR REPLACE FUNCTION search_term_ahead(
    words text[], is_part boolean, is_open boolean, terms text[], stemmed text[], own text, lists search_list[],
    OUT size integer, OUT alternatives text[], OUT apart text, OUT is_begun boolean
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    run text;
    synonyms record;
BEGIN
    size := 0;
    alternatives := '{}';
    is_begun := false;
    FOR longer IN REVERSE cardinality(words)..CASE WHEN is_part THEN 1 ELSE 2 END LOOP
        run := array_to_string(words[:longer], ' ');
        IF run = ANY (terms) THEN
            size := longer;
            is_begun := false;
            alternatives := ARRAY(
                SELECT DISTINCT lexeme || '§' FROM search_term AS term WHERE list = ANY (lists) AND term.words COLLATE "C" = run
            );
            EXIT;
        END IF;
        IF run = ANY (stemmed) AND (size = 0 OR is_begun) THEN
            size := longer;
            is_begun := false;
            alternatives := ARRAY(
                SELECT lexeme || '§' FROM search_term WHERE list = ANY (lists) AND letter = 'e' AND stems = search_stems('e', run)
                UNION SELECT lexeme || '§' FROM search_term WHERE list = ANY (lists) AND letter = 's' AND stems = search_stems('s', run)
            );
            synonyms := search_synonyms(run, own, lists);
            alternatives := alternatives || synonyms.own || synonyms.near || synonyms.other;
        END IF;
        IF size = 0 AND is_open AND longer = cardinality(words) THEN
            -- “gluten fre” begins a term whose first word has no meaning by itself.
            alternatives := search_begun_term(run, words[1], own, lists);
            IF cardinality(alternatives) > 0 THEN
                size := longer;
                is_begun := true;
            END IF;
        END IF;
    END LOOP;
    IF size = 0 THEN RETURN; END IF;

    run := array_to_string(words[:size], ' ');
    -- “blue jeans” is a term for jeans, and blue ones come first.
    SELECT string_agg('(' || part.alternatives || ')', ' & ') INTO apart
    FROM (
        SELECT string_agg(DISTINCT lexeme || '§', ' | ') AS alternatives, min(kind) AS kind
        FROM unnest(words[:size]) AS part JOIN search_term AS term ON term.words COLLATE "C" = part AND list = ANY (lists) GROUP BY part
    ) AS part HAVING size > 1 AND count(DISTINCT kind) = size;
    alternatives := alternatives || search_phrase(own, run) || search_phrase('n', run);
END
$$;
