-- Revision 1.

-- The given ingredients, and all ingredients of recipes that are made from one of them.
--
-- Ingredient A is made from ingredient B if A contains every food and word in the name of B. Strawberry jam is made from strawberries, and
-- seedless strawberry jam from strawberry jam. Strawberries are not made from jam. PostgreSQL expands the function in a FROM clause.
CREATE OR REPLACE FUNCTION made_from(ids integer[]) RETURNS TABLE (id integer) LANGUAGE sql STABLE PARALLEL SAFE ROWS 50 AS $$
    SELECT given FROM unnest(ids) AS given
    UNION
    SELECT made.ingredient_id::integer
    FROM (
        SELECT ingredient_id, content, count(*) OVER (PARTITION BY ingredient_id) AS said
        FROM ingredient_content WHERE ingredient_id = ANY (ids) AND is_named
    ) AS own
    JOIN ingredient_content AS made ON made.content = own.content AND made.is_used
    GROUP BY own.ingredient_id, made.ingredient_id, own.said
    HAVING count(*) = own.said
$$;

-- The allergens that an account avoids, and the ingredients with everything made from them. No row if the account avoids nothing.
CREATE OR REPLACE FUNCTION avoided_food_of(account bigint) RETURNS TABLE (allergens allergen[], ingredient_ids integer[])
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT avoided.allergens, CASE
        WHEN avoided.ingredient_ids = '{}' THEN '{}'
        ELSE ARRAY(SELECT made.id FROM made_from(avoided.ingredient_ids) AS made ORDER BY made.id)
    END
    FROM avoided_food AS avoided WHERE avoided.id = account
$$;
