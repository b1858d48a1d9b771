-- Revision 4.

-- The forms of one word, each with the letter of its language as a prefix and a position for a weight at the end (see `search_phrase`).
-- `own` and `other` are the letters of the person's language and of the other one.

-- Words and terms of the person's language with the same stem, and names, which belong to all languages.
CREATE OR REPLACE FUNCTION search_own_forms(
    word text, own text, lists search_list[], is_begun boolean,
    OUT exact text[], OUT inflected text[], OUT is_known boolean, OUT is_own boolean, OUT is_whole boolean
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    stem text := search_stem(own, word);
    stem_in_english text := search_stem('e', word);
    stem_in_spanish text := search_stem('s', word);
    typed text := word;
BEGIN
    SELECT coalesce(array_agg(alternative || '§') FILTER (WHERE is_exact), '{}'), coalesce(array_agg(alternative || '§'), '{}'),
        coalesce(bool_or(is_exact AND letter <> 'n'), false), coalesce(bool_or(letter <> 'n'), false), coalesce(bool_or(is_exact), false)
    INTO exact, inflected, is_known, is_own, is_whole
    FROM (
        SELECT *, bool_or(is_exact AND NOT is_word) OVER () AS has_term, bool_or(is_exact) OVER () AS has_exact
        FROM (
            SELECT letter || known.word, letter, known.word = typed, true, known.word FROM search_word AS known
            WHERE list = ANY (lists) AND letter = 'e' AND own = 'e' AND stem_en = stem
            UNION
            SELECT letter || known.word, letter, known.word = typed, true, known.word FROM search_word AS known
            WHERE list = ANY (lists) AND letter = 's' AND own = 's' AND stem_es = stem
            UNION
            SELECT letter || known.word, letter, known.word = typed, true, known.word FROM search_word AS known
            WHERE list = ANY (lists) AND letter = 'n' AND (stem_en = stem_in_english OR stem_es = stem_in_spanish)
            UNION
            SELECT lexeme, letter, words = typed, false, words FROM search_term WHERE list = ANY (lists) AND letter = own AND stems = stem
        ) AS near(alternative, letter, is_exact, is_word, called)
    ) AS found(alternative, letter, is_exact, is_word, called, has_term, has_exact)
    -- If the word itself is a term, a word that only shares its stem has another meaning, such as “hombros” (shoulders) for “hombre” (man).
    WHERE (is_exact OR NOT has_term OR is_word AND (own = 'e' OR search_singular(called) = search_singular(typed)))
        -- The beginning of a longer word is not a form of another word: “dri” may become “dried”, but it does not mean “dry”.
        AND (has_exact OR NOT is_begun OR called ^@ typed OR NOT search_begins(typed, own, lists));
END
$$;

-- Whether a longer word of a language begins with the typed text.
CREATE OR REPLACE FUNCTION search_begins(typed text, of text, lists search_list[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN EXISTS (
        SELECT FROM search_word AS known
        WHERE list = ANY (lists) AND known.letter = of AND known.word COLLATE "C" ^@ typed AND known.word <> typed
    );
END
$$;

-- The matches for the beginning of a word: longer words, names and, unless the text is already a word, terms.
CREATE OR REPLACE FUNCTION search_beginnings(typed text, own text, lists search_list[], is_whole boolean) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN ARRAY(
        SELECT letter || typed || '¶' FROM unnest(ARRAY[own, 'n']) AS letter WHERE search_begins(typed, letter, lists)
        UNION ALL
        (SELECT lexeme || '§' FROM search_term
            WHERE NOT is_whole AND list = ANY (lists) AND letter = own AND words COLLATE "C" ^@ typed GROUP BY 1 LIMIT 20)
    );
END
$$;

-- The terms of several words that begin with the typed text, unless the first word occurs in texts.
CREATE OR REPLACE FUNCTION search_begun_term(typed text, first_word text, own text, lists search_list[]) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    IF EXISTS (SELECT FROM search_word AS known WHERE list = ANY (lists) AND letter IN (own, 'n') AND known.word = first_word) THEN
        RETURN '{}';
    END IF;
    RETURN ARRAY(
        SELECT lexeme || '§' FROM search_term WHERE list = ANY (lists) AND letter = own AND words COLLATE "C" ^@ typed GROUP BY 1 LIMIT 20
    );
END
$$;

-- The words that begin with a stop word, as alternatives: “butter” for “but”. NULL without such words.
CREATE OR REPLACE FUNCTION search_continued(typed text, own text, lists search_list[]) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN (
        SELECT string_agg(own || longer.word || '§', ' | ') FROM (
            SELECT DISTINCT known.word FROM search_word AS known
            WHERE list = ANY (lists) AND letter = own AND known.word COLLATE "C" ^@ typed AND NOT search_is_stop(known.word)
            ORDER BY known.word LIMIT 20
        ) AS longer
    );
END
$$;

-- Matches in the other language: the typed word, or its other number. Beginnings do not count: “aguacat” is not a singular.
CREATE OR REPLACE FUNCTION search_other_forms(typed text, other text, lists search_list[]) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    numbers text[] := ARRAY[typed, typed || 's', typed || 'es', regexp_replace(typed, 's$', ''), regexp_replace(typed, 'es$', '')];
BEGIN
    RETURN ARRAY(
        SELECT known.letter || known.word || '§' FROM search_word AS known
        WHERE list = ANY (lists) AND known.letter = other AND known.word = ANY (numbers)
            AND (known.word <> typed || 'es' OR NOT EXISTS (
                SELECT FROM search_word AS singular WHERE list = ANY (lists) AND letter = other AND singular.word = typed || 'e'
            ))
        UNION
        SELECT lexeme || '§' FROM search_term WHERE list = ANY (lists) AND letter = other AND words COLLATE "C" = ANY (numbers)
    );
END
$$;

-- Words that differ from the typed one by two swapped neighbouring letters.
CREATE OR REPLACE FUNCTION search_swapped(typed text, own text, lists search_list[]) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    sorted text := search_letters(typed);
BEGIN
    RETURN ARRAY(
        SELECT DISTINCT letter || known.word || '§' FROM search_word AS known
        WHERE letters = sorted AND list = ANY (lists) AND letter IN (own, 'n') AND levenshtein_less_equal(known.word, typed, 2) = 2
    );
END
$$;

-- Whether a word is ignored next to others: it is a stop word of the person's language. A stop word of the other language is ignored too,
-- unless it is in the name of a food in the person's language. “Soy” and “sea” are stop words in Spanish, but not in English.
CREATE OR REPLACE FUNCTION search_is_left_out(typed text, own text) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN search_is_stop(typed) AND (
        ts_lexize(CASE own WHEN 'e' THEN 'english_stem'::regdictionary ELSE 'spanish_stem' END, typed) = '{}'
        OR NOT EXISTS (
            SELECT FROM food_term
            WHERE language = CASE own WHEN 'e' THEN 'EN' ELSE 'ES' END::language AND role = 'FOOD' AND string_to_array(key, ' ') @> ARRAY[typed]
        )
    );
END
$$;

-- An unwanted word excludes all its forms in every language.
CREATE OR REPLACE FUNCTION search_unwanted(typed text, is_phrase boolean, lists search_list[]) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    stem_in_english text := search_stem('e', typed);
    stem_in_spanish text := search_stem('s', typed);
BEGIN
    RETURN ARRAY[search_phrase('e', typed), search_phrase('s', typed), search_phrase('n', typed)] || ARRAY(
        SELECT known.letter || known.word || '§' FROM search_word AS known
        WHERE NOT is_phrase AND list = ANY (lists) AND (letter <> 's' AND stem_en = stem_in_english OR letter <> 'e' AND stem_es = stem_in_spanish)
        UNION
        SELECT lexeme || '§' FROM search_term WHERE list = ANY (lists) AND words COLLATE "C" = typed
        UNION
        SELECT lexeme || '§' FROM search_term
        WHERE list = ANY (lists) AND (letter = 'e' AND stems = stem_in_english OR letter = 's' AND stems = stem_in_spanish)
        UNION
        SELECT unnest(said.own || said.near || said.other) FROM search_synonyms(typed, 'e', lists) AS said
    );
END
$$;
