-- Revision 2.

-- The cost of a grocery list in a store, without items at home and without items that are not known ingredients. The columns are the number
-- of these items, the number that the store has, and the cost. An item that the store does not sell counts with its list price, so that
-- stores can be compared.
CREATE OR REPLACE FUNCTION store_basket(store bigint, list bigint) RETURNS TABLE (wanted_count integer, available_count integer, cost_minor bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT
        count(*)::integer, (count(*) FILTER (WHERE price.in_stock))::integer,
        sum(round(item.grams * coalesce(price.price_per_kg_minor, ingredient.price_per_kg_minor) / 1000))::bigint
    FROM grocery_item AS item
    JOIN ingredient ON ingredient.id = item.ingredient_id
    LEFT JOIN store_price AS price ON price.store_id = store AND price.ingredient_id = item.ingredient_id
    WHERE item.list_id = list AND item.is_listed AND NOT item.is_at_home
$$;
