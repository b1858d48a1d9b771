-- Revision 4.

-- The rows that contain an excluded name (see `search_exclusion_names`).

-- The foods and unknown words (`~word`) in a short name, as in `ingredient_content`. The longest terms come first. `food_readings` reads many
-- names at once, and takes more than half a second for one.
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
    -- An index evaluates the whole query for each row with the wanted words, so it has no more words than necessary.
    negations constant text[] := CASE letter
        WHEN 'e' THEN '{no,non,not,without,zero,sin}' WHEN 's' THEN '{no,sin,ni,cero,without}' ELSE '{no,non,not,without,zero,sin,ni,cero}'
    END;
    before constant text := letter || array_to_string(negations, '§ | ' || letter) || '§'
        || CASE WHEN letter <> 's' THEN format(' | %1$sfree§ <-> %1$sof§', letter) ELSE '' END
        || CASE WHEN letter <> 'e' THEN format(' | %1$slibre§ <-> %1$sde§', letter) ELSE '' END;
BEGIN
    RETURN format(
        '(%1$s & !((%2$s) <-> %1$s | %1$s <-> %3$sfree§%4$s))',
        said, before, letter, CASE WHEN cardinality(others) > 0 THEN ' | ' || array_to_string(others, ' | ') ELSE '' END
    );
END
$$;

-- The query for texts with a name of several words in singular or plural. NULL if no text has all of them. Prefixes instead of plurals would be
-- slow: many words begin with “de”.
CREATE OR REPLACE FUNCTION search_longer_name(letter text, words text, lists search_list[]) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT AS $$
DECLARE
    part text;
    forms text;
    pieces text[] := '{}';
BEGIN
    FOREACH part IN ARRAY string_to_array(words, ' ') LOOP
        SELECT string_agg(DISTINCT known.letter || known.word || '§', ' | ') INTO forms FROM search_word AS known
        WHERE known.list = ANY (lists) AND known.letter = search_longer_name.letter
            AND known.word COLLATE "C" IN (part, part || 's', part || 'es');
        IF forms IS NULL THEN RETURN NULL; END IF;
        pieces := pieces || ('(' || forms || ')');
    END LOOP;
    RETURN '(' || array_to_string(pieces, ' <-> ') || ')';
END
$$;

-- The query for texts of some lists that name some foods in a language. `made` are all foods that contain them.
CREATE OR REPLACE FUNCTION search_naming(foods text[], made text[], name text, letter text, own text, lists search_list[]) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    spoken constant language := CASE own WHEN 'e' THEN 'EN' ELSE 'ES' END;
    called record;
    pieces text[] := '{}';
    forms text[];
    others text[];
    -- The single words that are in no longer name of another food.
    stated text[] := '{}';
BEGIN
    FOR called IN
        SELECT DISTINCT strpos(words, ' ') > 0 AS is_phrase, words, key FROM (
            SELECT search_words(term) AS words, key FROM food_term WHERE food = ANY (foods) AND language = spoken AND role = 'FOOD'
            UNION
            SELECT name, food_term_key(spoken, name)
        ) AS said ORDER BY is_phrase, words
    LOOP
        -- A text with “egg white” has “egg”.
        CONTINUE WHEN called.words = '' OR called.key IS NULL OR string_to_array(called.words, ' ') && stated;
        IF called.is_phrase THEN
            forms := array_remove(ARRAY[search_longer_name(letter, called.words, lists)], NULL);
        ELSE
            forms := ARRAY(
                SELECT DISTINCT known.letter || known.word || '§' FROM search_word AS known
                WHERE known.list = ANY (lists) AND known.letter = search_naming.letter
                    AND (own = 'e' AND stem_en = search_stem('e', called.words) OR own = 's' AND stem_es = search_stem('s', called.words))
                    AND food_word(spoken, known.word) = food_word(spoken, called.words)
            );
        END IF;
        CONTINUE WHEN cardinality(forms) = 0;
        others := array_remove(ARRAY(
            SELECT search_longer_name(letter, search_words(term), lists) FROM food_term
            WHERE language = spoken AND role = 'FOOD' AND key <> called.key AND food <> ALL (made)
                AND string_to_array(key, ' ') @> string_to_array(called.key, ' ')
        ), NULL);
        IF NOT called.is_phrase AND cardinality(others) = 0 THEN stated := stated || called.words; END IF;
        pieces := pieces || search_stated(letter, forms, others);
    END LOOP;
    RETURN array_to_string(pieces, ' | ');
