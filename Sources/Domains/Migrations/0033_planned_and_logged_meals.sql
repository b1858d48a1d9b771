-- Planned and logged meals by day.

-- The meals that can be planned for a day.
CREATE TYPE meal_slot AS ENUM ('BREAKFAST', 'LUNCH', 'DINNER');

CREATE TABLE planned_meal (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    date date NOT NULL CHECK (date BETWEEN '2000-01-01' AND '2199-12-31'),
    -- The account and the day as one number, in the form of the function `account_day`.
    account_day bigint NOT NULL GENERATED ALWAYS AS (account_id * 100000 + (date - date '2000-01-01')) STORED,
    slot meal_slot NOT NULL,
    time time NOT NULL,
    recipe_id bigint REFERENCES recipe ON DELETE SET NULL,
    servings numeric(5, 2) NOT NULL CHECK (servings > 0),
    -- The name, nutrition and cost of the recipe when it was planned. Triggers copy them from the recipe.
    name_en text NOT NULL,
    name_es text NOT NULL,
    calories numeric(9, 2) NOT NULL,
    protein_g numeric(9, 2) NOT NULL,
    carbs_g numeric(9, 2) NOT NULL,
    sugar_g numeric(9, 2) NOT NULL,
    fiber_g numeric(9, 2) NOT NULL,
    fat_g numeric(9, 2) NOT NULL,
    saturated_fat_g numeric(9, 2) NOT NULL,
    sodium_mg numeric(9, 2) NOT NULL,
    cost_minor bigint NOT NULL,
    currency_code text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    -- At most three meals a day, even if several clients plan them at once.
    CONSTRAINT planned_meal_slot UNIQUE (account_day, slot)
);

CREATE INDEX planned_meal_account ON planned_meal (account_id);
CREATE INDEX planned_meal_recipe ON planned_meal (recipe_id);

CREATE TABLE logged_meal (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    date date NOT NULL CHECK (date BETWEEN '2000-01-01' AND '2199-12-31'),
    account_day bigint NOT NULL GENERATED ALWAYS AS (account_id * 100000 + (date - date '2000-01-01')) STORED,
    recipe_id bigint REFERENCES recipe ON DELETE SET NULL,
    -- The servings of a recipe. NULL if amounts were typed.
    servings numeric(5, 2) CHECK (servings > 0),
    -- The name and nutrition of the recipe when it was logged, copied by a trigger. Without a recipe, the typed values, or NULL.
    name_en text,
    name_es text,
    calories numeric(9, 2) CHECK (calories >= 0),
    protein_g numeric(9, 2) CHECK (protein_g >= 0),
    carbs_g numeric(9, 2) CHECK (carbs_g >= 0),
    sugar_g numeric(9, 2) CHECK (sugar_g >= 0),
    fiber_g numeric(9, 2) CHECK (fiber_g >= 0),
    fat_g numeric(9, 2) CHECK (fat_g >= 0),
    saturated_fat_g numeric(9, 2) CHECK (saturated_fat_g >= 0),
    sodium_mg numeric(9, 2) CHECK (sodium_mg >= 0),
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT logged_meal_name CHECK ((name_en IS NULL) = (name_es IS NULL)),
    CONSTRAINT logged_meal_amounts CHECK (
        coalesce(calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg) IS NOT NULL
    )
);

CREATE INDEX logged_meal_day ON logged_meal (account_day, id);
CREATE INDEX logged_meal_account ON logged_meal (account_id, created_at, id);
CREATE INDEX logged_meal_recipe ON logged_meal (recipe_id);

-- The known vitamins, minerals and cholesterol in logged meals.
CREATE TABLE logged_nutrient (
    logged_meal_id bigint NOT NULL REFERENCES logged_meal ON DELETE CASCADE,
    nutrient nutrient NOT NULL,
    amount numeric NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (logged_meal_id, nutrient)
);
