-- Grocery lists for the meals of a week, the stores that accounts choose, and their budgets.

-- Units with a fixed weight or volume. Volumes follow NIST Handbook 44, appendix C: a US cup has 236.5882365 millilitres.
CREATE TABLE unit_measure (
    unit measurement_unit PRIMARY KEY,
    grams numeric CHECK (grams > 0),
    milliliters numeric CHECK (milliliters > 0),
    CONSTRAINT unit_measure_weight_or_volume CHECK ((grams IS NULL) <> (milliliters IS NULL))
);

INSERT INTO unit_measure (unit, grams, milliliters) VALUES
    ('GRAM', 1, NULL),
    ('KILOGRAM', 1000, NULL),
    ('MILLILITER', NULL, 1),
    ('LITER', NULL, 1000),
    ('TEASPOON', NULL, 4.92892159375),
    ('TABLESPOON', NULL, 14.78676478125),
    ('CUP', NULL, 236.5882365);

-- The weight of one unit of an ingredient, such as a piece, a clove or a cup. Each recipe line contains a weight, and triggers store the
-- first one.
CREATE TABLE ingredient_measure (
    ingredient_id bigint NOT NULL REFERENCES ingredient ON DELETE CASCADE,
    unit measurement_unit NOT NULL,
    grams numeric(14, 6) NOT NULL CHECK (grams > 0),
    PRIMARY KEY (ingredient_id, unit)
);

-- Recipes round amounts, so the largest amount is the most exact.
INSERT INTO ingredient_measure (ingredient_id, unit, grams)
SELECT DISTINCT ON (ingredient_id, unit) ingredient_id, unit, grams / quantity FROM recipe_ingredient
WHERE grams / quantity >= 0.000001 AND unit NOT IN (SELECT unit FROM unit_measure WHERE unit_measure.grams IS NOT NULL)
ORDER BY ingredient_id, unit, quantity DESC, id;

-- Weekly budgets of accounts. A choice is valid until the account makes another one in a later week. Without a choice, or if the account
-- chose no budget, there is no limit.
CREATE TABLE budget_choice (
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    week date NOT NULL CHECK (extract(dow FROM week) = 0),
    option weekly_budget,
    -- The amount of the option when it was chosen.
    weekly_minor bigint CHECK (weekly_minor > 0),
    currency_code text NOT NULL DEFAULT 'USD' CHECK (currency_code ~ '^[A-Z]{3}$'),
    PRIMARY KEY (account_id, week),
    CONSTRAINT budget_choice_amount CHECK ((option IS NULL) = (weekly_minor IS NULL))
);

-- Stores of accounts. The id is that of the account. An account that has not chosen a store has no row.
CREATE TABLE chosen_store (
    id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    store_id bigint NOT NULL REFERENCES grocery_store ON DELETE CASCADE
);

CREATE INDEX chosen_store_store ON chosen_store (store_id);

-- With the included columns, finding a store's price reads only the index.
ALTER TABLE store_price DROP CONSTRAINT store_price_store_id_ingredient_id_key,
    ADD CONSTRAINT store_price_store_id_ingredient_id_key UNIQUE (store_id, ingredient_id) INCLUDE (price_per_kg_minor, in_stock);

-- The sources of prices: a store, or several nearby stores with their average prices.
CREATE TYPE price_sources AS (store_id bigint, nearby_ids bigint[]);

