-- Revision 2.

-- The possible corrections of a misspelt word, the most similar first. Returns only those with the fewest mistakes, and prefers the
-- person's language if there are as many in the other one. Two swapped letters are one mistake. Words of up to five letters may have one
-- mistake, longer ones two. The beginning of a word of the other language is not a misspelling of it.
CREATE OR REPLACE FUNCTION search_correction(typed text, spoken text, lists search_list[]) RETURNS TABLE (word text, alternative text, place bigint)
LANGUAGE plpgsql STABLE PARALLEL SAFE SET pg_trgm.similarity_threshold = 0.2 AS $$
DECLARE
    size integer := length(typed);
    sorted text := search_letters(typed);
BEGIN
    RETURN QUERY
    WITH alike AS (
        SELECT known.word, known.letter || known.word || '§' AS alternative, known.letter, 1 AS distance
        FROM search_word AS known WHERE known.letters = sorted AND known.list = ANY (lists) AND levenshtein_less_equal(known.word, typed, 2) = 2
        UNION
        SELECT known.word, known.letter || known.word || '§', known.letter, levenshtein_less_equal(known.word, typed, 2)
        FROM search_word AS known
        WHERE size >= 4 AND known.word % typed AND known.list = ANY (lists) AND abs(length(known.word) - size) <= 2 AND known.letters <> sorted
        UNION
        SELECT term.words, lexeme || '§', term.letter,
            CASE WHEN search_letters(term.words) = sorted THEN 1 ELSE levenshtein_less_equal(term.words, typed, 2) END
        FROM search_term AS term WHERE size >= 4 AND term.words % typed AND list = ANY (lists) AND abs(length(term.words) - size) <= 2
    ),
    near AS (
        SELECT *, similarity(alike.word, typed) AS likeness, 2 * alike.distance + (alike.letter NOT IN (spoken, 'n'))::integer AS mistakes FROM alike
        WHERE alike.distance <= CASE WHEN size < 6 THEN 1 ELSE 2 END AND (alike.letter IN (spoken, 'n') OR NOT alike.word ^@ typed)
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
        AND (first.word ~ '^[0-9]+$' OR least(length(first.word), length(second.word)) >= 3);
END
$$;
