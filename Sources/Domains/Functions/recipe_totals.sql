-- Revision 4.

-- Computes the totals of recipes from their ingredients. The nutrients of an imported recipe come from its source and stay. The triggers
-- call the function, and calling it by hand is harmless. Recipes with correct totals are not updated, because a new row version costs an
-- entry in each index, and bulk loads include the totals.
CREATE OR REPLACE FUNCTION refresh_recipe_totals(recipe_ids bigint[]) RETURNS void LANGUAGE sql AS $$
    UPDATE recipe SET
        ingredient_count = total.ingredient_count,
        calories = total.calories,
        protein_g = total.protein_g,
        carbs_g = total.carbs_g,
        sugar_g = total.sugar_g,
        fiber_g = total.fiber_g,
        fat_g = total.fat_g,
        saturated_fat_g = total.saturated_fat_g,
        sodium_mg = total.sodium_mg,
        cost_minor = total.cost_minor,
        ingredient_names_en = total.ingredient_names_en,
        ingredient_names_es = total.ingredient_names_es,
        allergens = total.allergens,
        ingredient_ids = total.ingredient_ids
    FROM (
        SELECT
            wanted.id,
            count(DISTINCT line.ingredient_id) AS ingredient_count,
            CASE WHEN wanted.source_key IS NULL THEN coalesce(round(sum(line.grams * ingredient.calories) / 100, 2), 0) ELSE wanted.calories END AS calories,
            CASE WHEN wanted.source_key IS NULL THEN coalesce(round(sum(line.grams * ingredient.protein_g) / 100, 2), 0) ELSE wanted.protein_g END AS protein_g,
            CASE WHEN wanted.source_key IS NULL THEN coalesce(round(sum(line.grams * ingredient.carbs_g) / 100, 2), 0) ELSE wanted.carbs_g END AS carbs_g,
            CASE WHEN wanted.source_key IS NULL THEN coalesce(round(sum(line.grams * ingredient.sugar_g) / 100, 2), 0) ELSE wanted.sugar_g END AS sugar_g,
            CASE WHEN wanted.source_key IS NULL THEN coalesce(round(sum(line.grams * ingredient.fiber_g) / 100, 2), 0) ELSE wanted.fiber_g END AS fiber_g,
            CASE WHEN wanted.source_key IS NULL THEN coalesce(round(sum(line.grams * ingredient.fat_g) / 100, 2), 0) ELSE wanted.fat_g END AS fat_g,
            CASE WHEN wanted.source_key IS NULL THEN coalesce(round(sum(line.grams * ingredient.saturated_fat_g) / 100, 2), 0) ELSE wanted.saturated_fat_g END AS saturated_fat_g,
            CASE WHEN wanted.source_key IS NULL THEN coalesce(round(sum(line.grams * ingredient.sodium_mg) / 100, 2), 0) ELSE wanted.sodium_mg END AS sodium_mg,
            coalesce(round(sum(line.grams * ingredient.price_per_kg_minor) / 1000), 0) AS cost_minor,
            coalesce(string_agg(ingredient.name_en, ', ' ORDER BY line.position), '') AS ingredient_names_en,
            coalesce(string_agg(ingredient.name_es, ', ' ORDER BY line.position), '') AS ingredient_names_es,
            recipe_allergens(
                wanted.source_key IS NOT NULL,
                wanted.source_allergens,
                ARRAY(
                    SELECT DISTINCT contained.allergen
                    FROM recipe_ingredient AS line
                    JOIN ingredient ON ingredient.id = line.ingredient_id
                    CROSS JOIN unnest(ingredient.allergens) AS contained(allergen)
                    -- Ingredients with unknown allergens count as containing all of them, which would hide the information of the source.
                    WHERE line.recipe_id = wanted.id AND (ingredient.has_known_allergens OR wanted.source_key IS NULL)
                    ORDER BY contained.allergen
                ),
                coalesce(bool_and(ingredient.has_known_allergens), false)
            ) AS allergens,
            coalesce(ingredient_set(array_agg(line.ingredient_id) FILTER (WHERE line.id IS NOT NULL)), '{}') AS ingredient_ids
        FROM recipe AS wanted
        LEFT JOIN recipe_ingredient AS line ON line.recipe_id = wanted.id
        LEFT JOIN ingredient ON ingredient.id = line.ingredient_id
        WHERE wanted.id = ANY (recipe_ids)
        GROUP BY wanted.id
    ) AS total
    WHERE recipe.id = total.id AND (
        recipe.ingredient_count, recipe.calories, recipe.protein_g, recipe.carbs_g, recipe.sugar_g, recipe.fiber_g, recipe.fat_g,
        recipe.saturated_fat_g, recipe.sodium_mg, recipe.cost_minor, recipe.ingredient_names_en, recipe.ingredient_names_es,
        recipe.allergens, recipe.ingredient_ids
    ) IS DISTINCT FROM (
        total.ingredient_count, total.calories, total.protein_g, total.carbs_g, total.sugar_g, total.fiber_g, total.fat_g,
        total.saturated_fat_g, total.sodium_mg, total.cost_minor, total.ingredient_names_en, total.ingredient_names_es, total.allergens,
        total.ingredient_ids
    )
$$;

CREATE OR REPLACE FUNCTION recipe_ingredient_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM refresh_recipe_totals(ARRAY(SELECT DISTINCT recipe_id FROM inserted));
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM refresh_recipe_totals(ARRAY(SELECT DISTINCT recipe_id FROM deleted));
    ELSE
        PERFORM refresh_recipe_totals(ARRAY(SELECT recipe_id FROM inserted UNION SELECT recipe_id FROM deleted));
    END IF;
    RETURN NULL;
END
$$;

-- Only updates recipes with an ingredient whose relevant columns changed.
CREATE OR REPLACE FUNCTION ingredient_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM refresh_recipe_totals(ARRAY(
        SELECT DISTINCT recipe_id FROM recipe_ingredient WHERE ingredient_id IN (
            SELECT id FROM (
                SELECT id, name_en, name_es, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg,
                    price_per_kg_minor, allergens, has_known_allergens
                FROM changed
                EXCEPT
                SELECT id, name_en, name_es, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg,
                    price_per_kg_minor, allergens, has_known_allergens
                FROM previous
            ) AS differing
        )
    ));
    RETURN NULL;
END
$$;
