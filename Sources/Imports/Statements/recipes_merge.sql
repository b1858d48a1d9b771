-- Puts a batch of new and changed recipes where they belong. All of a batch are of one provider and in one language.

UPDATE staged_recipe SET recipe_id = (
    SELECT recipe.id FROM recipe
    WHERE recipe.source_provider = staged_recipe.provider AND recipe.source_key = staged_recipe.key AND recipe.source_key IS NOT NULL
);

UPDATE staged_recipe SET
    is_new = recipe_id IS NULL,
    recipe_id = coalesce(recipe_id, nextval(pg_get_serial_sequence('recipe', 'id')));

-- What its recipes are made of: what the source called so before, or what has the name here, or something new.
INSERT INTO staged_food (provider, key, name, written_in, aisle)
SELECT recipe.provider, line.food_key, line.food, recipe.written_in, line.food_aisle
FROM (
    SELECT DISTINCT ON (food_key) food_key, food, food_aisle, ordinal FROM staged_line ORDER BY food_key, ordinal, position
) AS line
JOIN staged_recipe AS recipe USING (ordinal);

UPDATE staged_food SET ingredient_id = (
    SELECT source.ingredient_id FROM ingredient_source AS source WHERE source.provider = staged_food.provider AND source.key = staged_food.key
);

UPDATE staged_food SET ingredient_id = known.ingredient_id, is_named = true
FROM known_food AS known
WHERE staged_food.ingredient_id IS NULL AND known.language = staged_food.written_in
    AND known.stems = search_stems(search_letter(staged_food.written_in), search_words(staged_food.name));

UPDATE staged_food SET ingredient_id = nextval(pg_get_serial_sequence('ingredient', 'id')), is_new = true, is_named = true
WHERE ingredient_id IS NULL;

INSERT INTO ingredient (
    id, slug, name_en, name_es, written_in, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg,
    price_per_kg_minor, allergens, is_nutrition_known, has_known_allergens, is_price_known
)
SELECT
    food.ingredient_id, provider || '-' || md5(key), name, name, written_in, food.aisle, 0, 0, 0, 0, 0, 0, 0, 0,
    coalesce(price.price_per_kg_minor, mean.price_per_kg_minor, 0), enum_range(NULL::allergen), false, false, false
FROM staged_food AS food
LEFT JOIN known_price AS price ON price.aisle = food.aisle
LEFT JOIN known_price AS mean ON mean.aisle IS NULL
WHERE is_new;

INSERT INTO ingredient_source (provider, key, ingredient_id)
SELECT provider, key, ingredient_id FROM staged_food WHERE is_named;

INSERT INTO staged_ingredient
SELECT food.key, ingredient.id, name_en, name_es, price_per_kg_minor, allergens, has_known_allergens
FROM staged_food AS food JOIN ingredient ON ingredient.id = food.ingredient_id;

-- Without this PostgreSQL would not know how much is staged, and join in loops over all pairs.
ANALYZE staged_recipe (ordinal), staged_line (ordinal, food_key), staged_step (ordinal), staged_picture (ordinal),
    staged_ingredient (key, has_known_allergens);

-- An unknown weight is that of the unit. If that is unknown too, it is the usual one of the aisle, so that grocery lists have the food.
UPDATE staged_line AS line SET
    grams = coalesce(round(line.quantity * coalesce(own.grams, usual.grams, anywhere.grams, volume.milliliters), 2), 0),
    is_estimated = line.is_estimated OR own.grams IS NULL
FROM staged_line AS asked
JOIN staged_ingredient AS known ON known.key = asked.food_key
JOIN ingredient ON ingredient.id = known.ingredient_id
CROSS JOIN LATERAL (SELECT unit_grams(ingredient.id, asked.unit) AS grams) AS own
LEFT JOIN known_measure AS usual ON usual.aisle = ingredient.aisle AND usual.unit = asked.unit
LEFT JOIN known_measure AS anywhere ON anywhere.aisle IS NULL AND anywhere.unit = asked.unit
LEFT JOIN unit_measure AS volume ON volume.unit = asked.unit
WHERE asked.grams IS NULL AND line.ordinal = asked.ordinal AND line.position = asked.position;

UPDATE staged_recipe SET is_servings_known = servings IS NOT NULL, servings = coalesce(servings, 4);

