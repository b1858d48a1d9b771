-- Revision 1.

-- The recipes offered to an account, or to strangers, for meals of a week: of each meal the next 40 on the circle (`meal_offer_start`) that fit, from
-- the week's point on and round it if need be; of those five, first the cuisines that the account likes.
-- It is planned for its values: for any values, PostgreSQL would rather read and sort all that fit than walk.
CREATE OR REPLACE FUNCTION meal_options(
    account bigint, week date, meals meal_type[], weekly_minor bigint, with_avoided boolean
) RETURNS TABLE (
    meal meal_type, "position" integer, recipe_id bigint, is_in_budget boolean, is_preferred boolean, follows_diets boolean
) LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
    rules record;
    start integer;
    allowance bigint;
BEGIN
    SELECT * INTO rules FROM eating_rules(account, with_avoided);
    FOREACH meal IN ARRAY meals LOOP
        start := meal_offer_start(week, meal);
        allowance := coalesce(meal_allowance(weekly_minor, meal), 9223372036854775807);
        RETURN QUERY
        SELECT
            meal_options.meal, (row_number() OVER (ORDER BY fitting.cuisine = ANY (rules.cuisines) DESC, round, place, id))::integer, id,
            allowance < 9223372036854775807, fitting.cuisine = ANY (rules.cuisines), rules.diets <> '{}'
        FROM (
            (
                SELECT 1 AS round, hashint8(id) AS place, id, cuisine FROM recipe
                WHERE hashint8(id) >= start AND meal_types @> ARRAY[meal_options.meal] AND serving_cost_minor <= allowance
                    AND keeps_to(recipe, rules.allergens, rules.ingredient_ids, rules.diets)
                ORDER BY hashint8(id), id LIMIT 40
            )
            UNION ALL
            (
                SELECT 2, hashint8(id), id, cuisine FROM recipe
                WHERE hashint8(id) < start AND meal_types @> ARRAY[meal_options.meal] AND serving_cost_minor <= allowance
                    AND keeps_to(recipe, rules.allergens, rules.ingredient_ids, rules.diets)
                ORDER BY hashint8(id), id LIMIT 40
            )
            LIMIT 40
        ) AS fitting
        ORDER BY 2 LIMIT 5;
    END LOOP;
END
$$;
