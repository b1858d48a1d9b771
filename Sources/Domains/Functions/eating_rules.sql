-- Revision 2.

-- The rules for lists made for an account: avoided food, unless it is included, and disliked ingredients, diets and cuisines. All are empty
-- for anonymous viewers.
CREATE OR REPLACE FUNCTION eating_rules(
    account bigint, with_avoided boolean, OUT allergens allergen[], OUT ingredient_ids integer[], OUT diets diet[], OUT cuisines cuisine[]
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT
        CASE WHEN with_avoided THEN '{}' ELSE coalesce(avoided.allergens, '{}') END,
        CASE WHEN with_avoided THEN '{}' ELSE coalesce(avoided.ingredient_ids, '{}') END || coalesce(liked.disliked_ingredient_ids, '{}'),
        coalesce(liked.diets, '{}'), coalesce(liked.cuisines, '{}')
    FROM (SELECT account AS id) AS person
    LEFT JOIN avoided_food AS avoided ON avoided.id = person.id
    LEFT JOIN food_preference AS liked ON liked.id = person.id
$$;