-- Nutrients that the source does not give are summed if everything is known about the ingredients. Otherwise the recipe counts as an
-- average one, so that it does not come first among recipes with few calories. Without fibre it does not count as good for diabetes.
UPDATE staged_recipe AS staged SET
    is_nutrition_known = made.is_known OR num_nulls(staged.calories, staged.protein_g, staged.carbs_g, staged.fat_g) = 0,
    calories = coalesce(staged.calories, CASE WHEN made.is_known THEN made.calories ELSE usual.calories * staged.servings END),
    protein_g = coalesce(staged.protein_g, CASE WHEN made.is_known THEN made.protein_g ELSE usual.protein_g * staged.servings END),
    carbs_g = coalesce(staged.carbs_g, CASE WHEN made.is_known THEN made.carbs_g ELSE usual.carbs_g * staged.servings END),
    sugar_g = coalesce(staged.sugar_g, CASE WHEN made.is_known THEN made.sugar_g ELSE usual.sugar_g * staged.servings END),
    fiber_g = coalesce(staged.fiber_g, CASE WHEN made.is_known THEN made.fiber_g ELSE 0 END),
    fat_g = coalesce(staged.fat_g, CASE WHEN made.is_known THEN made.fat_g ELSE usual.fat_g * staged.servings END),
    saturated_fat_g = coalesce(staged.saturated_fat_g, CASE WHEN made.is_known THEN made.saturated_fat_g ELSE usual.saturated_fat_g * staged.servings END),
    sodium_mg = coalesce(staged.sodium_mg, CASE WHEN made.is_known THEN made.sodium_mg ELSE usual.sodium_mg * staged.servings END)
FROM usual_serving AS usual, (
    SELECT
        line.ordinal,
        -- Spices weigh little, and many recipes do not say how much.
        bool_and(ingredient.is_nutrition_known AND (NOT line.is_estimated AND line.grams > 0 OR ingredient.aisle = 'SPICES')) AS is_known,
        sum(line.grams * ingredient.calories) / 100 AS calories,
        sum(line.grams * ingredient.protein_g) / 100 AS protein_g,
        sum(line.grams * ingredient.carbs_g) / 100 AS carbs_g,
        sum(line.grams * ingredient.sugar_g) / 100 AS sugar_g,
        sum(line.grams * ingredient.fiber_g) / 100 AS fiber_g,
        sum(line.grams * ingredient.fat_g) / 100 AS fat_g,
        sum(line.grams * ingredient.saturated_fat_g) / 100 AS saturated_fat_g,
        sum(line.grams * ingredient.sodium_mg) / 100 AS sodium_mg
    FROM staged_line AS line
    JOIN staged_ingredient AS known ON known.key = line.food_key
    JOIN ingredient ON ingredient.id = known.ingredient_id
    GROUP BY line.ordinal
) AS made
WHERE made.ordinal = staged.ordinal AND num_nulls(
    staged.calories, staged.protein_g, staged.carbs_g, staged.sugar_g, staged.fiber_g, staged.fat_g, staged.saturated_fat_g, staged.sodium_mg
) > 0;

-- A recipe comes with its totals, so that the triggers find them right and do not write it again.
INSERT INTO recipe AS kept (
    id, slug, author_id, title_en, title_es, description_en, description_es, written_in, images, image_widths, image_heights,
    image_texts_en, image_texts_es, cuisine, meal_types, diets, servings, prep_minutes, cook_minutes, is_time_known, is_servings_known,
    is_nutrition_known, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg, source_nutrients, source_amounts,
    source_provider, source_key, source_digest, source_name, source_url, source_diets, source_health, source_cautions, source_cuisines,
    source_meals, source_allergens, source_unread_lines, ingredient_count, ingredient_ids, ingredient_names_en, ingredient_names_es, cost_minor, allergens
)
SELECT
    staged.recipe_id, staged.provider || '-' || md5(staged.key), provider.account_id, staged.title, staged.title, staged.description,
    staged.description, staged.written_in,
    array_remove(ARRAY[picture.address], NULL),
    CASE WHEN picture.width IS NULL THEN '{}' ELSE ARRAY[picture.width] END,
    CASE WHEN picture.height IS NULL THEN '{}' ELSE ARRAY[picture.height] END,
    CASE WHEN picture.address IS NULL THEN '{}' ELSE ARRAY[staged.title] END,
    CASE WHEN picture.address IS NULL THEN '{}' ELSE ARRAY[staged.title] END,
    staged.cuisine, staged.meal_types,
    ARRAY(
        SELECT told.diet FROM unnest(staged.diets) AS told(diet)
        WHERE NOT (told.diet = 'DAIRY_FREE' AND 'MILK' = ANY (counted.allergens))
            AND NOT (told.diet = 'GLUTEN_FREE' AND 'GLUTEN' = ANY (counted.allergens))
        UNION
        SELECT rule.diet FROM (VALUES
            ('HIGH_PROTEIN'::diet, round(staged.protein_g / staged.servings, 2) >= 20),
            ('LOW_CARB', round(staged.carbs_g / staged.servings, 2) <= 20),
            ('LOW_FAT', round(staged.fat_g / staged.servings, 2) <= 3),
            ('LOW_SODIUM', round(staged.sodium_mg / staged.servings, 2) <= 140)
        ) AS rule(diet, fits) WHERE rule.fits AND staged.is_nutrition_known
        ORDER BY 1
    ),
    staged.servings, staged.prep_minutes, coalesce(staged.minutes, 60) - staged.prep_minutes, staged.minutes IS NOT NULL,
    staged.is_servings_known, staged.is_nutrition_known,
    staged.calories, staged.protein_g, staged.carbs_g, staged.sugar_g, staged.fiber_g, staged.fat_g, staged.saturated_fat_g, staged.sodium_mg,
    nullif(staged.source_nutrients, '{}'), nullif(staged.source_amounts, '{}'), staged.provider, staged.key, staged.digest, staged.source_name, staged.source_url,
    staged.source_diets, staged.source_health, staged.source_cautions, staged.source_cuisines, staged.source_meals, staged.source_allergens,
    staged.unread_lines, coalesce(total.ingredient_count, 0), coalesce(total.ingredient_ids, '{}'), coalesce(total.names_en, ''), coalesce(total.names_es, ''),
    coalesce(total.cost_minor, 0), counted.allergens
