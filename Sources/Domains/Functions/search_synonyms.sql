-- Revision 2.

-- Other words with the same meaning (`search_synonym`), and words that are ignored or not corrected.

-- The query for some consecutive words in all their forms. NULL if the lists do not have one of the words.
CREATE OR REPLACE FUNCTION search_forms_of(words text, spoken text, letter text, lists search_list[]) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    part record;
    forms text;
    phrase text := '';
BEGIN
    FOR part IN SELECT word, search_stem(spoken, word) AS stem FROM string_to_table(words, ' ') AS word LOOP
        SELECT string_agg(DISTINCT known.letter || known.word || '§', ' | ') INTO forms FROM search_word AS known
        WHERE list = ANY (lists) AND known.letter = search_forms_of.letter AND (
            spoken = 'e' AND stem_en = part.stem
            -- “Gorra” and “gorro” share a stem.
            OR spoken = 's' AND stem_es = part.stem AND food_word('ES', known.word) = food_word('ES', part.word)
        );
        IF forms IS NULL THEN RETURN NULL; END IF;
        phrase := phrase || CASE phrase WHEN '' THEN '' ELSE ' <-> ' END || '(' || forms || ')';
    END LOOP;
    RETURN nullif('(' || phrase || ')', '()');
END
$$;

-- The words that mean the same as a typed text, in either language, with the language's letter. Ambiguous terms also mean something else. A
-- longer name does not mean the shorter one: “tuna” finds fresh tuna, but “fresh tuna” does not find all tuna.
CREATE OR REPLACE FUNCTION search_meanings(typed text, in_lists search_list[]) RETURNS TABLE (letter text, words text, is_ambiguous boolean)
LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 2 AS $$
DECLARE
    in_english constant text := search_singulars('EN', typed);
    in_spanish constant text := search_singulars('ES', typed);
BEGIN
    RETURN QUERY
    SELECT DISTINCT search_letter(said.language), said.meaning_words, said.is_ambiguous FROM search_synonym AS said
    WHERE said.singulars IN (in_english, in_spanish) AND said.singulars = CASE said.language WHEN 'EN' THEN in_english ELSE in_spanish END
        AND said.lists && in_lists
    UNION
    SELECT search_letter(said.language), said.words, true FROM search_synonym AS said
    WHERE said.meaning_singulars IN (in_english, in_spanish)
        AND said.meaning_singulars = CASE said.language WHEN 'EN' THEN in_english ELSE in_spanish END
        AND said.lists && in_lists AND NOT said.is_ambiguous
        AND NOT string_to_array(said.meaning_singulars, ' ') @> string_to_array(said.singulars, ' ');
END
$$;

-- The alternatives for the synonyms of a typed text (see `search_phrase`): `own` in the person's language, `near` for ambiguous terms, and
-- `other` in the other language.
CREATE OR REPLACE FUNCTION search_synonyms(typed text, spoken text, lists search_list[], OUT own text[], OUT near text[], OUT other text[])
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    meant record;
    alternatives text[];
BEGIN
    own := '{}';
    near := '{}';
    other := '{}';
    FOR meant IN SELECT * FROM search_meanings(typed, lists) LOOP
        alternatives := array_remove(ARRAY[
            search_forms_of(meant.words, meant.letter, meant.letter, lists),
            CASE WHEN lists && '{DONATIONS,FASHION,STORES}' THEN search_forms_of(meant.words, meant.letter, 'n', lists) END
        ], NULL) || ARRAY(
            SELECT DISTINCT lexeme || '§' FROM search_term AS term
            WHERE list = ANY (lists) AND term.letter = meant.letter AND term.words COLLATE "C" = meant.words
        );
        IF meant.letter <> spoken THEN
            other := other || alternatives;
        ELSIF meant.is_ambiguous THEN
            near := near || alternatives;
        ELSE
            own := own || alternatives;
        END IF;
    END LOOP;
END
$$;

-- Whether a typed text is a synonym. Then it is not misspelt.
CREATE OR REPLACE FUNCTION search_is_synonym(typed text, in_lists search_list[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN EXISTS (
        SELECT FROM search_synonym AS said
        WHERE said.lists && in_lists AND (
            said.singulars = search_singulars('EN', typed) AND said.language = 'EN'
            OR said.singulars = search_singulars('ES', typed) AND said.language = 'ES'
        )
    );
END
$$;

-- Whether a word is correctly spelt. It is then only corrected to a word that differs by a doubled letter or by two swapped ones: “desert” to
-- “dessert”.
CREATE OR REPLACE FUNCTION search_is_in_dictionary(typed text) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN EXISTS (SELECT FROM dictionary_word WHERE language = 'EN' AND singular = food_word('EN', typed))
        OR EXISTS (SELECT FROM dictionary_word WHERE language = 'ES' AND singular = food_word('ES', typed))
        OR EXISTS (SELECT FROM food_term WHERE string_to_array(key, ' ') && ARRAY[food_word('EN', typed), food_word('ES', typed)]);
END
$$;

-- Whether words in alphabetical order only describe the state of a food, such as “free range”. If no object has them, they are ignored next
-- to others.
CREATE OR REPLACE FUNCTION search_is_plain(words text, in_lists search_list[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN in_lists && '{RECIPES,INGREDIENTS,DONATIONS}' AND EXISTS (
        SELECT FROM food_term WHERE language IN ('EN', 'ES') AND key = words AND role = 'PLAIN'
    );
END
$$;

-- Whether a word means everything in one of some lists, and is no value there: “recipes”, “comida”.
CREATE OR REPLACE FUNCTION search_is_general(typed text, in_lists search_list[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN EXISTS (SELECT FROM general_word WHERE list = ANY (in_lists) AND word = typed)
        AND NOT EXISTS (SELECT FROM search_term AS term WHERE list = ANY (in_lists) AND term.words COLLATE "C" = typed);
END
$$;

-- Whether a list has a word, in any form, or a synonym of it.
CREATE OR REPLACE FUNCTION search_has_word(typed text, lists search_list[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
    RETURN EXISTS (SELECT FROM search_word AS known WHERE list = ANY (lists) AND letter <> 's' AND stem_en = search_stem('e', typed))
        OR EXISTS (SELECT FROM search_word AS known WHERE list = ANY (lists) AND letter <> 'e' AND stem_es = search_stem('s', typed))
        OR search_is_synonym(typed, lists);
END
$$;

-- The alternatives for two words that may also be one word: both of them apart. `last` are the matches that come after all others.
CREATE OR REPLACE FUNCTION search_both(
    first text, second text, own text, lists search_list[], is_begun boolean, OUT loose text[], OUT last text[]
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    ahead record := search_meaning(first, own, lists, false, false, false, true);
    behind record := search_meaning(second, own, lists, is_begun, false, false, true);
BEGIN
    loose := ARRAY['((' || array_to_string(ahead.loose, ' | ') || ') & (' || array_to_string(behind.loose, ' | ') || '))'];
    last := CASE WHEN cardinality(ahead.last) + cardinality(behind.last) > 0 THEN ARRAY[
        '((' || array_to_string(ahead.loose || ahead.last, ' | ') || ') & (' || array_to_string(behind.loose || behind.last, ' | ') || '))'
    ] ELSE '{}' END;
END
$$;
