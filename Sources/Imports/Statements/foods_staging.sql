-- Where a batch of foods waits for its merge; each commit empties it.

CREATE TEMPORARY TABLE staged_food (
    ordinal integer,
    provider text,
    key text,
    digest bytea,
    written_in language,
    name text,
    aisle aisle,
    calories numeric(7, 2),
    protein_g numeric(7, 2),
    carbs_g numeric(7, 2),
    sugar_g numeric(7, 2),
    fiber_g numeric(7, 2),
    fat_g numeric(7, 2),
    saturated_fat_g numeric(7, 2),
    sodium_mg numeric(8, 2),
    ingredient_id bigint,
    is_new boolean
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_nutrient (ordinal integer, nutrient nutrient, amount numeric(9, 3)) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_measure (ordinal integer, unit measurement_unit, grams numeric(14, 6)) ON COMMIT DELETE ROWS;
