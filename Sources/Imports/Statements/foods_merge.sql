-- Puts a batch of new and changed foods where they belong.

UPDATE staged_food SET ingredient_id = (
    SELECT source.ingredient_id FROM ingredient_source AS source WHERE source.provider = staged_food.provider AND source.key = staged_food.key
);

UPDATE staged_food SET
    is_new = ingredient_id IS NULL,
    ingredient_id = coalesce(ingredient_id, nextval(pg_get_serial_sequence('ingredient', 'id')));

-- Without this PostgreSQL would not know how much is staged.
ANALYZE staged_food (ordinal, is_new), staged_nutrient (ordinal), staged_measure (ordinal);

INSERT INTO ingredient (
    id, slug, name_en, name_es, written_in, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg,
    price_per_kg_minor, allergens, has_known_allergens, is_price_known
)
SELECT
    ingredient_id, provider || '-' || md5(key), name, name, written_in, food.aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g,
    saturated_fat_g, sodium_mg, coalesce(price.price_per_kg_minor, mean.price_per_kg_minor, 0), enum_range(NULL::allergen), false, false
FROM staged_food AS food
LEFT JOIN known_price AS price ON price.aisle = food.aisle
LEFT JOIN known_price AS mean ON mean.aisle IS NULL
WHERE is_new
ORDER BY ordinal;

UPDATE ingredient SET
    name_en = food.name, name_es = food.name, written_in = food.written_in, aisle = food.aisle, calories = food.calories,
    protein_g = food.protein_g, carbs_g = food.carbs_g, sugar_g = food.sugar_g, fiber_g = food.fiber_g, fat_g = food.fat_g,
    saturated_fat_g = food.saturated_fat_g, sodium_mg = food.sodium_mg
FROM staged_food AS food
WHERE NOT food.is_new AND ingredient.id = food.ingredient_id AND (
    ingredient.name_en, ingredient.name_es, ingredient.written_in, ingredient.aisle, ingredient.calories, ingredient.protein_g,
    ingredient.carbs_g, ingredient.sugar_g, ingredient.fiber_g, ingredient.fat_g, ingredient.saturated_fat_g, ingredient.sodium_mg
) IS DISTINCT FROM (
    food.name, food.name, food.written_in, food.aisle, food.calories, food.protein_g, food.carbs_g, food.sugar_g, food.fiber_g, food.fat_g,
    food.saturated_fat_g, food.sodium_mg
);

INSERT INTO ingredient_source (provider, key, ingredient_id, digest)
SELECT provider, key, ingredient_id, digest FROM staged_food ORDER BY ordinal
ON CONFLICT (provider, key) DO UPDATE SET digest = excluded.digest;

DELETE FROM ingredient_nutrient AS kept
USING staged_food AS food
WHERE NOT food.is_new AND kept.ingredient_id = food.ingredient_id AND NOT EXISTS (
    SELECT FROM staged_nutrient AS told WHERE told.ordinal = food.ordinal AND told.nutrient = kept.nutrient
);

INSERT INTO ingredient_nutrient (ingredient_id, nutrient, amount)
SELECT food.ingredient_id, told.nutrient, told.amount
FROM staged_nutrient AS told JOIN staged_food AS food USING (ordinal)
WHERE food.is_new
ORDER BY told.ordinal, told.nutrient;

INSERT INTO ingredient_nutrient AS kept (ingredient_id, nutrient, amount)
SELECT food.ingredient_id, told.nutrient, told.amount
FROM staged_nutrient AS told JOIN staged_food AS food USING (ordinal)
WHERE NOT food.is_new
ORDER BY told.ordinal, told.nutrient
ON CONFLICT (ingredient_id, nutrient) DO UPDATE SET amount = excluded.amount WHERE kept.amount <> excluded.amount;

INSERT INTO ingredient_measure AS kept (ingredient_id, unit, grams)
SELECT food.ingredient_id, told.unit, told.grams
FROM staged_measure AS told JOIN staged_food AS food USING (ordinal)
ORDER BY told.ordinal, told.unit
ON CONFLICT (ingredient_id, unit) DO UPDATE SET grams = excluded.grams WHERE kept.grams <> excluded.grams;