FROM staged_recipe AS staged
JOIN import_provider AS provider USING (provider)
LEFT JOIN staged_picture AS picture USING (ordinal)
LEFT JOIN (
    SELECT
        line.ordinal,
        count(DISTINCT ingredient_id)::integer AS ingredient_count,
        ingredient_set(array_agg(ingredient_id)) AS ingredient_ids,
        string_agg(ingredient.name_en, ', ' ORDER BY line.position) AS names_en,
        string_agg(ingredient.name_es, ', ' ORDER BY line.position) AS names_es,
        round(sum(line.grams * ingredient.price_per_kg_minor) / 1000)::bigint AS cost_minor,
        bool_and(ingredient.has_known_allergens) AS all_known
    FROM staged_line AS line JOIN staged_ingredient AS ingredient ON ingredient.key = line.food_key
    GROUP BY line.ordinal
) AS total USING (ordinal)
LEFT JOIN (
    SELECT line.ordinal, array_agg(DISTINCT contained.allergen ORDER BY contained.allergen) AS allergens
    FROM staged_line AS line
    JOIN staged_ingredient AS ingredient ON ingredient.key = line.food_key AND ingredient.has_known_allergens
    CROSS JOIN unnest(ingredient.allergens) AS contained(allergen)
    GROUP BY line.ordinal
) AS known USING (ordinal)
CROSS JOIN LATERAL (
    SELECT recipe_allergens(true, staged.source_allergens, coalesce(known.allergens, '{}'), coalesce(total.all_known, false))
) AS counted(allergens)
ORDER BY staged.ordinal
ON CONFLICT (id) DO UPDATE SET
    title_en = excluded.title_en, title_es = excluded.title_es, description_en = excluded.description_en,
    description_es = excluded.description_es, written_in = excluded.written_in,
    images = excluded.images, image_widths = excluded.image_widths, image_heights = excluded.image_heights,
    image_texts_en = excluded.image_texts_en, image_texts_es = excluded.image_texts_es,
    cuisine = excluded.cuisine, meal_types = excluded.meal_types, diets = excluded.diets, servings = excluded.servings,
    prep_minutes = excluded.prep_minutes, cook_minutes = excluded.cook_minutes, is_time_known = excluded.is_time_known,
    is_servings_known = excluded.is_servings_known, is_nutrition_known = excluded.is_nutrition_known,
    calories = excluded.calories, protein_g = excluded.protein_g, carbs_g = excluded.carbs_g, sugar_g = excluded.sugar_g,
    fiber_g = excluded.fiber_g, fat_g = excluded.fat_g, saturated_fat_g = excluded.saturated_fat_g, sodium_mg = excluded.sodium_mg,
    source_nutrients = excluded.source_nutrients, source_amounts = excluded.source_amounts, source_digest = excluded.source_digest,
    source_name = excluded.source_name, source_url = excluded.source_url, source_diets = excluded.source_diets,
    source_health = excluded.source_health, source_cautions = excluded.source_cautions, source_cuisines = excluded.source_cuisines,
    source_meals = excluded.source_meals, source_allergens = excluded.source_allergens,
    source_unread_lines = excluded.source_unread_lines,
    ingredient_count = excluded.ingredient_count, ingredient_ids = excluded.ingredient_ids,
    ingredient_names_en = excluded.ingredient_names_en, ingredient_names_es = excluded.ingredient_names_es,
    cost_minor = excluded.cost_minor, allergens = excluded.allergens, updated_at = now();

