-- Revision 1.

-- What an account chose last, by a week; no row where it has never chosen, NULL where it chose no budget.
CREATE OR REPLACE FUNCTION budget_in_force(account bigint, wanted date) RETURNS TABLE (option weekly_budget, weekly_minor bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT option, weekly_minor FROM budget_choice WHERE account_id = account AND week <= wanted ORDER BY week DESC LIMIT 1
$$;
