-- Forms of an ingredient's name for recipe lines, and its vitamins, minerals and cholesterol.

-- Forms for one piece, for several pieces (and for countable food by weight), and for an amount of uncountable food. An ingredient without
-- these forms uses its name.
ALTER TABLE ingredient
    ADD COLUMN name_one_en text CHECK (length(name_one_en) BETWEEN 1 AND 200),
    ADD COLUMN name_one_es text CHECK (length(name_one_es) BETWEEN 1 AND 200),
    ADD COLUMN name_many_en text CHECK (length(name_many_en) BETWEEN 1 AND 200),
    ADD COLUMN name_many_es text CHECK (length(name_many_es) BETWEEN 1 AND 200),
    ADD COLUMN name_some_en text CHECK (length(name_some_en) BETWEEN 1 AND 200),
    ADD COLUMN name_some_es text CHECK (length(name_some_es) BETWEEN 1 AND 200);

-- Recipe totals are computed again only if relevant columns have changed, so the trigger needs both versions of a row.
DROP TRIGGER ingredient_updated ON ingredient;
CREATE TRIGGER ingredient_updated AFTER UPDATE ON ingredient REFERENCING NEW TABLE AS changed OLD TABLE AS previous
    FOR EACH STATEMENT EXECUTE FUNCTION ingredient_changed();

-- The nutrients with a daily value, in the order of the schema.
CREATE TYPE nutrient AS ENUM (
    'CHOLESTEROL', 'POTASSIUM', 'CALCIUM', 'IRON', 'MAGNESIUM', 'PHOSPHORUS', 'ZINC', 'COPPER', 'MANGANESE', 'SELENIUM', 'IODINE',
    'CHROMIUM', 'MOLYBDENUM', 'CHLORIDE', 'VITAMIN_A', 'VITAMIN_C', 'VITAMIN_D', 'VITAMIN_E', 'VITAMIN_K', 'THIAMIN', 'RIBOFLAVIN',
    'NIACIN', 'PANTOTHENIC_ACID', 'VITAMIN_B6', 'BIOTIN', 'FOLATE', 'VITAMIN_B12', 'CHOLINE'
);

-- The nutrients in 100 g of an ingredient, in the nutrient's unit. A missing row means that the amount is unknown, not 0.
CREATE TABLE ingredient_nutrient (
    ingredient_id bigint NOT NULL REFERENCES ingredient ON DELETE CASCADE,
    nutrient nutrient NOT NULL,
    amount numeric(9, 3) NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (ingredient_id, nutrient) INCLUDE (amount)
);

-- Filters can use saturated fat and sodium, so the index of each order contains them, too (see 0006).
DROP INDEX recipe_newest, recipe_title_en, recipe_title_es, recipe_calories, recipe_protein,
    recipe_carbs, recipe_cost, recipe_minutes, recipe_rating;
CREATE INDEX recipe_newest ON recipe (
    created_at, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids, ingredient_count);
CREATE INDEX recipe_title_en ON recipe (
    title_en, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_title_es ON recipe (
    title_es, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g,
    serving_fiber_g, serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_calories ON recipe (
    serving_calories, id, cuisine, diabetes_friendly, minutes, serving_protein_g, serving_carbs_g, serving_sugar_g, serving_fiber_g,
    serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_protein ON recipe (
    serving_protein_g, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_carbs_g, serving_sugar_g, serving_fiber_g,
    serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_carbs ON recipe (
    serving_carbs_g, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_sugar_g, serving_fiber_g,
    serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_cost ON recipe (
    serving_cost_minor, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g,
    serving_sugar_g, serving_fiber_g, serving_fat_g, serving_saturated_fat_g, serving_sodium_mg
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_minutes ON recipe (
    minutes, id, cuisine, diabetes_friendly, serving_calories, serving_protein_g, serving_carbs_g, serving_sugar_g, serving_fiber_g,
    serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_rating ON recipe (
    coalesce(average_stars, 0), id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g,
    serving_sugar_g, serving_fiber_g, serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
