-- Revision 2.

-- Computes the price indexes of stores. Locks the stores first, so that the second of two transactions that change prices of one store sees
-- the changes of the first.
CREATE OR REPLACE FUNCTION refresh_store_price_index(store_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM grocery_store WHERE id = ANY (store_ids) ORDER BY id FOR NO KEY UPDATE;
    UPDATE grocery_store SET price_index = average.price_index
    FROM (
        SELECT wanted.id, coalesce(round(avg(price.price_per_kg_minor::numeric / ingredient.price_per_kg_minor), 3), 1) AS price_index
        FROM unnest(store_ids) AS wanted(id)
        LEFT JOIN (
            store_price AS price JOIN ingredient ON ingredient.id = price.ingredient_id AND ingredient.price_per_kg_minor > 0
        ) ON price.store_id = wanted.id
        GROUP BY wanted.id
    ) AS average
    WHERE grocery_store.id = average.id AND grocery_store.price_index <> average.price_index;
END
$$;

CREATE OR REPLACE FUNCTION store_price_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM refresh_store_price_index(ARRAY(SELECT DISTINCT store_id FROM inserted));
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM refresh_store_price_index(ARRAY(SELECT DISTINCT store_id FROM deleted));
    ELSE
        PERFORM refresh_store_price_index(ARRAY(SELECT store_id FROM inserted UNION SELECT store_id FROM deleted));
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION list_price_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM refresh_store_price_index(ARRAY(
        SELECT DISTINCT price.store_id
        FROM after JOIN before USING (id) JOIN store_price AS price ON price.ingredient_id = after.id
        WHERE after.price_per_kg_minor <> before.price_per_kg_minor
    ));
    RETURN NULL;
END
$$;
