-- Revision 3.

-- The weight of a unit of an ingredient in grams. An unknown volume is computed from the ingredient's other volumes. NULL if nothing is
-- known.
CREATE OR REPLACE FUNCTION unit_grams(ingredient bigint, wanted measurement_unit) RETURNS numeric LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(
        common.grams,
        (SELECT grams FROM ingredient_measure WHERE ingredient_id = ingredient AND unit = wanted),
        common.milliliters * (
            SELECT avg(known.grams / volume.milliliters)
            FROM ingredient_measure AS known JOIN unit_measure AS volume ON volume.unit = known.unit AND volume.milliliters IS NOT NULL
            WHERE known.ingredient_id = ingredient
        )
    )
    FROM (SELECT wanted AS unit) AS asked LEFT JOIN unit_measure AS common USING (unit)
$$;

-- Stores the weight of a unit from the first recipe lines that use it. Recipes round amounts, so the largest amount is the most exact.
-- Imported recipes add weights only for imported ingredients, so they cannot falsify the weights of other ingredients.
CREATE OR REPLACE FUNCTION learn_measures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ingredient_measure (ingredient_id, unit, grams)
    SELECT DISTINCT ON (ingredient_id, unit) ingredient_id, unit, grams / quantity FROM inserted
    WHERE grams / quantity >= 0.000001 AND unit NOT IN (SELECT unit FROM unit_measure WHERE unit_measure.grams IS NOT NULL)
        AND (source_text IS NULL OR NOT (SELECT is_nutrition_known FROM ingredient WHERE ingredient.id = inserted.ingredient_id))
    ORDER BY ingredient_id, unit, quantity DESC, id
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER recipe_ingredient_measured AFTER INSERT ON recipe_ingredient
    REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION learn_measures();
