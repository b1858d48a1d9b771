-- Revision 2.

-- The latest choice of an account for a week. No row if the account has never chosen, and NULLs if it chose no budget.
CREATE OR REPLACE FUNCTION budget_in_force(account bigint, wanted date) RETURNS TABLE (option weekly_budget, weekly_minor bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT option, weekly_minor FROM budget_choice WHERE account_id = account AND week <= wanted ORDER BY week DESC LIMIT 1
$$;
