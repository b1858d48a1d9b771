-- Revision 3.

-- The items of a list that somebody still has to buy: without items at home and without items that are not known ingredients. NULL if the
-- list has no items.
CREATE OR REPLACE FUNCTION wanted_items(list bigint, sources price_sources) RETURNS wanted_item[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT coalesce(
        array_agg(
            ROW(
                item.ingredient_id, item.grams, item.kept_cost_minor,
                coalesce(
                    (SELECT avg(price_per_kg_minor) FROM store_price WHERE store_id = ANY ((sources).nearby_ids) AND ingredient_id = ingredient.id),
                    ingredient.price_per_kg_minor
                )
            )::wanted_item
        ) FILTER (WHERE item.ingredient_id IS NOT NULL AND NOT item.is_at_home),
        '{}'
    )
    FROM grocery_item AS item LEFT JOIN ingredient ON ingredient.id = item.ingredient_id
    WHERE item.list_id = list AND item.is_listed
    HAVING count(*) > 0
$$;

-- The cost of wanted items in a store. The columns are the number of items, the number that the store has, and the cost. The rule for a cost
-- is the one of `grocery_costs`, so the list has the same total if its account chooses the store.
CREATE OR REPLACE FUNCTION wanted_basket(store bigint, wanted wanted_item[]) RETURNS TABLE (
    wanted_count integer, available_count integer, cost_minor bigint
) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT
        count(*)::integer, (count(*) FILTER (WHERE price.in_stock))::integer,
        CASE
            WHEN wanted IS NOT NULL THEN coalesce(sum(
                coalesce(item.kept_cost_minor, weight_cost(item.grams, coalesce(price.price_per_kg_minor, item.other_price)))
            ), 0)::bigint
        END
    FROM unnest(wanted) AS item
    LEFT JOIN store_price AS price ON price.store_id = store AND price.ingredient_id = item.ingredient_id
$$;

-- The same for a list. Only servers of the previous version call it, during a deployment.
CREATE OR REPLACE FUNCTION store_basket(store bigint, list bigint) RETURNS TABLE (
    wanted_count integer, available_count integer, cost_minor bigint
) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT * FROM wanted_basket(store, wanted_items(list, price_sources(list / 100000)))
$$;
