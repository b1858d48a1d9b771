-- Revision 1.

-- The next recipes on the circle (`meal_offer_start`) that fit, from a point on and round it if need be, in their order: for a meal, or for any where
-- that is NULL; only diabetes friendly ones, or all; by what a serving costs; with what lists for an account keep to (`eating_rules`); of all authors but
-- one, and without some.
--
-- It is planned for its values: for any values, PostgreSQL would rather read and sort all that fit than walk.
CREATE OR REPLACE FUNCTION recipes_on_circle(
    start integer, most integer, meal meal_type, only_friendly boolean, least_cost bigint, most_cost bigint,
    avoided allergen[], avoided_ids integer[], wanted diet[], without_author bigint, without_ids bigint[]
) RETURNS TABLE (
    id bigint, cuisine cuisine, ingredient_ids integer[], ingredient_count integer, serving_calories numeric, average_stars numeric
) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 40 SET plan_cache_mode = force_custom_plan AS $$
DECLARE
    first integer := start;
    last integer := 2147483647;
    found_count integer;
BEGIN
    LOOP
        RETURN QUERY
        SELECT recipe.id, recipe.cuisine, recipe.ingredient_ids, recipe.ingredient_count, recipe.serving_calories, recipe.average_stars
        FROM recipe
        WHERE hashint8(recipe.id) BETWEEN first AND last
            AND (meal IS NULL OR recipe.meal_types @> ARRAY[meal]) AND (NOT only_friendly OR recipe.diabetes_friendly)
            AND recipe.serving_cost_minor BETWEEN least_cost AND most_cost
            AND NOT recipe.allergens && avoided AND NOT recipe.ingredient_ids && avoided_ids AND recipe.diets @> wanted
            AND recipe.author_id IS DISTINCT FROM without_author AND NOT recipe.id = ANY (without_ids)
        ORDER BY hashint8(recipe.id), recipe.id LIMIT most;
        GET DIAGNOSTICS found_count = ROW_COUNT;
        most := most - found_count;
        EXIT WHEN most = 0 OR first = -2147483648;
        first := -2147483648;
        last := start - 1;
    END LOOP;
END
$$;
