-- Revision 3.

-- The vitamins and minerals of a whole recipe: the values of an imported recipe's source if it has them, or else sums. A nutrient that is
-- unknown for any ingredient is left out, because the sum would be too small.
CREATE OR REPLACE FUNCTION recipe_nutrients(recipe bigint) RETURNS TABLE (nutrient nutrient, amount numeric)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT told.nutrient, told.amount
    FROM recipe AS imported CROSS JOIN unnest(imported.source_nutrients, imported.source_amounts) AS told(nutrient, amount)
    WHERE imported.id = recipe_nutrients.recipe
    UNION ALL
    SELECT known.nutrient, sum(line.grams * known.amount) / 100
    FROM recipe_ingredient AS line
    JOIN ingredient_nutrient AS known ON known.ingredient_id = line.ingredient_id
    WHERE line.recipe_id = recipe_nutrients.recipe
        AND NOT EXISTS (SELECT FROM recipe AS imported WHERE imported.id = recipe_nutrients.recipe AND imported.source_nutrients IS NOT NULL)
    GROUP BY known.nutrient
    HAVING count(*) = (SELECT count(*) FROM recipe_ingredient AS line WHERE line.recipe_id = recipe_nutrients.recipe)
$$;
