-- Revision 1.

-- The rules that a recipe breaks as a meal. No rows if `meal_options` can offer the recipe. The first four arguments are columns of the
-- recipe. The others are the rules: the most that a serving may cost, NULL without a limit, and the diets, allergens and ingredients of an
-- account. Each avoided ingredient is made from the ingredient at its position in `avoided_from`, which the account has named.
CREATE OR REPLACE FUNCTION broken_meal_rules(
    serving_cost bigint, recipe_diets diet[], recipe_allergens allergen[], recipe_ingredients integer[],
    allowance bigint, diets diet[], allergens allergen[], avoided integer[], avoided_from integer[], disliked integer[]
) RETURNS TABLE (rule text, diet diet, allergen allergen, ingredient_id integer) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT 'BUDGET', NULL::diet, NULL::allergen, NULL::integer WHERE serving_cost > allowance
    UNION ALL SELECT 'DIET', wanted, NULL, NULL FROM unnest(diets) AS wanted WHERE wanted <> ALL (recipe_diets)
    UNION ALL SELECT 'ALLERGEN', NULL, found, NULL FROM unnest(allergens) AS found WHERE found = ANY (recipe_allergens)
    UNION ALL SELECT DISTINCT 'ALLERGIC_INGREDIENT', NULL::diet, NULL::allergen, food.named
    FROM unnest(avoided, avoided_from) AS food(id, named) WHERE food.id = ANY (recipe_ingredients)
    UNION ALL SELECT 'DISLIKED_INGREDIENT', NULL, NULL, found FROM unnest(recipe_ingredients & disliked) AS found
$$;