END
$$;

-- The query for the rows that contain an excluded name, and the meaning of the name. `wanted` are the values that the name means together
-- with its negation, such as the tag “sin mangas”. A sign (`-word`) excludes the word wherever it stands. A negation by words excludes a food by the
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
            IF cardinality(reading.contents) = 1 THEN
                ids := ids || ARRAY(
                    SELECT ingredient_id::integer FROM ingredient_content
                    JOIN food_kind ON food_kind.kind = reading.contents[1] AND content = food_kind.food
                );
            END IF;
            ids := ids || ARRAY(
                SELECT ingredient_id::integer FROM ingredient_content
                WHERE cardinality(reading.contents) > 0 AND content = ANY (reading.contents)
                    AND (lists && '{INGREDIENTS,DONATIONS}' OR is_used)
                GROUP BY ingredient_id HAVING count(*) = cardinality(reading.contents)
            );
        END LOOP;
        -- “productos de frutos secos”
        IF cardinality(allergens) = 0 THEN
            allergens := ARRAY(
                SELECT DISTINCT allergen FROM string_to_array(name, ' ') AS words CROSS JOIN generate_series(1, cardinality(words) - 1) AS place
                CROSS JOIN search_allergens(words[place] || ' ' || words[place + 1]) AS allergen ORDER BY 1
            );
        END IF;
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
        -- The allergen already excludes the ingredients that have it.
        IF cardinality(allergens) > 0 THEN
            pieces := ARRAY(SELECT search_value('allergen', allergen::text) FROM unnest(allergens) AS allergen);
            ids := ARRAY(SELECT id FROM ingredient WHERE id = ANY (ids) AND NOT ingredient.allergens && search_excluded.allergens);
        END IF;
        pieces := pieces || ARRAY(SELECT DISTINCT 'i' || id FROM unnest(ids) AS id);
    END IF;

    IF cardinality(foods) > 0 OR cardinality(allergens) > 0 THEN
        names := ARRAY(
            SELECT DISTINCT ON (food) term FROM food_term AS called
            WHERE food = ANY (foods) AND language = spoken AND role = 'FOOD'
            -- The typed name, or the one that most other names contain: “huevo” is in “yema de huevo”.
            ORDER BY food, key IS DISTINCT FROM food_term_key(spoken, name), (
                SELECT count(*) FROM food_term AS longer
                WHERE longer.food = called.food AND longer.language = spoken AND longer.role = 'FOOD'
                    AND string_to_array(longer.key, ' ') @> string_to_array(called.key, ' ')
            ) DESC, length(term), term
        );
        IF NOT is_sign AND lists <> '{INGREDIENTS}' THEN
            made := coalesce(foods_made_from(foods), '{}');
            pieces := pieces || array_remove(ARRAY[
                search_naming(foods, made, name, 'e', 'e', lists), search_naming(foods, made, name, 's', 's', lists),
                CASE WHEN lists && '{DONATIONS,STORES}' THEN search_naming(foods, made, name, 'n', 'e', lists) END,
                CASE WHEN lists && '{DONATIONS,STORES}' THEN search_naming(foods, made, name, 'n', 's', lists) END
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
            WHERE list = ANY (lists)
                AND (letter <> 's' AND stem_en = search_stem('e', part.word) OR letter <> 'e' AND stem_es = search_stem('s', part.word))
        )
    );
END
$$;
