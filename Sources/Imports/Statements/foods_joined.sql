-- Each food in the form of the API's answers.
SELECT food.line, jsonb_strip_nulls(jsonb_build_object(
    'fdcId', food.fdc_id,
    'description', food.description,
    'brandOwner', branded.brand_owner,
    'brandName', branded.brand_name,
    'foodCategory', coalesce(survey.category, food.category),
    'brandedFoodCategory', branded.category,
    'servingSizeUnit', branded.serving_unit,
    'foodNutrients', (
        SELECT jsonb_agg(jsonb_build_object('number', number, 'unitName', unit, 'amount', amount))
        FROM fdc_nutrient AS nutrient WHERE nutrient.fdc_id = food.fdc_id
    ),
    'foodPortions', (
        SELECT jsonb_agg(
            jsonb_build_object(
                'amount', amount, 'measureUnit', jsonb_build_object('name', unit), 'portionDescription', portion.description,
                'modifier', modifier, 'gramWeight', grams
            ) ORDER BY place, grams
        )
        FROM fdc_portion AS portion WHERE portion.fdc_id = food.fdc_id
    )
))::text AS food
FROM fdc_food AS food
LEFT JOIN LATERAL (SELECT * FROM fdc_branded WHERE fdc_branded.fdc_id = food.fdc_id LIMIT 1) AS branded ON true
LEFT JOIN LATERAL (SELECT * FROM fdc_survey WHERE fdc_survey.fdc_id = food.fdc_id LIMIT 1) AS survey ON true
ORDER BY food.line
