-- Revision 3.

-- Stores the names of a post's ingredients in both languages, so that a search for “bread” finds “pan”, and their contents.
CREATE OR REPLACE FUNCTION refresh_food_post_ingredients(food_post_ids bigint[]) RETURNS void LANGUAGE sql AS $$
    UPDATE food_post
    SET ingredient_names = named.ingredient_names, ingredient_ids = named.ids, ingredient_allergens = named.allergens
    FROM (
        SELECT
            wanted.id, coalesce(string_agg(concat_ws(', ', name_en, name_es), ', ' ORDER BY line.position), '') AS ingredient_names,
            coalesce(array_agg(ingredient.id::integer ORDER BY ingredient.id) FILTER (WHERE ingredient.id IS NOT NULL), '{}') AS ids,
            ARRAY(
                SELECT DISTINCT allergen FROM food_post_ingredient AS contained JOIN ingredient AS food ON food.id = contained.ingredient_id,
                    unnest(food.allergens) AS allergen
                WHERE contained.food_post_id = wanted.id ORDER BY 1
            ) AS allergens
        FROM unnest(food_post_ids) AS wanted(id)
        LEFT JOIN food_post_ingredient AS line ON line.food_post_id = wanted.id
        LEFT JOIN ingredient ON ingredient.id = line.ingredient_id
        GROUP BY wanted.id
    ) AS named
    WHERE food_post.id = named.id AND (food_post.ingredient_names, food_post.ingredient_ids, food_post.ingredient_allergens)
        IS DISTINCT FROM (named.ingredient_names, named.ids, named.allergens)
$$;

CREATE OR REPLACE FUNCTION food_post_ingredient_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM refresh_food_post_ingredients(ARRAY(SELECT DISTINCT food_post_id FROM inserted));
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM refresh_food_post_ingredients(ARRAY(SELECT DISTINCT food_post_id FROM deleted));
    ELSE
        PERFORM refresh_food_post_ingredients(ARRAY(SELECT food_post_id FROM inserted UNION SELECT food_post_id FROM deleted));
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION food_ingredient_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM refresh_food_post_ingredients(ARRAY(
        SELECT DISTINCT food_post_id FROM food_post_ingredient
        WHERE ingredient_id IN (SELECT after.id FROM after JOIN before USING (id) WHERE (after.name_en, after.name_es, after.allergens) <> (before.name_en, before.name_es, before.allergens))
    ));
    RETURN NULL;
END
$$;
