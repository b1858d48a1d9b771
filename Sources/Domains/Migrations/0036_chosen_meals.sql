-- Meals that people choose for a week, and their food preferences.

-- Up to three chosen recipes for each meal of a week. When each meal has three recipes, the week is planned from them.
CREATE TABLE meal_choice (
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    week date NOT NULL CHECK (week BETWEEN '2000-01-01' AND '2199-12-31' AND extract(dow FROM week) = 0),
    slot meal_slot NOT NULL,
    recipe_ids bigint[] NOT NULL CHECK (cardinality(recipe_ids) BETWEEN 1 AND 3),
    PRIMARY KEY (account_id, week, slot)
);

-- Whether the meal was planned from such a choice and has not been changed by hand since.
ALTER TABLE planned_meal ADD COLUMN is_chosen boolean NOT NULL DEFAULT false;

-- Food preferences of accounts. The id is that of the account. An account without preferences has no row.
CREATE TABLE food_preference (
    id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    diets diet[] NOT NULL DEFAULT '{}',
    cuisines cuisine[] NOT NULL DEFAULT '{}',
    -- A set in the form of `ingredient_set`.
    disliked_ingredient_ids integer[] NOT NULL DEFAULT '{}',
    -- The price range of a serving, in minor units.
    least_cost_minor bigint CHECK (least_cost_minor >= 0),
    most_cost_minor bigint CHECK (most_cost_minor >= 0),
    CONSTRAINT food_preference_range CHECK (least_cost_minor <= most_cost_minor)
);

-- The circle for the offered meals (0004) and the suggested recipes, with all columns that decide whether a recipe matches.
DROP INDEX recipe_circle;
CREATE INDEX recipe_circle ON recipe (hashint8(id), id) INCLUDE (
    meal_types, diabetes_friendly, serving_cost_minor, diets, allergens, ingredient_ids, author_id, cuisine, serving_calories, average_stars,
    ingredient_count
);