-- Items on the grocery list of an account for a week. Triggers maintain the amounts for the planned meals. Changes by people are stored
-- separately.
CREATE TABLE grocery_item (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    week date NOT NULL CHECK (week BETWEEN '2000-01-01' AND '2199-12-31' AND extract(dow FROM week) = 0),
    -- The account and the week's Sunday as one number, in the form of the function `account_day`.
    list_id bigint NOT NULL GENERATED ALWAYS AS (account_id * 100000 + (week - date '2000-01-01')) STORED,
    ingredient_id bigint REFERENCES ingredient,
    -- The name of an item that is not a known ingredient.
    name text CHECK (length(name) BETWEEN 1 AND 200),
    -- The amount that the week's meals need.
    planned_quantity numeric(14, 3) NOT NULL DEFAULT 0 CHECK (planned_quantity >= 0),
    planned_unit measurement_unit,
    planned_grams numeric(14, 2) NOT NULL DEFAULT 0 CHECK (planned_grams >= 0),
    -- The additional amount that a person wants.
    added_quantity numeric(14, 3) NOT NULL DEFAULT 0 CHECK (added_quantity >= 0),
    added_unit measurement_unit,
    added_grams numeric(14, 2) NOT NULL DEFAULT 0 CHECK (added_grams >= 0),
    -- The amount that a person wants instead of the planned and added amounts.
    chosen_quantity numeric(14, 3) CHECK (chosen_quantity > 0),
    chosen_unit measurement_unit,
    chosen_grams numeric(14, 2) CHECK (chosen_grams >= 0),
    quantity numeric(14, 3) NOT NULL GENERATED ALWAYS AS (
        CASE
            WHEN chosen_quantity IS NOT NULL THEN chosen_quantity
            WHEN added_quantity = 0 THEN planned_quantity
            WHEN planned_quantity = 0 THEN added_quantity
            WHEN planned_unit = added_unit THEN planned_quantity + added_quantity
            ELSE planned_grams + added_grams
        END
    ) STORED,
    unit measurement_unit GENERATED ALWAYS AS (
        CASE
            WHEN chosen_quantity IS NOT NULL THEN chosen_unit
            WHEN added_quantity = 0 THEN planned_unit
            WHEN planned_quantity = 0 THEN added_unit
            WHEN planned_unit = added_unit THEN planned_unit
            ELSE 'GRAM'
        END
    ) STORED,
    grams numeric(14, 2) NOT NULL GENERATED ALWAYS AS (coalesce(chosen_grams, planned_grams + added_grams)) STORED,
    is_checked boolean NOT NULL DEFAULT false,
    is_at_home boolean NOT NULL DEFAULT false,
    is_removed boolean NOT NULL DEFAULT false,
    is_listed boolean NOT NULL GENERATED ALWAYS AS (
        NOT is_removed AND (name IS NOT NULL OR coalesce(chosen_grams, planned_grams + added_grams) > 0)
    ) STORED,
    -- The cost at the end of the week.
    kept_cost_minor bigint CHECK (kept_cost_minor >= 0),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT grocery_item_is_something CHECK ((ingredient_id IS NULL) <> (name IS NULL)),
    CONSTRAINT grocery_item_ingredient UNIQUE (list_id, ingredient_id)
);

CREATE INDEX grocery_item_list ON grocery_item (list_id, id);
CREATE INDEX grocery_item_account ON grocery_item (account_id);
CREATE INDEX grocery_item_of_ingredient ON grocery_item (ingredient_id);
CREATE INDEX grocery_item_open ON grocery_item (week, list_id) WHERE kept_cost_minor IS NULL;

-- Substitutes for an ingredient in one recipe of a week's plan.
CREATE TABLE grocery_substitute (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    list_id bigint NOT NULL,
    recipe_id bigint NOT NULL REFERENCES recipe ON DELETE CASCADE,
    ingredient_id bigint NOT NULL REFERENCES ingredient ON DELETE CASCADE,
    substitute_id bigint NOT NULL REFERENCES ingredient ON DELETE CASCADE,
    CONSTRAINT grocery_substitute_one UNIQUE (list_id, recipe_id, ingredient_id),
    CONSTRAINT grocery_substitute_is_other CHECK (ingredient_id <> substitute_id)
);

CREATE INDEX grocery_substitute_account ON grocery_substitute (account_id);
CREATE INDEX grocery_substitute_recipe ON grocery_substitute (recipe_id);
CREATE INDEX grocery_substitute_ingredient ON grocery_substitute (ingredient_id);
CREATE INDEX grocery_substitute_substitute ON grocery_substitute (substitute_id);
