-- Revision 1.

-- What is an account's own among all that can be searched: what it wrote or gives away, has saved, chosen or asked for, and what it will eat.
-- The last 300 of each, so that a search looks at few.
CREATE OR REPLACE FUNCTION search_own(account bigint) RETURNS TABLE (domain search_domain, id bigint)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 100 AS $$
    SELECT 'RECIPES'::search_domain, own.id FROM (
        (SELECT recipe.id FROM recipe WHERE recipe.author_id = account ORDER BY recipe.created_at DESC, recipe.id DESC LIMIT 300)
        UNION
        (SELECT saved.recipe_id FROM saved_recipe AS saved WHERE saved.account_id = account ORDER BY saved.created_at DESC LIMIT 300)
        UNION
        (SELECT meal.recipe_id FROM planned_meal AS meal WHERE meal.account_id = account AND meal.date > current_date - 7 AND meal.recipe_id IS NOT NULL
            ORDER BY meal.date DESC LIMIT 300)
    ) AS own (id)
    UNION ALL
    SELECT 'DONATIONS'::search_domain, own.id FROM (
        (SELECT post.id FROM food_post AS post WHERE post.donor_id = account ORDER BY post.created_at DESC, post.id DESC LIMIT 300)
        UNION
        (SELECT request.food_post_id FROM food_request AS request WHERE request.receiver_id = account
            ORDER BY request.created_at DESC, request.id DESC LIMIT 300)
        UNION
        (SELECT favorite.food_post_id FROM food_post_favorite AS favorite WHERE favorite.account_id = account
            ORDER BY favorite.created_at DESC LIMIT 300)
    ) AS own (id)
    UNION ALL
    SELECT 'FASHION'::search_domain, own.id FROM (
        (SELECT wished.item_id FROM wished_item AS wished WHERE wished.account_id = account ORDER BY wished.created_at DESC LIMIT 300)
        UNION
        (SELECT liked.item_id FROM item_reaction AS liked WHERE liked.account_id = account AND is_like(liked.reaction)
            ORDER BY liked.created_at DESC LIMIT 300)
    ) AS own (id)
    UNION ALL
    SELECT 'STORES'::search_domain, chosen.store_id FROM chosen_store AS chosen WHERE chosen.id = account
$$;
