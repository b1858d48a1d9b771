-- Revision 2.

-- The next matching recipes on the circle (`meal_offer_start`), in order from a starting point and, if necessary, wrapping around. The
-- arguments select by meal (NULL for any), diabetes friendliness and price of a serving. They also apply the rules of an account
-- (`eating_rules`), and leave out one author and some recipes.
--
-- The function uses custom plans. With a generic plan, PostgreSQL would read and sort all matching recipes and not scan the index.
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