-- The rules of an account for its meals, as `eating_rules` joins them: disliked ingredients apart from avoided ones. Avoided are the
-- ingredients that the account names, and everything made from them.
CREATE OR REPLACE FUNCTION meal_rules(
    account bigint, with_avoided boolean,
    OUT diets diet[], OUT allergens allergen[], OUT avoided integer[], OUT avoided_from integer[], OUT disliked integer[]
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT
        coalesce(liked.diets, '{}'), coalesce(own.allergens, '{}'), coalesce(food.ids, '{}'), coalesce(food.named, '{}'),
        coalesce(liked.disliked_ingredient_ids, '{}')
    FROM (SELECT account AS id) AS person
    LEFT JOIN avoided_food AS own ON own.id = person.id AND NOT with_avoided
    LEFT JOIN food_preference AS liked ON liked.id = person.id
    CROSS JOIN LATERAL (
        SELECT array_agg(made.id ORDER BY named, made.id) AS ids, array_agg(named ORDER BY named, made.id) AS named
        FROM unnest(own.ingredient_ids) AS named CROSS JOIN LATERAL made_from(ARRAY[named]) AS made
    ) AS food
$$;

-- Why `meal_options` would never offer a recipe to an account as a meal: the first rule that it breaks, or `MEAL_TYPE`. NULL if the recipe
-- can be offered.
CREATE OR REPLACE FUNCTION meal_objection(account bigint, recipe_id bigint, meal meal_type, weekly_minor bigint, with_avoided boolean)
RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT CASE
        WHEN NOT recipe.meal_types @> ARRAY[meal] THEN 'MEAL_TYPE'
        ELSE (
            SELECT broken.rule FROM broken_meal_rules(
                recipe.serving_cost_minor, recipe.diets, recipe.allergens, recipe.ingredient_ids,
                meal_allowance(weekly_minor, meal), rules.diets, rules.allergens, rules.avoided, rules.avoided_from, rules.disliked
            ) AS broken LIMIT 1
        )
    END
    FROM recipe CROSS JOIN meal_rules(account, with_avoided) AS rules WHERE recipe.id = recipe_id
$$;

-- The meals with fewer than three recipes in `meal_options`, with the number of their recipes. For each rule that alone keeps recipes
-- out, there is a row with the number of recipes without this rule, the largest first, at most ten rows. The last row of a meal is about
-- all rules together.
--
-- A recipe that breaks two rules stays out if only one is given up, so it counts for neither. One scan gathers recipes that break the rules
-- in the same way, since finding the broken rules of each recipe alone takes twice as long.
CREATE OR REPLACE FUNCTION meal_shortages(account bigint, week date, meals meal_type[], weekly_minor bigint, with_avoided boolean)
RETURNS TABLE (
    meal meal_type, "position" integer, available_count integer, rule text, diet diet, allergen allergen, ingredient_id integer,
    count_without_rule integer
) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10 AS $$
#variable_conflict use_column
DECLARE
    rules record;
    allowance bigint;
    wanted meal_type;
BEGIN
    SELECT * INTO rules FROM meal_rules(account, with_avoided);
    FOREACH wanted IN ARRAY meals LOOP
        CONTINUE WHEN (SELECT count(*) FROM meal_options(account, week, ARRAY[wanted], weekly_minor, with_avoided)) >= 3;
        allowance := meal_allowance(weekly_minor, wanted);
        RETURN QUERY
        WITH alike AS MATERIALIZED (
            SELECT cost, diets, allergens, avoided, disliked, count(*)::integer AS recipes FROM (
                SELECT
                    CASE WHEN recipe.serving_cost_minor > allowance THEN allowance + 1 END AS cost,
                    CASE WHEN NOT recipe.diets @> rules.diets THEN recipe.diets END AS diets,
                    CASE WHEN recipe.allergens && rules.allergens THEN recipe.allergens END AS allergens,
                    CASE WHEN recipe.ingredient_ids && rules.avoided THEN recipe.ingredient_ids & rules.avoided END AS avoided,
                    CASE WHEN recipe.ingredient_ids && rules.disliked THEN recipe.ingredient_ids & rules.disliked END AS disliked
                FROM recipe WHERE recipe.meal_types @> ARRAY[wanted]
            ) AS compared
            GROUP BY 1, 2, 3, 4, 5
        ),
        nearly AS (
            SELECT alike.recipes, min(broken.rule) AS rule, min(broken.diet) AS diet, min(broken.allergen) AS allergen,
                min(broken.ingredient_id) AS ingredient_id
            FROM alike LEFT JOIN LATERAL broken_meal_rules(
                coalesce(alike.cost, 0), coalesce(alike.diets, rules.diets), coalesce(alike.allergens, '{}'),
                coalesce(alike.avoided, '{}') | coalesce(alike.disliked, '{}'),
                allowance, rules.diets, rules.allergens, rules.avoided, rules.avoided_from, rules.disliked
            ) AS broken ON true
            WHERE num_nonnulls(alike.cost, alike.diets, alike.allergens, alike.avoided, alike.disliked) <= 1
            GROUP BY alike.cost, alike.diets, alike.allergens, alike.avoided, alike.disliked, alike.recipes HAVING count(broken.rule) <= 1
        ),
        cause AS MATERIALIZED (
            SELECT nearly.rule, nearly.diet, nearly.allergen, nearly.ingredient_id, sum(nearly.recipes)::integer AS recipes
            FROM nearly GROUP BY 1, 2, 3, 4
        ),
        fitting AS (SELECT coalesce(sum(cause.recipes), 0)::integer AS recipes FROM cause WHERE cause.rule IS NULL),
        single AS (
            SELECT
                cause.*,
                row_number() OVER (ORDER BY cause.recipes DESC, cause.rule, cause.diet, cause.allergen, cause.ingredient_id) AS place
            FROM cause WHERE cause.rule IS NOT NULL
            ORDER BY place LIMIT 10
        )
        SELECT wanted, single.place::integer, fitting.recipes, single.rule, single.diet, single.allergen, single.ingredient_id,
            fitting.recipes + single.recipes
        FROM single CROSS JOIN fitting
        UNION ALL
        SELECT wanted, (SELECT count(*)::integer FROM single) + 1, fitting.recipes, 'ALL', NULL, NULL, NULL,
            (SELECT coalesce(sum(alike.recipes), 0)::integer FROM alike)
        FROM fitting;
    END LOOP;
END
$$;
