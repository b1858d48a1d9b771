-- Revision 4.

-- The sources of an account's prices: its chosen store, and the five nearest stores within ten miles.
CREATE OR REPLACE FUNCTION price_sources(buyer bigint) RETURNS price_sources LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    here cube;
BEGIN
    -- An address without a known place has no stores nearby.
    SELECT coalesce(earth_point(latitude, longitude), address_point(address)) INTO here FROM account WHERE id = buyer;
    RETURN ROW(
        (SELECT store_id FROM chosen_store WHERE id = buyer),
        ARRAY(
            SELECT store.id FROM grocery_store AS store WHERE store.point <@ kilometres_around(here, 16.09344)
            ORDER BY store.point <-> here, store.id LIMIT 5
        )
    );
END
$$;

-- The sources without the stores nearby, which would reveal the account's location. For API keys without the account scope.
CREATE OR REPLACE FUNCTION chosen_price_sources(buyer bigint) RETURNS price_sources LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT (SELECT store_id FROM chosen_store WHERE id = buyer), '{}'::bigint[]
$$;

-- The cost of a weight in minor units.
CREATE OR REPLACE FUNCTION weight_cost(grams numeric, price_per_kg_minor numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN round(grams * price_per_kg_minor / 1000)::bigint;

-- The cost of each item on a list in minor units. It is the stored cost if the week has ended. Otherwise it is the exact weight at the price
-- of the chosen store, else at the average price nearby, else at the list price. NULL for items without a known ingredient.
CREATE OR REPLACE FUNCTION grocery_costs(list bigint, sources price_sources) RETURNS TABLE (
    id bigint, ingredient_id bigint, aisle aisle, is_at_home boolean, cost_minor bigint
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT
        item.id, item.ingredient_id, ingredient.aisle, item.is_at_home,
        coalesce(
            item.kept_cost_minor,
            weight_cost(item.grams, coalesce(
                (SELECT price_per_kg_minor FROM store_price WHERE store_id = (sources).store_id AND ingredient_id = ingredient.id),
                (SELECT avg(price_per_kg_minor) FROM store_price WHERE store_id = ANY ((sources).nearby_ids) AND ingredient_id = ingredient.id),
                ingredient.price_per_kg_minor
            ))
        )
    FROM grocery_item AS item LEFT JOIN ingredient ON ingredient.id = item.ingredient_id
    WHERE item.list_id = list AND item.is_listed
$$;
