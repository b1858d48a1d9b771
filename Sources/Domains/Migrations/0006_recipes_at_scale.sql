-- Recipes at scale: the first page of every list stays fast with a hundred thousand recipes.

-- `ingredient_ids` contains the distinct ingredients of a recipe in ascending order. They are matched with chosen ingredients.
CREATE EXTENSION IF NOT EXISTS intarray;

ALTER TABLE recipe ADD COLUMN ingredient_ids integer[] NOT NULL DEFAULT '{}';

-- A set of ids for intarray. Ids that no ingredient can have become 0, which no recipe has. The function is IMMUTABLE, and its subquery
-- prevents inlining. So the planner knows the result and looks up the frequencies of the ingredients.
CREATE FUNCTION ingredient_set(ids bigint[]) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT CASE WHEN id BETWEEN 1 AND 2147483647 THEN id ELSE 0 END::integer), '{}') FROM unnest(ids) AS id
$$;

-- The number of different ids.
CREATE FUNCTION distinct_count(ids bigint[]) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT count(DISTINCT id)::integer FROM unnest(ids) AS id
$$;

-- Like the version in 0001, but also stores the set of ingredients.
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

DROP INDEX recipe_newest, recipe_title_en, recipe_title_es, recipe_calories, recipe_protein,
    recipe_carbs, recipe_cost, recipe_minutes, recipe_rating;

UPDATE recipe SET ingredient_ids = contained.ids
FROM (SELECT recipe_id, ingredient_set(array_agg(ingredient_id)) AS ids FROM recipe_ingredient GROUP BY recipe_id) AS contained
WHERE recipe.id = contained.recipe_id;

CREATE INDEX recipe_ingredient_ids ON recipe USING gin (ingredient_ids gin__int_ops);

-- Each order has an index with the columns that filters read. PostgreSQL assumes that the rows of a filter are spread evenly over an order.
-- Where they are not (the most expensive recipes, by calories), it scans far, but now without reading the table. Scalar columns are
-- additional keys, because a B-tree compares keys itself. Arrays can only be included.
-- `ingredient_count` is for lists by the best match with chosen ingredients, which must read all recipes that contain any of them.
CREATE INDEX recipe_newest ON recipe (
    created_at, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids, ingredient_count);
CREATE INDEX recipe_title_en ON recipe (
    title_en, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_title_es ON recipe (
    title_es, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_calories ON recipe (
    serving_calories, id, cuisine, diabetes_friendly, minutes, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_protein ON recipe (
    serving_protein_g, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_carbs ON recipe (
    serving_carbs_g, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_cost ON recipe (
    serving_cost_minor, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g,
    serving_sugar_g, serving_fiber_g, serving_fat_g
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_minutes ON recipe (
    minutes, id, cuisine, diabetes_friendly, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_rating ON recipe (
    coalesce(average_stars, 0), id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g,
    serving_sugar_g, serving_fiber_g, serving_fat_g, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);

-- Like the version in 0001, but not STRICT, so that PostgreSQL inlines it, which takes a quarter of the time. Names are never NULL, and the
-- function is only called with a typed text.
CREATE OR REPLACE FUNCTION name_match(name text, typed text) RETURNS real LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (CASE
        WHEN starts_with(lower(name), lower(typed)) THEN 2
        WHEN strpos(' ' || lower(name), ' ' || lower(typed)) > 0 THEN 1
        ELSE 0
    END + greatest(similarity(lower(name), lower(typed)), 0.9 * word_similarity(lower(typed), lower(name))))::real
$$;
