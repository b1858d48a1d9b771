-- Revision 2.

-- The forms of one word, each with the letter of its language before it and a place for a weight behind it (see `search_phrase`). `own` and
-- `other` are the letters of the person's language and of the other one.

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
    -- Where a term is the very word, what only shares its stem is something else, such as “hombros” (shoulders) of “hombre” (man).
    WHERE (is_exact OR NOT has_term OR is_word AND (own = 'e' OR search_singular(called) = search_singular(typed)))
        -- A beginning is none of a word's forms: “dri” of “dried” is not “dry”.
        AND (has_exact OR NOT is_begun OR called ^@ typed OR NOT search_begins(typed, own, lists));
END
$$;

-- Whether a longer word of a language begins with what was typed.
CREATE OR REPLACE FUNCTION search_begins(typed text, of text, lists search_list[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN EXISTS (
        SELECT FROM search_word AS known
        WHERE list = ANY (lists) AND known.letter = of AND known.word COLLATE "C" ^@ typed AND known.word <> typed
    );
END
$$;

-- What begins with what was typed: longer words and names, and terms unless it is a word by itself.
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

-- The terms of several words that begin with what was typed, unless their first word is one that texts have.
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

-- The words that begin with a stop word, as alternatives: “butter” for “but”; NULL where none does.
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

-- A word of the other language as it is or in the other number, but not by its beginning: “aguacat” is no singular. Terms only where the
-- person's own language has nothing.
CREATE OR REPLACE FUNCTION search_other_forms(typed text, other text, lists search_list[], is_own boolean) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    numbers text[] := ARRAY[typed, typed || 's', typed || 'es', regexp_replace(typed, 's$', ''), regexp_replace(typed, 'es$', '')];
BEGIN
    RETURN ARRAY(
        SELECT known.letter || known.word || '§' FROM search_word AS known
        WHERE list = ANY (lists) AND known.letter = other AND known.word = ANY (numbers) AND (known.word = typed OR NOT is_own)
            AND (known.word <> typed || 'es' OR NOT EXISTS (
                SELECT FROM search_word AS singular WHERE list = ANY (lists) AND letter = other AND singular.word = typed || 'e'
            ))
        UNION
        SELECT lexeme || '§' FROM search_term WHERE NOT is_own AND list = ANY (lists) AND letter = other AND words COLLATE "C" = ANY (numbers)
    );
END
$$;

-- Words of which two neighbouring letters were swapped.
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

-- Whether a word is left out beside others: it says nothing in the language of the person, or in the other one, and no ingredient is called so in
-- the person's. “Soy” and “sea” are no stop words in English, though they are in Spanish.
CREATE OR REPLACE FUNCTION search_is_left_out(typed text, own text) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN search_is_stop(typed) AND (
        ts_lexize(CASE own WHEN 'e' THEN 'english_stem'::regdictionary ELSE 'spanish_stem' END, typed) = '{}'
        OR NOT EXISTS (SELECT FROM search_word AS known WHERE list = 'INGREDIENTS' AND letter = own AND known.word = typed)
    );
END
$$;

-- What is unwanted is unwanted in every language and form.
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
    );
END
$$;
