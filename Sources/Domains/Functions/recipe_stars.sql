-- Revision 2.

-- Computes the number of reviews of recipes and their average.
CREATE OR REPLACE FUNCTION refresh_recipe_stars(recipe_ids bigint[]) RETURNS void LANGUAGE sql AS $$
    UPDATE recipe SET review_count = total.review_count, average_stars = total.average_stars
    FROM (
        SELECT wanted.id, count(review.id) AS review_count, round(avg(review.stars), 2) AS average_stars
        FROM unnest(recipe_ids) AS wanted(id)
        LEFT JOIN recipe_review AS review ON review.recipe_id = wanted.id
        GROUP BY wanted.id
    ) AS total
    WHERE recipe.id = total.id
        AND (recipe.review_count, recipe.average_stars) IS DISTINCT FROM (total.review_count, total.average_stars)
$$;

CREATE OR REPLACE FUNCTION recipe_review_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM refresh_recipe_stars(ARRAY(SELECT DISTINCT recipe_id FROM inserted));
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM refresh_recipe_stars(ARRAY(SELECT DISTINCT recipe_id FROM deleted));
    ELSE
        PERFORM refresh_recipe_stars(ARRAY(SELECT recipe_id FROM inserted UNION SELECT recipe_id FROM deleted));
    END IF;
    RETURN NULL;
END
$$;
