-- Revision 4.

-- A word without doubled letters.
CREATE OR REPLACE FUNCTION search_undoubled(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN regexp_replace(word, '(.)\1', '\1', 'g');

-- A Spanish word by its sound: letters that sound alike are the same.
CREATE OR REPLACE FUNCTION search_sound(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN search_undoubled(translate(
        regexp_replace(
            regexp_replace(replace(replace(replace(word, 'qu', 'k'), 'll', 'y'), 'ch', '9'), 'c([ei])', 's\1', 'g'), 'g([ei])', 'j\1', 'g'
        ),
        'vzcxh', 'bsks'
    ));

-- The possible corrections of a misspelt word, the most similar first. Returns only those with the fewest mistakes, and prefers the
-- person's language if there are as many in the other one. Two swapped letters are one mistake. Words of up to five letters may have one
-- mistake, longer ones two. The beginning of a word of the other language is not a misspelling of it.
CREATE OR REPLACE FUNCTION search_correction(typed text, spoken text, lists search_list[]) RETURNS TABLE (word text, alternative text, place bigint)
LANGUAGE plpgsql STABLE PARALLEL SAFE SET pg_trgm.similarity_threshold = 0.2 AS $$
DECLARE
    size integer := length(typed);
    sorted text := search_letters(typed);
    sound text := search_sound(typed);
    stem_in_english text := search_stem('e', typed);
    stem_in_spanish text := search_stem('s', typed);
BEGIN
    RETURN QUERY
    WITH alike AS (
        SELECT known.word, known.letter || known.word || '§' AS alternative, known.letter, 1 AS distance
        FROM search_word AS known WHERE known.letters = sorted AND known.list = ANY (lists) AND levenshtein_less_equal(known.word, typed, 2) = 2
        UNION
        SELECT known.word, known.letter || known.word || '§', known.letter, least(
            levenshtein_less_equal(known.word, typed, 2),
            -- The plural of a misspelt word: “rasberry” for “raspberries”.
            CASE WHEN size >= 6 AND known.letter <> 's' THEN 1 + levenshtein_less_equal(known.stem_en, stem_in_english, 2) END,
            CASE WHEN size >= 6 AND known.letter <> 'e' THEN 1 + levenshtein_less_equal(known.stem_es, stem_in_spanish, 2) END
        )
        FROM search_word AS known
        WHERE size >= 4 AND known.word % typed AND known.list = ANY (lists) AND abs(length(known.word) - size) <= 3 AND known.letters <> sorted
        UNION
        SELECT term.words, lexeme || '§', term.letter,
            CASE WHEN search_letters(term.words) = sorted THEN 1 ELSE levenshtein_less_equal(term.words, typed, 2) END
        FROM search_term AS term WHERE size >= 4 AND term.words % typed AND list = ANY (lists) AND abs(length(term.words) - size) <= 2
    ),
    near AS (
        SELECT *, similarity(alike.word, typed) AS likeness, CASE
            -- Letters that sound alike, and swapped letters, are the smallest mistakes: “bakeros”.
            WHEN alike.letter <> 'e' AND search_sound(alike.word) = sound OR search_letters(alike.word) = sorted THEN 1
            ELSE 2 * alike.distance
        END + (alike.letter NOT IN (spoken, 'n'))::integer AS mistakes FROM alike
        WHERE alike.letter <> 'e' AND search_sound(alike.word) = sound
            OR alike.distance <= CASE WHEN size < 6 THEN 1 ELSE 2 END AND (alike.letter IN (spoken, 'n') OR NOT alike.word ^@ typed)
    )
    SELECT near.word, near.alternative, row_number() OVER (ORDER BY near.likeness DESC, near.word)
    FROM near WHERE mistakes = (SELECT min(nearest.mistakes) FROM near AS nearest) ORDER BY 3 LIMIT 8;
END
$$;

-- Two words that were typed as one: “500g”.
CREATE OR REPLACE FUNCTION search_split(typed text, spoken text, lists search_list[]) RETURNS TABLE (words text, alternative text)
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN QUERY
    SELECT DISTINCT first.word || ' ' || second.word, search_phrase(first.letter, first.word || ' ' || second.word)
    FROM search_word AS first JOIN search_word AS second
        ON (second.list, second.letter) = (first.list, first.letter) AND second.word = substr(typed, length(first.word) + 1)
    WHERE first.list = ANY (lists) AND first.letter IN (spoken, 'n')
        AND first.word = ANY (ARRAY(SELECT left(typed, place) FROM generate_series(1, length(typed) - 1) AS place))
        AND (first.word ~ '^[0-9]+$' OR least(length(first.word), length(second.word)) >= 3)
    UNION
    -- “aceitedeoliva” is an ingredient.
    SELECT DISTINCT named.words, search_phrase(named.letter, named.words)
    FROM ingredient CROSS JOIN LATERAL (VALUES ('e', search_words(name_en)), ('s', search_words(name_es))) AS named(letter, words)
    WHERE length(typed) >= 8 AND search_names @@ ('we' || typed || '|ws' || typed)::tsquery AND replace(named.words, ' ', '') = typed
    UNION
    -- “tshirt” is the term “t-shirt”.
    SELECT DISTINCT term.words, search_phrase(one.letter, term.words) FROM search_term AS term CROSS JOIN unnest(ARRAY[spoken, 'n']) AS one(letter)
    WHERE term.list = ANY (lists) AND strpos(term.words, ' ') > 0 AND replace(term.words, ' ', '') IN (typed, regexp_replace(typed, 's$', ''))
    UNION
    SELECT DISTINCT term.words, term.lexeme || '§' FROM search_term AS term
    WHERE term.list = ANY (lists) AND strpos(term.words, ' ') > 0 AND replace(term.words, ' ', '') IN (typed, regexp_replace(typed, 's$', ''));
END
$$;
