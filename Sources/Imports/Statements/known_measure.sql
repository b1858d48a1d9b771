-- The usual weight of one of each unit, in each aisle and in all.
CREATE TEMPORARY TABLE known_measure AS
SELECT ingredient.aisle, measure.unit, percentile_cont(0.5) WITHIN GROUP (ORDER BY measure.grams)::numeric AS grams
FROM ingredient_measure AS measure JOIN ingredient ON ingredient.id = measure.ingredient_id
WHERE ingredient.is_nutrition_known
GROUP BY GROUPING SETS ((ingredient.aisle, measure.unit), (measure.unit));
