-- Revision 3.

-- Recipes for an account in a week, the best first: diabetes friendly, within the price range, and without food that the account avoids or
-- dislikes. The result is the same for the whole week and changes in the next one.
--
-- Recipes form a circle (`meal_offer_start`). The next 300 matching recipes after the week's starting point are compared with the last 30
-- that the account has saved. The score has five parts. One is the share of ingredients that saved recipes also contain (up to 1). A
-- cuisine adds 0.3 if the account has saved it, and 0.3 if the account likes it. The energy of a serving adds up to 0.5, the closer it is
-- to a third of the daily target, or else to the average of the saved recipes. The rating adds up to 0.2.
CREATE OR REPLACE FUNCTION best_recipes(
    account bigint, day date, least_cost bigint, most_cost bigint, with_avoided boolean, most integer, energy numeric
) RETURNS TABLE (
    "position" integer, recipe_id bigint, shared_ids integer[], has_saved_cuisine boolean, has_liked_cuisine boolean, follows_diets boolean,
    is_in_range boolean, is_near_target boolean
) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10 AS $$
DECLARE
    week date := week_start(day);
    start integer := meal_offer_start(week, 'DINNER');
    rules record;
    saved_ids bigint[];
    known_ids integer[];
    known_cuisines cuisine[];
    target numeric := energy / 3;
    usual numeric;
BEGIN
    SELECT * INTO rules FROM eating_rules(account, with_avoided);
    least_cost := coalesce(least_cost, (SELECT least_cost_minor FROM food_preference WHERE id = account), 0);
    most_cost := coalesce(most_cost, (SELECT most_cost_minor FROM food_preference WHERE id = account), 9223372036854775807);
    SELECT coalesce(array_agg(saved.recipe_id), '{}'), avg(recipe.serving_calories) INTO saved_ids, usual
    FROM (
        SELECT saved_recipe.recipe_id FROM saved_recipe WHERE account_id = account ORDER BY created_at DESC, saved_recipe.recipe_id LIMIT 30
    ) AS saved JOIN recipe ON recipe.id = saved.recipe_id;
    SELECT ingredient_set(array_agg(DISTINCT known)), array_agg(DISTINCT cuisine) INTO known_ids, known_cuisines
    FROM recipe LEFT JOIN unnest(recipe.ingredient_ids) AS known ON true WHERE recipe.id = ANY (saved_ids);

    RETURN QUERY
    WITH compared AS (
        SELECT
            fitting.id, fitting.place, fitting.average_stars, fitting.ingredient_count,
            fitting.ingredient_ids & coalesce(known_ids, '{}') AS shared,
            fitting.cuisine = ANY (coalesce(known_cuisines, '{}')) AS is_saved,
            fitting.cuisine = ANY (rules.cuisines) AS is_liked,
            greatest(0, 1 - abs(fitting.serving_calories - coalesce(target, usual)) / nullif(coalesce(target, usual), 0)) AS nearness
        FROM recipes_on_circle(
            start, 300, NULL, true, least_cost, most_cost, rules.allergens, rules.ingredient_ids, rules.diets, account, saved_ids
        ) WITH ORDINALITY AS fitting (id, cuisine, ingredient_ids, ingredient_count, serving_calories, average_stars, place)
    )
    SELECT
        row_number() OVER (ORDER BY scored.score DESC, scored.place)::integer, scored.id, scored.shared, scored.is_saved,
        scored.is_liked, rules.diets <> '{}', least_cost > 0 OR most_cost < 9223372036854775807,
        coalesce(target IS NOT NULL AND scored.nearness >= 0.8, false)
    FROM (
        SELECT
            compared.*,
            icount(compared.shared)::numeric / greatest(compared.ingredient_count, 1) + 0.3 * compared.is_saved::integer + 0.3 * compared.is_liked::integer
                + 0.5 * coalesce(compared.nearness, 0) + 0.2 * coalesce(compared.average_stars, 0) / 5 AS score
        FROM compared
    ) AS scored
    ORDER BY 1 LIMIT most;
END
$$;

-- The daily energy target of an account. NULL without a health profile that sets one.
CREATE OR REPLACE FUNCTION daily_energy(account bigint) RETURNS numeric LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    profile health_profile;
BEGIN
    SELECT * INTO profile FROM health_profile WHERE id = account;
    RETURN coalesce(profile.calorie_cap, CASE WHEN suggests_targets(profile) THEN suggested_calories(profile) END);
END
$$;

-- The best recipes with the energy target of the account's health profile.
CREATE OR REPLACE FUNCTION suggested_recipes(
    account bigint, day date, least_cost bigint, most_cost bigint, with_avoided boolean, most integer
) RETURNS TABLE (
    "position" integer, recipe_id bigint, shared_ids integer[], has_saved_cuisine boolean, has_liked_cuisine boolean, follows_diets boolean,
    is_in_range boolean, is_near_target boolean
) LANGUAGE sql STABLE PARALLEL SAFE ROWS 10 AS $$
    SELECT * FROM best_recipes(account, day, least_cost, most_cost, with_avoided, most, daily_energy(account))
$$;
