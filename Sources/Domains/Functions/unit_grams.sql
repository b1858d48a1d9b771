-- Revision 4.

-- The weight of a unit of an ingredient in grams. An unknown volume is computed from the ingredient's other volumes, and a liquid of unknown
-- density weighs as much as water. A bulb of garlic has ten cloves. NULL if nothing is known.
--
-- In PL/pgSQL, which keeps the plans of its statements: grocery lists call the function for each item.
CREATE OR REPLACE FUNCTION unit_grams(ingredient bigint, wanted measurement_unit) RETURNS numeric LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
    common unit_measure;
    known numeric := (SELECT measure.grams FROM ingredient_measure AS measure WHERE ingredient_id = ingredient AND unit = wanted);
BEGIN
    IF known IS NULL THEN
        SELECT * INTO common FROM unit_measure WHERE unit = wanted;
        known := common.grams;
    END IF;
    IF known IS NULL AND common.milliliters IS NOT NULL THEN
        known := common.milliliters * coalesce(
            (
                SELECT avg(measure.grams / volume.milliliters)
                FROM ingredient_measure AS measure
                JOIN unit_measure AS volume ON volume.unit = measure.unit AND volume.milliliters IS NOT NULL
                WHERE measure.ingredient_id = ingredient
            ),
            (SELECT 1 FROM ingredient AS liquid WHERE liquid.id = ingredient AND liquid.sold_by = 'VOLUME')
        );
    ELSIF known IS NULL AND wanted = 'PIECE' THEN
        known := 10 * (SELECT measure.grams FROM ingredient_measure AS measure WHERE ingredient_id = ingredient AND unit = 'CLOVE');
    END IF;
    RETURN known;
END
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