DELETE FROM recipe_ingredient AS line
USING staged_recipe AS staged
WHERE NOT staged.is_new AND line.recipe_id = staged.recipe_id
    AND line.position > (SELECT count(*) FROM staged_line WHERE staged_line.ordinal = staged.ordinal);

INSERT INTO staged_estimate (ingredient_id, unit)
SELECT DISTINCT known.ingredient_id, line.unit
FROM staged_line AS line JOIN staged_ingredient AS known ON known.key = line.food_key
WHERE line.is_estimated AND NOT EXISTS (
    SELECT FROM ingredient_measure AS measure WHERE measure.ingredient_id = known.ingredient_id AND measure.unit = line.unit
);

INSERT INTO recipe_ingredient AS kept (
    recipe_id, position, ingredient_id, quantity, unit, grams, source_text, source_measure, source_aisle, note_en, note_es
)
SELECT
    staged.recipe_id, line.position, ingredient.ingredient_id, line.quantity, line.unit, line.grams, line.source_text, line.source_measure,
    line.source_aisle, line.note, line.note
FROM staged_line AS line
JOIN staged_recipe AS staged USING (ordinal)
JOIN staged_ingredient AS ingredient ON ingredient.key = line.food_key
ORDER BY line.ordinal, line.position
ON CONFLICT (recipe_id, position) DO UPDATE SET
    ingredient_id = excluded.ingredient_id, quantity = excluded.quantity, unit = excluded.unit, grams = excluded.grams,
    source_text = excluded.source_text, source_measure = excluded.source_measure, source_aisle = excluded.source_aisle,
    note_en = excluded.note_en, note_es = excluded.note_es
    WHERE (kept.ingredient_id, kept.quantity, kept.unit, kept.grams, kept.source_text, kept.source_measure, kept.source_aisle, kept.note_en)
        IS DISTINCT FROM (excluded.ingredient_id, excluded.quantity, excluded.unit, excluded.grams, excluded.source_text,
            excluded.source_measure, excluded.source_aisle, excluded.note_en);

-- The trigger has learned the weights of all new lines.
DELETE FROM ingredient_measure AS measure USING staged_estimate AS estimate
WHERE measure.ingredient_id = estimate.ingredient_id AND measure.unit = estimate.unit;

-- If other lines of the batch give the weight of such a unit, they teach it, by the rules of the trigger.
INSERT INTO ingredient_measure (ingredient_id, unit, grams)
SELECT DISTINCT ON (estimate.ingredient_id, estimate.unit) estimate.ingredient_id, estimate.unit, line.grams / line.quantity
FROM staged_estimate AS estimate
JOIN staged_ingredient AS known USING (ingredient_id)
JOIN staged_line AS line ON line.food_key = known.key AND line.unit = estimate.unit AND line.is_estimated IS NOT TRUE
JOIN ingredient ON ingredient.id = estimate.ingredient_id
WHERE line.quantity > 0 AND line.grams / line.quantity >= 0.000001 AND NOT ingredient.is_nutrition_known
    AND estimate.unit NOT IN (SELECT unit FROM unit_measure WHERE unit_measure.grams IS NOT NULL)
ORDER BY estimate.ingredient_id, estimate.unit, line.quantity DESC, line.ordinal, line.position
ON CONFLICT DO NOTHING;

DELETE FROM recipe_step AS step
USING staged_recipe AS staged
WHERE NOT staged.is_new AND step.recipe_id = staged.recipe_id
    AND step.position > (SELECT count(*) FROM staged_step WHERE staged_step.ordinal = staged.ordinal);

INSERT INTO recipe_step AS kept (recipe_id, position, text_en, text_es)
SELECT staged.recipe_id, step.position, step.text, step.text
FROM staged_step AS step JOIN staged_recipe AS staged USING (ordinal)
ORDER BY step.ordinal, step.position
ON CONFLICT (recipe_id, position) DO UPDATE SET text_en = excluded.text_en, text_es = excluded.text_es
    WHERE (kept.text_en, kept.text_es) IS DISTINCT FROM (excluded.text_en, excluded.text_es);
