-- Revision 1.

-- What lists made for an account keep to: what it must not eat, unless that is wanted, too, and does not like; its diets and its cuisines. All empty
-- for strangers.
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
