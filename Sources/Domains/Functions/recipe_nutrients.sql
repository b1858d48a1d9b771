-- Revision 1.

-- What a whole recipe holds of each vitamin and mineral. A nutrient that is not known of one of its ingredients is left out: without that
-- ingredient the sum would be too small.
CREATE OR REPLACE FUNCTION recipe_nutrients(recipe bigint) RETURNS TABLE (nutrient nutrient, amount numeric)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT known.nutrient, sum(line.grams * known.amount) / 100
    FROM recipe_ingredient AS line
    JOIN ingredient_nutrient AS known ON known.ingredient_id = line.ingredient_id
    WHERE line.recipe_id = recipe
    GROUP BY known.nutrient
    HAVING count(*) = (SELECT count(*) FROM recipe_ingredient AS line WHERE line.recipe_id = recipe)
$$;
