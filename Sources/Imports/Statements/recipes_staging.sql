-- Where a batch of recipes waits for its merge; each commit empties it.

CREATE TEMPORARY TABLE staged_recipe (
    ordinal integer,
    provider text,
    key text,
    digest bytea,
    written_in language,
    title text,
    description text,
    -- The picture's address without what changes from one answer to the next; so that another picture is another record.
    picture text,
    cuisine cuisine,
    meal_types meal_type[],
    diets diet[],
    -- NULL where the source does not say; so are the nutrients.
    servings integer,
    minutes integer,
    prep_minutes integer,
    calories numeric(10, 2),
    protein_g numeric(10, 2),
    carbs_g numeric(10, 2),
    sugar_g numeric(10, 2),
    fiber_g numeric(10, 2),
    fat_g numeric(10, 2),
    saturated_fat_g numeric(10, 2),
    sodium_mg numeric(10, 2),
    source_nutrients nutrient[],
    source_amounts numeric[],
    source_name text,
    source_url text,
    source_diets text[],
    source_health text[],
    source_cautions text[],
    source_cuisines text[],
    source_meals text[],
    source_allergens allergen[],
    unread_lines text[],
    is_servings_known boolean,
    is_nutrition_known boolean NOT NULL DEFAULT true,
    recipe_id bigint,
    is_new boolean
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_line (
    ordinal integer,
    position integer,
    food_key text,
    food text,
    food_aisle aisle,
    quantity numeric(10, 3),
    unit measurement_unit,
    -- NULL if it follows from the weight of the unit.
    grams numeric(10, 2),
    -- Whether the weight is only a usual one.
    is_estimated boolean,
    source_text text,
    source_measure text,
    source_aisle text,
    note text
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_step (
    ordinal integer,
    position integer,
    text text
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_picture (
    ordinal integer,
    address text,
    width integer,
    height integer
) ON COMMIT DELETE ROWS;

-- The different foods of a batch.
CREATE TEMPORARY TABLE staged_food (
    provider text,
    key text,
    name text,
    written_in language,
    aisle aisle,
    ingredient_id bigint,
    is_named boolean NOT NULL DEFAULT false,
    is_new boolean NOT NULL DEFAULT false
) ON COMMIT DELETE ROWS;

-- Units of foods whose weights are only estimated, and must not be learned.
CREATE TEMPORARY TABLE staged_estimate (ingredient_id bigint, unit measurement_unit) ON COMMIT DELETE ROWS;

-- What the totals of recipes need to know about the foods.
CREATE TEMPORARY TABLE staged_ingredient (
    key text,
    ingredient_id bigint,
    name_en text,
    name_es text,
    price_per_kg_minor bigint,
    allergens allergen[],
    has_known_allergens boolean
) ON COMMIT DELETE ROWS;
