-- The nutrients of an average serving of the recipes whose nutrients are known.
CREATE TEMPORARY TABLE usual_serving AS
SELECT
    coalesce(avg(serving_calories), 500) AS calories, coalesce(avg(serving_protein_g), 20) AS protein_g,
    coalesce(avg(serving_carbs_g), 50) AS carbs_g, coalesce(avg(serving_sugar_g), 10) AS sugar_g, coalesce(avg(serving_fat_g), 20) AS fat_g,
    coalesce(avg(serving_saturated_fat_g), 6) AS saturated_fat_g, coalesce(avg(serving_sodium_mg), 600) AS sodium_mg
FROM recipe WHERE is_nutrition_known;
