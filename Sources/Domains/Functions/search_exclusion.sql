-- Revision 1.

-- Excluded words (`SearchExclusion` in the grammar of searches): where the excluded name ends, and which rows contain it.

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

-- An excluded word, corrected if nothing has it: a misspelt word would not be excluded.
CREATE OR REPLACE FUNCTION search_excluded_word(typed text, lists search_list[]) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    asked constant search_list[] := CASE WHEN lists && '{RECIPES,INGREDIENTS,DONATIONS}' THEN lists || '{INGREDIENTS}'::search_list[] ELSE lists END;
BEGIN
    IF length(typed) NOT BETWEEN 5 AND 40 OR strpos(typed, ' ') > 0 OR search_is_known(typed, asked) OR search_is_in_dictionary(typed) THEN
        RETURN typed;
    END IF;
    RETURN coalesce((SELECT near.word FROM search_correction(typed, 'e', asked) AS near WHERE strpos(near.word, ' ') = 0 ORDER BY near.place LIMIT 1), typed);
END
$$;

-- Divides the words of an exclusion into the excluded names and the words that the search is for. `tail` are the words from a preposition
-- on, which belong to a name or are wanted.
CREATE OR REPLACE FUNCTION search_exclusion_names(
    words text[], tail text[], extent text, condition text, negation text, lists search_list[], OUT names text[], OUT rest text[]
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    n constant integer := cardinality(words);
    size integer;
    place integer := 1;
    name text;
BEGIN
    names := '{}';
    rest := '{}';
    words := ARRAY(SELECT search_excluded_word(word, lists) FROM unnest(words) WITH ORDINALITY AS said(word, place) ORDER BY said.place);
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
            IF size = 1 AND place < n AND EXISTS (SELECT FROM food_quality WHERE word IN (food_word('EN', words[place]), food_word('ES', words[place]))) THEN
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
                IF cardinality(names) > 0 AND extent = 'BEGINNING' AND NOT (place + size > n AND EXISTS (SELECT FROM search_allergens(name))) THEN
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

-- The foods and unknown words (`~word`) in a short name, as in `ingredient_content`. The longest terms come first.
CREATE OR REPLACE FUNCTION food_contents(of language, name text, OUT contents text[], OUT is_known boolean)
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    words constant text[] := ARRAY(
        SELECT food_word(of, word) FROM string_to_table(name, ' ') WITH ORDINALITY AS part(word, place) WHERE is_food_word(word) ORDER BY place
    );
    n constant integer := coalesce(cardinality(words), 0);
    place integer := 1;
    size integer;
    known record;
BEGIN
    contents := '{}';
    is_known := true;
    WHILE place <= n LOOP
        FOR longer IN REVERSE least(4, n - place + 1)..1 LOOP
            size := longer;
            SELECT term.role, term.food INTO known FROM food_term AS term
            WHERE term.language = of AND term.key = food_key(words[place:place + longer - 1]);
            EXIT WHEN FOUND;
        END LOOP;
        IF known.role = 'FOOD' THEN
            contents := contents || known.food;
        ELSIF known.role IS NULL THEN
            contents := contents || ('~' || words[place]);
            is_known := false;
            size := 1;
        END IF;
        place := place + size;
    END LOOP;
    is_known := is_known AND cardinality(contents) > 0;
    contents := ARRAY(SELECT DISTINCT content FROM unnest(contents) AS content);
END
$$;

-- The foods that are a food or contain it.
CREATE OR REPLACE FUNCTION foods_made_from(foods text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE STRICT AS $$
    WITH RECURSIVE made AS (
        SELECT unnest(foods) AS food
        UNION
        SELECT food_part.food FROM made JOIN food_part ON food_part.part = made.food
    )
    SELECT array_agg(food) FROM made
$$;

-- The query for texts with some words, except texts that deny them (“egg free”, “sin huevo”) and longer names of other foods: “butter” is
-- not in butter beans. See `search_phrase` for `§` and `¶`.
CREATE OR REPLACE FUNCTION search_stated(letter text, forms text[], others text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    said constant text := '(' || array_to_string(forms, ' | ') || ')';
    before constant text := '(' || letter || array_to_string('{no,non,not,without,sin,ni,zero,cero}'::text[], '§ | ' || letter) || '§)';
BEGIN
    RETURN format(
        '(%1$s & !(%2$s <-> %1$s | %1$s <-> %3$sfree§ | %3$slibre§ <-> %3$sde§ <-> %1$s | %3$sfree§ <-> %3$sof§ <-> %1$s%4$s))',
        said, before, letter, CASE WHEN cardinality(others) > 0 THEN ' | ' || array_to_string(others, ' | ') ELSE '' END
    );
END
$$;

-- The query for texts that name some foods in a language. `made` are all foods that contain them.
CREATE OR REPLACE FUNCTION search_naming(foods text[], made text[], name text, letter text, own text) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    spoken constant language := CASE own WHEN 'e' THEN 'EN' ELSE 'ES' END;
    called record;
    pieces text[] := '{}';
    others text[];
BEGIN
    FOR called IN
        SELECT DISTINCT search_words(term) AS words, key FROM food_term WHERE food = ANY (foods) AND language = spoken AND role = 'FOOD'
        UNION
        SELECT name, food_term_key(spoken, name)
    LOOP
        CONTINUE WHEN called.words = '' OR called.key IS NULL;
        others := ARRAY(
            SELECT '(' || letter || replace(search_words(term), ' ', '¶ <-> ' || letter) || '¶)' FROM food_term
            WHERE language = spoken AND role = 'FOOD' AND key <> called.key AND food <> ALL (made)
                AND string_to_array(key, ' ') @> string_to_array(called.key, ' ')
        );
        pieces := pieces || search_stated(letter, CASE
            WHEN strpos(called.words, ' ') > 0 THEN ARRAY[search_phrase(letter, called.words), search_phrase(letter, called.words || 's')]
            ELSE ARRAY(
                SELECT letter || word || '§' FROM (
                    SELECT called.words AS word
                    UNION
                    SELECT known.word FROM search_word AS known
                    WHERE known.letter = search_naming.letter
                        AND (own = 'e' AND stem_en = search_stem('e', called.words) OR own = 's' AND stem_es = search_stem('s', called.words))
                        AND food_word(spoken, known.word) = food_word(spoken, called.words)
                ) AS form
            )
        END, others);
    END LOOP;
    RETURN array_to_string(pieces, ' | ');
END
$$;

-- The rows that contain an excluded name: the query, and what it means. `values` are the values that the name means together with its
-- negation, such as the tag “sin mangas”. A sign (`-word`) excludes the word wherever it stands. A negation by words excludes a food by the
-- contents of the row and by its title.
CREATE OR REPLACE FUNCTION search_excluded(
    name text, negation text, is_behind boolean, spoken language, lists search_list[],
    OUT unwanted text, OUT wanted text[], OUT names text[], OUT allergens allergen[], OUT is_understood boolean
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    is_sign constant boolean := negation = '-';
    has_food constant boolean := lists && '{RECIPES,INGREDIENTS,DONATIONS}';
    own constant text := search_letter(spoken);
    denied constant text := CASE WHEN is_behind THEN name || ' ' || search_words(negation) ELSE search_words(negation) || ' ' || name END;
    foods text[] := '{}';
    made text[] := '{}';
    ids integer[] := '{}';
    reading record;
    pieces text[] := '{}';
    correction text;
    corrected record;
    synonyms text[];
    synonym_languages language[];
BEGIN
    names := '{}';
    allergens := '{}';
    is_understood := true;
    wanted := ARRAY(SELECT lexeme || '§' FROM search_term WHERE NOT is_sign AND list = ANY (lists) AND words COLLATE "C" = denied);
    IF cardinality(wanted) > 0 THEN
        names := ARRAY[name];
        -- Foods are excluded by the contents of the rows, even if there is a diet for them.
        IF NOT has_food OR NOT search_is_food(name) THEN RETURN; END IF;
        names := '{}';
        wanted := '{}';
    END IF;

    IF has_food THEN
        allergens := ARRAY(SELECT allergen FROM search_allergens(name) AS allergen ORDER BY 1);
        -- Every meaning is excluded: in Mexico “nueces” are pecans.
        SELECT coalesce(array_agg(CASE said.letter WHEN 'e' THEN 'EN'::language ELSE 'ES' END), '{}'), coalesce(array_agg(said.words), '{}')
        INTO synonym_languages, synonyms FROM search_meanings(name, '{INGREDIENTS}') AS said;
        FOR reading IN
            SELECT found.* FROM unnest('{EN,ES}'::language[] || synonym_languages, ARRAY[name, name] || synonyms) AS said(language, words)
            CROSS JOIN LATERAL food_contents(said.language, said.words) AS found
        LOOP
            IF reading.is_known THEN foods := foods || reading.contents; END IF;
            ids := ids || ARRAY(
                SELECT ingredient_id::integer FROM ingredient_content
                WHERE cardinality(reading.contents) > 0 AND content = ANY (reading.contents) AND (lists && '{INGREDIENTS,DONATIONS}' OR is_used)
                GROUP BY ingredient_id HAVING count(*) = cardinality(reading.contents)
            );
        END LOOP;
        IF cardinality(ids) + cardinality(allergens) = 0 AND strpos(name, ' ') > 0 THEN
            -- Nothing is called so, but an allergen is: “milk powder”, “traces of nuts”.
            allergens := ARRAY(
                SELECT DISTINCT allergen FROM string_to_table(name, ' ') AS part(word) CROSS JOIN search_allergens(part.word) AS allergen ORDER BY 1
            );
            -- Without an ingredient that has all contents, each food of the name is excluded: “red meat”.
            IF cardinality(allergens) = 0 THEN
                ids := ARRAY(
                    SELECT DISTINCT ingredient_id::integer FROM ingredient_content
                    WHERE content = ANY (foods) AND content NOT IN (SELECT food FROM food_quality)
                );
            END IF;
        END IF;
        -- The contents of a group of foods: shellfish are crustaceans and molluscs.
        IF cardinality(allergens) > 0 THEN
            pieces := ARRAY(SELECT search_value('allergen', allergen::text) FROM unnest(allergens) AS allergen);
            ids := ARRAY(SELECT id FROM ingredient WHERE id = ANY (ids) AND NOT ingredient.allergens && search_excluded.allergens);
        END IF;
        pieces := pieces || ARRAY(SELECT DISTINCT 'i' || id FROM unnest(ids) AS id);
    END IF;

    IF cardinality(foods) > 0 OR cardinality(allergens) > 0 THEN
        names := ARRAY(
            SELECT DISTINCT ON (food) term FROM food_term
            WHERE food = ANY (foods) AND language = spoken AND role = 'FOOD'
            ORDER BY food, search_words(term) <> name, search_words(term) <> food, length(term), term
        );
        IF NOT is_sign AND lists <> '{INGREDIENTS}' THEN
            made := coalesce(foods_made_from(foods), '{}');
            pieces := pieces || array_remove(ARRAY[
                search_naming(foods, made, name, 'e', 'e'), search_naming(foods, made, name, 's', 's'),
                CASE WHEN lists && '{DONATIONS,STORES}' THEN search_naming(foods, made, name, 'n', 'e') END,
                CASE WHEN lists && '{DONATIONS,STORES}' THEN search_naming(foods, made, name, 'n', 's') END
            ], NULL);
            pieces := ARRAY(SELECT piece FROM unnest(pieces) AS piece WHERE piece <> '');
        END IF;
    END IF;
    IF is_sign THEN
        is_understood := cardinality(pieces) > 0 OR search_is_known(name, lists);
        pieces := pieces || search_unwanted(name, strpos(name, ' ') > 0, lists);
    ELSIF cardinality(foods) + cardinality(allergens) = 0 THEN
        is_understood := cardinality(pieces) > 0 OR search_is_known(name, lists);
        pieces := pieces || ARRAY(
            SELECT CASE WHEN piece LIKE 'f%' THEN piece ELSE search_stated(left(ltrim(piece, '('), 1), ARRAY[piece], '{}') END
            FROM unnest(search_unwanted(name, strpos(name, ' ') > 0, lists)) AS piece
        );
        IF NOT is_understood AND length(name) BETWEEN 4 AND 40 AND strpos(name, ' ') = 0 THEN
            SELECT near.word INTO correction FROM search_correction(
                name, own, CASE WHEN has_food THEN lists || '{INGREDIENTS}'::search_list[] ELSE lists END
            ) AS near WHERE near.place = 1;
            IF correction IS NOT NULL THEN
                corrected := search_excluded(correction, negation, is_behind, spoken, lists);
                names := corrected.names; allergens := corrected.allergens; is_understood := corrected.is_understood;
                IF corrected.unwanted <> '' THEN pieces := pieces || corrected.unwanted; END IF;
                IF cardinality(names) = 0 THEN names := ARRAY[correction]; END IF;
            END IF;
        END IF;
    END IF;
    IF is_understood AND cardinality(names) = 0 THEN names := ARRAY[name]; END IF;
    unwanted := array_to_string(pieces, ' | ');
    -- The titles of recipes count, but not their other texts: “serve with eggs” is advice.
    IF NOT is_sign AND lists = '{RECIPES}' AND cardinality(foods) + cardinality(allergens) > 0 THEN
        unwanted := replace(replace(unwanted, '¶', ':*A'), '§', ':A');
    END IF;
END
$$;

-- Whether a list has the words, alone or in another form.
CREATE OR REPLACE FUNCTION search_is_known(typed text, lists search_list[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN search_is_name(typed, lists) OR NOT EXISTS (
        SELECT FROM string_to_table(typed, ' ') AS part(word)
        WHERE NOT EXISTS (
            SELECT FROM search_word AS known
            WHERE list = ANY (lists) AND (letter <> 's' AND stem_en = search_stem('e', part.word) OR letter <> 'e' AND stem_es = search_stem('s', part.word))
        )
    );
END
$$;
