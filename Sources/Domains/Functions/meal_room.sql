-- Revision 1.

-- The number of further recipes that a day can have in a slot: at most three meals in all slots, and at most ten snacks. One planned meal
-- can be left out of the count. The caller holds the account, so that the result stays true until the end of the transaction.
CREATE OR REPLACE FUNCTION meal_room(day bigint, wanted meal_slot, without bigint) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
    SELECT CASE wanted WHEN 'SNACK' THEN 10 ELSE 3 END - count(*)::integer FROM planned_meal AS meal
    WHERE meal.account_day = day AND (meal.slot = 'SNACK') = (wanted = 'SNACK') AND meal.id IS DISTINCT FROM without
);
