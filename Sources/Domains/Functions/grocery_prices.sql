-- Revision 2.

-- Where an account's prices come from: the store that it has chosen, and the five stores nearest to it within ten miles.
CREATE OR REPLACE FUNCTION price_sources(buyer bigint) RETURNS price_sources LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    here cube;
BEGIN
    BEGIN
        SELECT coalesce(earth_point(latitude, longitude), address_point(address)) INTO here FROM account WHERE id = buyer;
    EXCEPTION WHEN SQLSTATE 'CB001' THEN
        -- An address that the gazetteer does not know has no stores nearby.
    END;
    RETURN ROW(
        (SELECT store_id FROM chosen_store WHERE id = buyer),
        ARRAY(
            SELECT store.id FROM grocery_store AS store WHERE store.point <@ kilometres_around(here, 16.09344)
            ORDER BY store.point <-> here, store.id LIMIT 5
        )
    );
END
$$;

-- The same without the stores nearby, which show where the account is: for keys that do not open accounts.
CREATE OR REPLACE FUNCTION chosen_price_sources(buyer bigint) RETURNS price_sources LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT (SELECT store_id FROM chosen_store WHERE id = buyer), '{}'::bigint[]
$$;

-- What each item on a list costs in minor units: what was kept when its week ended; else what its ingredient costs in the chosen store, or on average
-- nearby, or by the list of prices. NULL for what is no known ingredient.
CREATE OR REPLACE FUNCTION grocery_costs(list bigint, sources price_sources) RETURNS TABLE (
    id bigint, ingredient_id bigint, aisle aisle, is_at_home boolean, cost_minor bigint
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT
        item.id, item.ingredient_id, ingredient.aisle, item.is_at_home,
        coalesce(
            item.kept_cost_minor,
            round(item.grams * coalesce(
                (SELECT price_per_kg_minor FROM store_price WHERE store_id = (sources).store_id AND ingredient_id = ingredient.id),
                (SELECT avg(price_per_kg_minor) FROM store_price WHERE store_id = ANY ((sources).nearby_ids) AND ingredient_id = ingredient.id),
                ingredient.price_per_kg_minor
            ) / 1000)::bigint
        )
    FROM grocery_item AS item LEFT JOIN ingredient ON ingredient.id = item.ingredient_id
    WHERE item.list_id = list AND item.is_listed
$$;
