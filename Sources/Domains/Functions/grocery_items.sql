-- Revision 3.

-- Whether the costs of a list are final, so that it never changes again. This also holds for an account that moves to a time zone where the
-- week is not over yet.
CREATE OR REPLACE FUNCTION is_kept_list(list bigint) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN EXISTS (SELECT FROM grocery_item WHERE list_id = list AND kept_cost_minor IS NOT NULL);

-- Computes the ingredients that the meals of some weeks need. The triggers call it, and calling it by hand is harmless. Manual changes
-- stay, and weeks that are over do not change.
--
-- The unit of an amount is that of the recipes if all use the same one, millilitres if all are volumes, else grams. Sums are rounded once.
-- Tap water is not bought, so the list does not have it.
CREATE OR REPLACE FUNCTION refresh_grocery_items(list_ids bigint[]) RETURNS void LANGUAGE sql AS $$
    WITH list AS MATERIALIZED (
        SELECT asked.id, account.id AS account_id, week.day
        FROM unnest(list_ids) AS asked(id)
        JOIN account ON account.id = asked.id / 100000
        CROSS JOIN LATERAL (SELECT date '2000-01-01' + (asked.id % 100000)::integer AS day) AS week
        WHERE week.day + 6 >= local_today(account.time_zone) AND NOT is_kept_list(asked.id)
    ),
    line AS MATERIALIZED (
        SELECT
            list.id AS list_id,
            coalesce(other.substitute_id, line.ingredient_id) AS ingredient_id,
            -- A substitute has the weight of the ingredient that it replaces.
            CASE WHEN other.id IS NULL THEN line.unit ELSE 'GRAM' END AS unit,
            CASE WHEN other.id IS NULL THEN line.quantity ELSE line.grams END * meal.servings / recipe.servings AS quantity,
            line.grams * meal.servings / recipe.servings AS grams
        FROM list
        JOIN planned_meal AS meal ON meal.account_day BETWEEN list.id AND list.id + 6
        JOIN recipe ON recipe.id = meal.recipe_id
        JOIN recipe_ingredient AS line ON line.recipe_id = recipe.id
        LEFT JOIN grocery_substitute AS other
            ON other.list_id = list.id AND other.recipe_id = recipe.id AND other.ingredient_id = line.ingredient_id
        JOIN ingredient ON ingredient.id = coalesce(other.substitute_id, line.ingredient_id) AND ingredient.sold_by <> 'TAP'
    ),
    needed AS MATERIALIZED (
        SELECT
            list_id, ingredient_id,
            CASE
                WHEN count(DISTINCT unit) = 1 THEN min(unit)
                WHEN bool_and(milliliters IS NOT NULL) THEN 'MILLILITER'
                ELSE 'GRAM'
            END AS unit,
            CASE
                WHEN count(DISTINCT unit) = 1 THEN round(sum(quantity), 3)
                WHEN bool_and(milliliters IS NOT NULL) THEN round(sum(quantity * milliliters), 3)
                ELSE round(sum(line.grams), 3)
            END AS quantity,
            round(sum(line.grams), 2) AS grams
        FROM line LEFT JOIN unit_measure USING (unit)
        GROUP BY list_id, ingredient_id
    ),
    unneeded AS (
        UPDATE grocery_item AS item SET planned_quantity = 0, planned_unit = NULL, planned_grams = 0, updated_at = now()
        FROM list
        WHERE item.list_id = list.id AND item.planned_unit IS NOT NULL
            AND NOT EXISTS (SELECT FROM needed WHERE needed.list_id = item.list_id AND needed.ingredient_id = item.ingredient_id)
    )
    INSERT INTO grocery_item (account_id, week, ingredient_id, planned_quantity, planned_unit, planned_grams)
    SELECT list.account_id, list.day, needed.ingredient_id, needed.quantity, needed.unit, needed.grams
    FROM needed JOIN list ON list.id = needed.list_id
    ORDER BY needed.list_id, needed.ingredient_id
    ON CONFLICT (list_id, ingredient_id) DO UPDATE SET
        planned_quantity = excluded.planned_quantity, planned_unit = excluded.planned_unit, planned_grams = excluded.planned_grams, updated_at = now()
        WHERE (grocery_item.planned_quantity, grocery_item.planned_unit, grocery_item.planned_grams)
            IS DISTINCT FROM (excluded.planned_quantity, excluded.planned_unit, excluded.planned_grams)
$$;

-- Updates the weeks of meals that were planned, moved, replaced or removed.
CREATE OR REPLACE FUNCTION planned_meals_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM refresh_grocery_items(ARRAY(SELECT DISTINCT account_day(account_id, week_start(date)) FROM changed));
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM refresh_grocery_items(ARRAY(SELECT DISTINCT account_day(account_id, week_start(date)) FROM previous));
    ELSE
        PERFORM refresh_grocery_items(ARRAY(
            SELECT account_day(account_id, week_start(date)) FROM changed UNION SELECT account_day(account_id, week_start(date)) FROM previous
        ));
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER planned_meal_added_needs AFTER INSERT ON planned_meal
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION planned_meals_changed();
CREATE OR REPLACE TRIGGER planned_meal_changed_needs AFTER UPDATE ON planned_meal
    REFERENCING NEW TABLE AS changed OLD TABLE AS previous FOR EACH STATEMENT EXECUTE FUNCTION planned_meals_changed();
CREATE OR REPLACE TRIGGER planned_meal_removed_needs AFTER DELETE ON planned_meal
    REFERENCING OLD TABLE AS previous FOR EACH STATEMENT EXECUTE FUNCTION planned_meals_changed();
