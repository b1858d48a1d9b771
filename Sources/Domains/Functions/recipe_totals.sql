-- Revision 2.

-- Sums the totals of recipes anew from their ingredients. Called by the triggers; harmless to call by hand. A recipe whose totals are right is not written again: a
-- new row version would cost an entry in each index (and bulk loads come with their totals).
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
            coalesce(round(sum(line.grams * ingredient.calories) / 100, 2), 0) AS calories,
            coalesce(round(sum(line.grams * ingredient.protein_g) / 100, 2), 0) AS protein_g,
            coalesce(round(sum(line.grams * ingredient.carbs_g) / 100, 2), 0) AS carbs_g,
            coalesce(round(sum(line.grams * ingredient.sugar_g) / 100, 2), 0) AS sugar_g,
            coalesce(round(sum(line.grams * ingredient.fiber_g) / 100, 2), 0) AS fiber_g,
            coalesce(round(sum(line.grams * ingredient.fat_g) / 100, 2), 0) AS fat_g,
            coalesce(round(sum(line.grams * ingredient.saturated_fat_g) / 100, 2), 0) AS saturated_fat_g,
            coalesce(round(sum(line.grams * ingredient.sodium_mg) / 100, 2), 0) AS sodium_mg,
            coalesce(round(sum(line.grams * ingredient.price_per_kg_minor) / 1000), 0) AS cost_minor,
            coalesce(string_agg(ingredient.name_en, ', ' ORDER BY line.position), '') AS ingredient_names_en,
            coalesce(string_agg(ingredient.name_es, ', ' ORDER BY line.position), '') AS ingredient_names_es,
            ARRAY(
                SELECT DISTINCT contained.allergen
                FROM recipe_ingredient AS line
                JOIN ingredient ON ingredient.id = line.ingredient_id
                CROSS JOIN unnest(ingredient.allergens) AS contained(allergen)
                WHERE line.recipe_id = wanted.id
                ORDER BY contained.allergen
            ) AS allergens,
            coalesce(ingredient_set(array_agg(line.ingredient_id) FILTER (WHERE line.id IS NOT NULL)), '{}') AS ingredient_ids
        FROM unnest(recipe_ids) AS wanted(id)
        LEFT JOIN recipe_ingredient AS line ON line.recipe_id = wanted.id
        LEFT JOIN ingredient ON ingredient.id = line.ingredient_id
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

-- Only recipes whose sums are made of what has changed.
CREATE OR REPLACE FUNCTION ingredient_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM refresh_recipe_totals(ARRAY(
        SELECT DISTINCT recipe_id FROM recipe_ingredient WHERE ingredient_id IN (
            SELECT id FROM (
                SELECT id, name_en, name_es, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg,
                    price_per_kg_minor, allergens
                FROM changed
                EXCEPT
                SELECT id, name_en, name_es, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg,
                    price_per_kg_minor, allergens
                FROM previous
            ) AS differing
        )
    ));
    RETURN NULL;
END
$$;
