-- Revision 3.

-- The account's own objects in the search, with one function for each domain. An API key uses the functions of the domains that it can
-- read. Each function returns the last 300 objects of a kind, so that a search reads few rows.
CREATE OR REPLACE FUNCTION search_own_recipes(account bigint) RETURNS TABLE (domain search_domain, id bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 100 AS $$
    SELECT 'RECIPES'::search_domain, own.id FROM (
        (SELECT recipe.id FROM recipe WHERE recipe.author_id = account ORDER BY recipe.created_at DESC, recipe.id DESC LIMIT 300)
        UNION
        (SELECT saved.recipe_id FROM saved_recipe AS saved WHERE saved.account_id = account ORDER BY saved.created_at DESC LIMIT 300)
    ) AS own (id)
$$;

-- The recipes that the account plans to eat, or has planned within the last week.
CREATE OR REPLACE FUNCTION search_own_meals(account bigint) RETURNS TABLE (domain search_domain, id bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 100 AS $$
    SELECT DISTINCT 'RECIPES'::search_domain, own.id FROM (
        SELECT meal.recipe_id FROM planned_meal AS meal WHERE meal.account_id = account AND meal.date > current_date - 7 AND meal.recipe_id IS NOT NULL
            ORDER BY meal.date DESC LIMIT 300
    ) AS own (id)
$$;

CREATE OR REPLACE FUNCTION search_own_food(account bigint) RETURNS TABLE (domain search_domain, id bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 100 AS $$
    SELECT 'DONATIONS'::search_domain, own.id FROM (
        (SELECT post.id FROM food_post AS post WHERE post.donor_id = account ORDER BY post.created_at DESC, post.id DESC LIMIT 300)
        UNION
        (SELECT request.food_post_id FROM food_request AS request WHERE request.receiver_id = account
            ORDER BY request.created_at DESC, request.id DESC LIMIT 300)
        UNION
        (SELECT favorite.food_post_id FROM food_post_favorite AS favorite WHERE favorite.account_id = account
            ORDER BY favorite.created_at DESC LIMIT 300)
    ) AS own (id)
$$;

CREATE OR REPLACE FUNCTION search_own_items(account bigint) RETURNS TABLE (domain search_domain, id bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 100 AS $$
    SELECT 'FASHION'::search_domain, own.id FROM (
        (SELECT wished.item_id FROM wished_item AS wished WHERE wished.account_id = account ORDER BY wished.created_at DESC LIMIT 300)
        UNION
        (SELECT liked.item_id FROM item_reaction AS liked WHERE liked.account_id = account AND is_like(liked.reaction)
            ORDER BY liked.created_at DESC LIMIT 300)
    ) AS own (id)
$$;

CREATE OR REPLACE FUNCTION search_own_stores(account bigint) RETURNS TABLE (domain search_domain, id bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT 'STORES'::search_domain, chosen.store_id FROM chosen_store AS chosen WHERE chosen.id = account
$$;

-- The objects of all domains, for people and for API keys that can read all domains.
CREATE OR REPLACE FUNCTION search_own(account bigint) RETURNS TABLE (domain search_domain, id bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 100 AS $$
    (SELECT own.domain, own.id FROM search_own_recipes(account) AS own UNION SELECT own.domain, own.id FROM search_own_meals(account) AS own)
    UNION ALL
    SELECT own.domain, own.id FROM search_own_food(account) AS own
    UNION ALL
    SELECT own.domain, own.id FROM search_own_items(account) AS own
    UNION ALL
    SELECT own.domain, own.id FROM search_own_stores(account) AS own
$$;
