-- Saved recipes, and health profiles with body data and goals.

CREATE TABLE saved_recipe (
    recipe_id bigint NOT NULL REFERENCES recipe ON DELETE CASCADE,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (recipe_id, account_id)
);

CREATE INDEX saved_recipe_account ON saved_recipe (account_id, created_at, recipe_id);

CREATE TYPE sex AS ENUM ('FEMALE', 'MALE');
CREATE TYPE physical_activity AS ENUM ('SEDENTARY', 'LIGHT', 'MODERATE', 'ACTIVE', 'VERY_ACTIVE');
CREATE TYPE weight_direction AS ENUM ('LOSE', 'KEEP', 'GAIN');

-- Health profiles. The id is that of the account.
CREATE TABLE health_profile (
    id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    weight_kg numeric(5, 2) CHECK (weight_kg BETWEEN 20 AND 650),
    height_cm numeric(5, 2) CHECK (height_cm BETWEEN 50 AND 280),
    age integer CHECK (age BETWEEN 1 AND 130),
    sex sex,
    activity physical_activity,
    goal_direction weight_direction,
    goal_kg_per_week numeric(3, 2) CHECK (goal_kg_per_week BETWEEN 0.1 AND 1),
    calorie_cap numeric(7, 2) CHECK (calorie_cap BETWEEN 1 AND 20000),
    protein_cap_g numeric(6, 2) CHECK (protein_cap_g BETWEEN 1 AND 2000),
    carbs_cap_g numeric(6, 2) CHECK (carbs_cap_g BETWEEN 1 AND 2000),
    fat_cap_g numeric(6, 2) CHECK (fat_cap_g BETWEEN 1 AND 2000),
    updated_at timestamptz NOT NULL DEFAULT now(),
    -- A goal has a pace if it changes the weight, and only then.
    CONSTRAINT health_profile_pace CHECK ((goal_direction IN ('LOSE', 'GAIN')) IS TRUE = (goal_kg_per_week IS NOT NULL))
);
