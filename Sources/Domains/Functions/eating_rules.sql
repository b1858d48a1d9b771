-- Revision 3.

-- The rules for lists made for an account: avoided food with everything made from it, unless it is included, and disliked ingredients, diets and cuisines. All are empty
-- for anonymous viewers.
CREATE OR REPLACE FUNCTION eating_rules(
    account bigint, with_avoided boolean, OUT allergens allergen[], OUT ingredient_ids integer[], OUT diets diet[], OUT cuisines cuisine[]
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT
        coalesce(avoided.allergens, '{}'),
        coalesce(avoided.ingredient_ids, '{}') || coalesce(liked.disliked_ingredient_ids, '{}'),
        coalesce(liked.diets, '{}'), coalesce(liked.cuisines, '{}')
    FROM (SELECT account AS id) AS person
    LEFT JOIN LATERAL avoided_food_of(person.id) AS avoided ON NOT with_avoided
    LEFT JOIN food_preference AS liked ON liked.id = person.id
$$;
