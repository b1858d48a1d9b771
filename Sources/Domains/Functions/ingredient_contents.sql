-- Revision 1.

-- Reads names. Returns the terms and unknown words of each name, and whether the name denies them (“egg free”, “sin gluten ni leche”).
-- `number` is the position of the name.
--
-- Up to four adjacent words form a term, with or without the plain words among them: “harina integral de arroz” has “harina de arroz”. A
-- term inside a longer term does not count: a butter bean has no butter.
CREATE OR REPLACE FUNCTION food_readings(languages language[], names text[])
RETURNS TABLE (number integer, role food_role, food text, is_denied boolean) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000 AS $$
    WITH word AS MATERIALIZED (
        SELECT name.number::integer, name.language, food_word(name.language, word) AS word,
            row_number() OVER (PARTITION BY name.number ORDER BY part.place)::integer AS place
        FROM unnest(languages, names) WITH ORDINALITY AS name(language, name, number)
        CROSS JOIN string_to_table(search_words(name.name), ' ') WITH ORDINALITY AS part(word, place)
        WHERE is_food_word(part.word)
    ), name AS MATERIALIZED (
        SELECT word.number, word.language, array_agg(word.word ORDER BY word.place) AS words,
            array_agg(CASE WHEN plain.key IS NULL THEN word.word END ORDER BY word.place) AS core
        FROM word LEFT JOIN food_term AS plain ON plain.language = word.language AND plain.key = word.word AND plain.role = 'PLAIN'
        GROUP BY word.number, word.language
    ), part AS MATERIALIZED (
        SELECT number, language, place AS first, place AS last, word AS key FROM word
        UNION ALL
        SELECT number, language, place - 1, place, least(word, former COLLATE "C") || ' ' || greatest(word, former COLLATE "C")
        FROM (SELECT *, lag(word) OVER (PARTITION BY number ORDER BY place) AS former FROM word) AS pair WHERE former IS NOT NULL
        UNION ALL
        SELECT number, language, first, last, food_key(words[first:last])
        FROM name
        CROSS JOIN generate_series(1, cardinality(words)) AS first
        CROSS JOIN generate_series(first + 2, least(first + 3, cardinality(words))) AS last
        UNION ALL
        SELECT number, language, first, last, food_key(core[first:last])
        FROM name
        CROSS JOIN generate_series(1, cardinality(core)) AS first
        CROSS JOIN generate_series(first + 2, least(first + 3, cardinality(core))) AS last
        WHERE core[first] IS NOT NULL AND core[last] IS NOT NULL AND array_position(core[first:last], NULL) IS NOT NULL
    ), item AS MATERIALIZED (
        SELECT * FROM (
            SELECT *, max(last) OVER (
                PARTITION BY number ORDER BY first, last DESC, role = 'UNKNOWN', food ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            ) AS reached
            FROM (
                SELECT part.number, part.first, part.last, term.role, term.food FROM part JOIN food_term AS term USING (language, key)
                UNION ALL
                SELECT number, place, place, 'UNKNOWN', '~' || word FROM word
            ) AS span
        ) AS span
        WHERE reached IS NULL OR reached < last
    ), free AS MATERIALIZED (
        SELECT item.number, item.role, item.first, item.last FROM item WHERE item.role IN ('FREE_BEFORE', 'FREE_AFTER')
    )
    SELECT
        item.number, item.role, item.food,
        EXISTS (
            SELECT FROM free
            WHERE free.number = item.number AND (
                free.role = 'FREE_AFTER' AND free.first = item.last + 1
                OR free.role = 'FREE_BEFORE' AND free.last = item.first - 1
                OR free.role = 'FREE_BEFORE' AND free.last < item.first AND EXISTS (
                    SELECT FROM item AS other
                    WHERE other.number = item.number AND other.role = 'NEITHER' AND other.last = item.first - 1
                ) AND NOT EXISTS (
                    SELECT FROM item AS other
                    WHERE other.number = item.number AND other.role = 'WITH' AND other.first > free.last AND other.last < item.first
                )
            )
        )
    FROM item WHERE item.role IN ('FOOD', 'WITHOUT', 'UNKNOWN')
$$;

