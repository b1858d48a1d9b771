-- Revision 2.

-- Excluded words (`SearchExclusion` in the grammar of searches): which of them are the excluded names.

-- Whether words name a food, an ingredient or an allergen in either language.
CREATE OR REPLACE FUNCTION search_is_food(words text) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT AS $$
DECLARE
    joined constant text := replace(words, ' ', '');
BEGIN
    RETURN EXISTS (
        SELECT FROM food_term
        WHERE role = 'FOOD' AND (language = 'EN' AND key = food_term_key('EN', words) OR language = 'ES' AND key = food_term_key('ES', words))
    ) OR EXISTS (SELECT FROM search_allergens(words)) OR EXISTS (
        SELECT FROM ingredient WHERE search_names @@ ('we' || joined || '|ws' || joined)::tsquery
    ) OR search_is_synonym(words, '{INGREDIENTS}');
END
$$;

-- The allergens with a name in either language.
CREATE OR REPLACE FUNCTION search_allergens(words text) RETURNS SETOF allergen LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 1 AS $$
BEGIN
    RETURN QUERY
    SELECT DISTINCT allergen FROM allergen_term
    WHERE language = 'EN' AND stems = search_stems('e', words) OR language = 'ES' AND stems = search_stems('s', words);
END
$$;

-- Whether words name a food or a value of some lists.
CREATE OR REPLACE FUNCTION search_is_name(typed text, lists search_list[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN search_is_food(typed) OR EXISTS (SELECT FROM search_term WHERE list = ANY (lists) AND words COLLATE "C" = typed)
        OR EXISTS (SELECT FROM search_term WHERE list = ANY (lists) AND letter = 'e' AND stems = search_stems('e', typed))
        OR EXISTS (SELECT FROM search_term WHERE list = ANY (lists) AND letter = 's' AND stems = search_stems('s', typed));
END
$$;

-- The number of words, up to four, of the longest name at the beginning or at the end of some words. A name with its negation counts, too:
-- “sin productos animales”. 0 without a name.
CREATE OR REPLACE FUNCTION search_name_length(words text[], is_at_end boolean, negation text, lists search_list[]) RETURNS integer
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    n constant integer := cardinality(words);
    name text;
BEGIN
    FOR size IN REVERSE least(n, 4)..1 LOOP
        name := array_to_string(CASE WHEN is_at_end THEN words[n - size + 1:] ELSE words[:size] END, ' ');
        IF search_is_name(name, lists) OR EXISTS (
            SELECT FROM search_term AS term
            WHERE list = ANY (lists) AND term.words COLLATE "C" = CASE WHEN is_at_end THEN name || ' ' || negation ELSE negation || ' ' || name END
        ) THEN
            RETURN size;
        END IF;
    END LOOP;
    RETURN 0;
END
$$;

-- Whether a word is spelt like a word of some lists, a name or a word of the dictionary, in singular or plural.
CREATE OR REPLACE FUNCTION search_is_spelt(typed text, lists search_list[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN EXISTS (
        SELECT FROM search_word AS known
        WHERE list = ANY (lists) AND letter IN ('e', 's', 'n') AND known.word IN (
            typed, typed || 's', typed || 'es', regexp_replace(typed, 's$', ''), regexp_replace(typed, 'es$', '')
        )
    ) OR search_is_name(typed, lists) OR search_is_in_dictionary(typed);
END
$$;

-- An excluded word, corrected if nothing has it: a misspelt word would not be excluded.
CREATE OR REPLACE FUNCTION search_excluded_word(typed text, own text, lists search_list[]) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    asked constant search_list[] := lists || CASE
        WHEN lists && '{RECIPES,INGREDIENTS,DONATIONS}' THEN '{INGREDIENTS}' ELSE '{}'
    END::search_list[];
BEGIN
    IF length(typed) NOT BETWEEN 4 AND 40 OR strpos(typed, ' ') > 0 OR search_is_spelt(typed, asked) THEN
        RETURN typed;
    END IF;
    RETURN coalesce((
        SELECT near.word FROM search_correction(typed, own, asked) AS near WHERE strpos(near.word, ' ') = 0 ORDER BY near.place LIMIT 1
    ), typed);
END
$$;

-- Excluded words, with a misspelt name of two or three words at the beginning or at the end corrected: “queo azul”. The words must not be a
-- name, and one of them must be unknown.
CREATE OR REPLACE FUNCTION search_excluded_phrase(words text[], is_at_end boolean, lists search_list[]) RETURNS text[]
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    n constant integer := cardinality(words);
    run text[];
    typed text;
    singulars text;
    meant text;
BEGIN
    FOR size IN REVERSE least(n, 3)..2 LOOP
        run := CASE WHEN is_at_end THEN words[n - size + 1:] ELSE words[:size] END;
        typed := array_to_string(run, ' ');
        CONTINUE WHEN length(typed) > 60 OR search_is_food(typed)
            OR NOT EXISTS (
                SELECT FROM unnest(run) AS word WHERE length(word) >= 3 AND NOT search_is_spelt(word, lists || '{INGREDIENTS}'::search_list[])
            );
        singulars := search_singulars('EN', typed);
        SELECT called.words INTO meant FROM (
            SELECT search_words(named.term) AS words FROM (
                SELECT food_term.term FROM food_term WHERE role = 'FOOD'
                UNION
                SELECT allergen_term.term FROM allergen_term
            ) AS named WHERE strpos(named.term, ' ') > 0 AND abs(length(named.term) - length(typed)) <= 4 AND similarity(named.term, typed) > 0.3
        ) AS called
        WHERE abs(length(called.words) - length(typed)) <= 2
            AND (SELECT count(*) FROM string_to_table(called.words, ' ')) = size AND least(
                levenshtein_less_equal(called.words, typed, 2), levenshtein_less_equal(search_singulars('EN', called.words), singulars, 2)
            ) <= CASE WHEN length(typed) < 8 THEN 1 ELSE 2 END
        ORDER BY levenshtein(called.words, typed), called.words LIMIT 1;
        IF FOUND THEN
            run := string_to_array(meant, ' ');
            RETURN CASE WHEN is_at_end THEN words[:n - size] || run ELSE run || words[size + 1:] END;
        END IF;
    END LOOP;
    RETURN words;
END
$$;

-- Divides the words of an exclusion into the excluded names and the words that the search is for. `tail` begins with a preposition. Its words
-- belong to a name, or the search is for them.
CREATE OR REPLACE FUNCTION search_exclusion_names(
    words text[], tail text[], extent text, condition text, negation text, own text, lists search_list[], OUT names text[], OUT rest text[]
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    n constant integer := cardinality(words);
    size integer;
    place integer := 1;
    name text;
BEGIN
    names := '{}';
    rest := '{}';
    IF lists && '{RECIPES,INGREDIENTS,DONATIONS}' THEN words := search_excluded_phrase(words, extent = 'END', lists); END IF;
    words := ARRAY(
        SELECT search_excluded_word(word, own, lists) FROM unnest(words) WITH ORDINALITY AS said(word, place) ORDER BY said.place
    );
    IF n = 0 THEN
        rest := tail;
        RETURN;
    END IF;
    IF extent = 'END' THEN
        size := greatest(search_name_length(words, true, negation, lists), 1);
        names := ARRAY[array_to_string(words[n - size + 1:], ' ')];
        rest := words[:n - size];
        -- “egg milk nut free” excludes all three.
        WHILE cardinality(rest) > 0 AND EXISTS (SELECT FROM search_allergens(rest[cardinality(rest)])) LOOP
            names := rest[cardinality(rest)] || names;
            rest := rest[:cardinality(rest) - 1];
        END LOOP;
    ELSIF extent = 'PHRASE' THEN
        names := ARRAY[array_to_string(words, ' ')];
    ELSE
        WHILE place <= n LOOP
            size := search_name_length(words[place:], false, negation, lists);
            -- A colour or taste belongs to the next food: “no red meat”.
            IF size = 1 AND place < n AND EXISTS (
                SELECT FROM food_quality WHERE word IN (food_word('EN', words[place]), food_word('ES', words[place]))
            ) THEN
                size := 1 + greatest(search_name_length(words[place + 1:], false, negation, lists), 1);
            END IF;
            IF size > 0 THEN
                name := array_to_string(words[place:place + size - 1], ' ');
                -- An unknown word at the beginning is excluded itself, unless an allergen follows: “no crunchy peanuts”.
                IF place > 1 AND cardinality(names) = 0 AND extent = 'BEGINNING' AND NOT EXISTS (SELECT FROM search_allergens(name)) THEN
                    names := words[:1];
                    rest := words[2:];
                    EXIT;
                END IF;
                -- Behind the first name of “no sugar cookies” the search is for cookies. It is not for milk in “without eggs milk”.
                IF cardinality(names) > 0 AND extent = 'BEGINNING'
                    AND NOT (place + size > n AND EXISTS (SELECT FROM search_allergens(name))) THEN
                    rest := rest || words[place:];
                    EXIT;
                END IF;
                names := names || name;
            ELSIF cardinality(names) > 0 THEN
                rest := rest || words[place];
                size := 1;
            ELSE
                size := 1;
            END IF;
            place := place + size;
        END LOOP;
        IF cardinality(names) = 0 THEN
            names := words[:1];
            rest := words[2:];
        END IF;
    END IF;
    -- “fideos al huevo” is a name, and “pollo sin piel al horno” is chicken from the oven.
    IF cardinality(tail) > 0 AND cardinality(names) = 1 AND cardinality(rest) = 0 THEN
        FOR size IN REVERSE least(cardinality(tail), 3)..2 LOOP
            name := names[1] || ' ' || array_to_string(tail[:size], ' ');
            IF search_is_food(name) THEN
                names := ARRAY[name];
                tail := tail[size + 1:];
                EXIT;
            END IF;
        END LOOP;
    END IF;
    rest := rest || tail;
    IF condition = 'INGREDIENT' AND NOT search_is_food(names[1])
        OR condition = 'ALLERGEN' AND NOT EXISTS (SELECT FROM search_allergens(names[1])) THEN
        names := '{}';
        rest := words || tail;
    END IF;
END
$$;
