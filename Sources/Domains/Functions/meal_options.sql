-- Revision 2.

-- The recipes offered to an account, or to anonymous viewers, for the meals of a week. For each meal, five are picked from the next 40
-- matches on the circle from the week's starting point. The account's preferred cuisines come first.
CREATE OR REPLACE FUNCTION meal_options(
    account bigint, week date, meals meal_type[], weekly_minor bigint, with_avoided boolean
) RETURNS TABLE (
    meal meal_type, "position" integer, recipe_id bigint, is_in_budget boolean, is_preferred boolean, follows_diets boolean
) LANGUAGE sql STABLE PARALLEL SAFE ROWS 15 AS $$
    SELECT meal, position, id, allowance IS NOT NULL, is_preferred, rules.diets <> '{}'
    FROM eating_rules(account, with_avoided) AS rules CROSS JOIN unnest(meals) AS meal
    CROSS JOIN LATERAL (SELECT meal_allowance(weekly_minor, meal) AS allowance) AS budget
    CROSS JOIN LATERAL (
        SELECT id, is_preferred, (row_number() OVER (ORDER BY is_preferred DESC, place))::integer AS position
        FROM recipes_on_circle(
            meal_offer_start(week, meal), 40, meal, false, 0, coalesce(allowance, 9223372036854775807), rules.allergens, rules.ingredient_ids, rules.diets,
            NULL, '{}'
        ) WITH ORDINALITY AS fitting (id, cuisine, ingredient_ids, ingredient_count, serving_calories, average_stars, place)
        CROSS JOIN LATERAL (SELECT cuisine = ANY (rules.cuisines) AS is_preferred) AS liked
        ORDER BY position LIMIT 5
    ) AS offer
$$;