-- Reads the names of ingredients again, and stores their contents.
--
-- If a name denies a food, the ingredient does not contain it. Foods with that food are not contained either, except foods that the name
-- states: egg free mayonnaise has no egg, but it is mayonnaise. Vegan butter is not even butter. The content “…” means that an ingredient
-- may contain more. Ingredients with known allergens don't get it.
CREATE OR REPLACE FUNCTION refresh_ingredient_contents(ids bigint[]) RETURNS void LANGUAGE sql AS $$
    DELETE FROM ingredient_content WHERE ingredient_id = ANY (ids);

    WITH RECURSIVE called AS MATERIALIZED (
        SELECT row_number() OVER ()::integer AS number, said.*
        FROM (
            SELECT id, 'EN'::language AS language, name_en AS name, true AS is_own, NOT has_known_allergens AS may_have_more
            FROM ingredient WHERE id = ANY (ids) AND (written_in IS NULL OR written_in = 'EN')
            UNION ALL
            SELECT id, 'ES', name_es, written_in IS NOT NULL, NOT has_known_allergens
            FROM ingredient WHERE id = ANY (ids) AND (written_in IS NULL OR written_in = 'ES')
        ) AS said
    ), item AS MATERIALIZED (
        SELECT id, is_own, may_have_more, reading.role, reading.food, reading.is_denied
        FROM food_readings(
            (SELECT array_agg(language ORDER BY number) FROM called), (SELECT array_agg(name ORDER BY number) FROM called)
        ) AS reading JOIN called USING (number)
    ), content AS (
        SELECT id, food AS content FROM item WHERE role <> 'WITHOUT' AND NOT is_denied
        UNION
        SELECT content.id, food_part.part FROM content JOIN food_part ON food_part.food = content.content
    ), denied AS (
        SELECT id, food AS content, role = 'WITHOUT' AS is_strict, true AS is_said FROM item WHERE role = 'WITHOUT' OR is_denied
        UNION
        SELECT denied.id, food_part.food, denied.is_strict, false FROM denied JOIN food_part ON food_part.part = denied.content
    ), named AS (
        SELECT id, food AS content, bool_or(is_own) AS is_own FROM item WHERE role <> 'WITHOUT' AND NOT is_denied GROUP BY id, food
    ), more AS (
        SELECT id, '…'::text AS content FROM item WHERE may_have_more AND (role <> 'FOOD' OR is_denied)
        UNION
        SELECT id, '…' FROM ingredient WHERE id = ANY (ids) AND NOT has_known_allergens AND id NOT IN (SELECT named.id FROM named)
        UNION
        SELECT content.id, content.content FROM content
        WHERE content.content <> '…' OR EXISTS (SELECT FROM item WHERE item.id = content.id AND may_have_more)
    )
    INSERT INTO ingredient_content (ingredient_id, content, is_named, is_used)
    SELECT
        more.id, more.content, coalesce(named.is_own, false),
        EXISTS (SELECT FROM recipe_ingredient WHERE recipe_ingredient.ingredient_id = more.id)
    FROM more LEFT JOIN named USING (id, content)
    WHERE NOT EXISTS (
        SELECT FROM denied
        WHERE denied.id = more.id AND denied.content = more.content AND (denied.is_strict OR denied.is_said OR named.id IS NULL)
    )
    ORDER BY more.id, more.content
$$;

CREATE OR REPLACE FUNCTION ingredient_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM refresh_ingredient_contents(ARRAY(SELECT id FROM changed));
    ELSIF EXISTS (
        SELECT id, name_en, name_es, written_in, has_known_allergens FROM changed
        EXCEPT SELECT id, name_en, name_es, written_in, has_known_allergens FROM previous
    ) THEN
        PERFORM refresh_ingredient_contents(ARRAY(
            SELECT id FROM (
                SELECT id, name_en, name_es, written_in, has_known_allergens FROM changed
                EXCEPT SELECT id, name_en, name_es, written_in, has_known_allergens FROM previous
            ) AS differing
        ));
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER ingredient_contents_added AFTER INSERT ON ingredient REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION ingredient_named();
CREATE OR REPLACE TRIGGER ingredient_contents_changed AFTER UPDATE ON ingredient REFERENCING NEW TABLE AS changed OLD TABLE AS previous
    FOR EACH STATEMENT EXECUTE FUNCTION ingredient_named();

-- Marks the contents of ingredients that a recipe uses for the first time.
CREATE OR REPLACE FUNCTION ingredient_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE ingredient_content SET is_used = true
    WHERE NOT is_used AND ingredient_id IN (SELECT DISTINCT ingredient_id FROM inserted);
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER ingredient_used_by_added AFTER INSERT ON recipe_ingredient REFERENCING NEW TABLE AS inserted
    FOR EACH STATEMENT EXECUTE FUNCTION ingredient_used();
CREATE OR REPLACE TRIGGER ingredient_used_by_changed AFTER UPDATE ON recipe_ingredient REFERENCING NEW TABLE AS inserted
    FOR EACH STATEMENT EXECUTE FUNCTION ingredient_used();

-- New facts change the contents of all ingredients.
CREATE OR REPLACE FUNCTION food_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM refresh_ingredient_contents(ARRAY(SELECT id FROM ingredient));
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER food_part_changed AFTER INSERT OR UPDATE OR DELETE ON food_part
    FOR EACH STATEMENT EXECUTE FUNCTION food_facts_changed();
CREATE OR REPLACE TRIGGER food_term_changed AFTER INSERT OR UPDATE OR DELETE ON food_term
    FOR EACH STATEMENT EXECUTE FUNCTION food_facts_changed();

-- The ingredients that were stored before the triggers.
SELECT refresh_ingredient_contents(ARRAY(
    SELECT id FROM ingredient WHERE NOT EXISTS (SELECT FROM ingredient_content WHERE ingredient_id = ingredient.id)
));
