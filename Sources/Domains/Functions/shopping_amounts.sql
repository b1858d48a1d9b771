-- Revision 1.

-- The smallest multiple of a pack that is enough. Half a percent less is enough, because recipes round.
CREATE OR REPLACE FUNCTION whole_packs(amount numeric, pack numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN greatest(ceil(round(amount / pack, 2)), 1) * pack;

-- An amount in the larger of two units, which has `size` of the smaller ones, if it reaches one of them.
CREATE OR REPLACE FUNCTION in_larger_unit(amount numeric, small measurement_unit, large measurement_unit, size numeric) RETURNS shopping_amount
LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN amount >= size THEN ROW(trim_scale(round(amount / size, 3)), large)::shopping_amount
        ELSE ROW(trim_scale(round(amount, 3)), small)::shopping_amount
    END;

-- The amount of an item to buy, in the units of its account. It is the smallest amount in shops that covers the exact amount:
--
-- 1. An amount that only a person has set stays unchanged.
-- 2. Fruit, vegetables, eggs and everything that the meals count are whole pieces.
-- 3. Liquids are whole packs by volume.
-- 4. Everything else is whole packs by weight.
CREATE OR REPLACE FUNCTION shopping_amount(item grocery_item) RETURNS shopping_amount LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
    food record;
    grams_per_piece numeric;
BEGIN
    IF item.ingredient_id IS NULL OR item.chosen_quantity IS NOT NULL OR item.planned_quantity = 0 THEN
        RETURN ROW(nullif(item.quantity, 0), item.unit)::shopping_amount;
    END IF;
    SELECT ingredient.aisle, ingredient.sold_by, pack_metric, pack_us, pack_pieces, account.unit_system INTO food
    FROM ingredient, account
    WHERE ingredient.id = item.ingredient_id AND account.id = item.account_id;

    IF item.unit IN ('PIECE', 'CLOVE', 'SLICE') OR food.aisle IN ('PRODUCE', 'DAIRY_AND_EGGS') THEN
        grams_per_piece := unit_grams(item.ingredient_id, 'PIECE');
        -- Tiny pieces, such as bay leaves, and sheets of pastry are in packs.
        IF grams_per_piece >= (CASE food.aisle WHEN 'BAKERY' THEN 25 ELSE 2 END) THEN
            RETURN ROW(whole_packs(item.grams / grams_per_piece, food.pack_pieces), 'PIECE')::shopping_amount;
        END IF;
    END IF;

    RETURN CASE
        WHEN food.sold_by = 'VOLUME' AND food.unit_system = 'US' THEN in_larger_unit(
            whole_packs(item.grams / unit_grams(item.ingredient_id, 'FLUID_OUNCE'), food.pack_us),
            'FLUID_OUNCE', 'QUART', 32
        )
        WHEN food.sold_by = 'VOLUME' THEN in_larger_unit(
            whole_packs(item.grams / unit_grams(item.ingredient_id, 'MILLILITER'), food.pack_metric), 'MILLILITER', 'LITER', 1000
        )
        WHEN food.unit_system = 'US' THEN in_larger_unit(whole_packs(item.grams / 28.349523125, food.pack_us), 'OUNCE', 'POUND', 16)
        ELSE in_larger_unit(whole_packs(item.grams, food.pack_metric), 'GRAM', 'KILOGRAM', 1000)
    END;
END
$$;
