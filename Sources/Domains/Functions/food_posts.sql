-- Revision 5.

-- These triggers add a statement's changes to the totals of a post and do not compute the sums again. So two concurrent transactions cannot
-- miss each other: the second waits for the row of the post and adds to the totals that the first one stored. `food_post_not_overbooked`
-- then rejects an overbooking. To load many rows at once, load the posts with their totals and disable these triggers for the transaction.

CREATE OR REPLACE FUNCTION food_post_like_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE food_post SET like_count = like_count + change.likes
        FROM (SELECT food_post_id, count(*) AS likes FROM inserted GROUP BY food_post_id) AS change WHERE food_post.id = change.food_post_id;
    ELSE
        UPDATE food_post SET like_count = like_count - change.likes
        FROM (SELECT food_post_id, count(*) AS likes FROM deleted GROUP BY food_post_id) AS change WHERE food_post.id = change.food_post_id;
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION food_feedback_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- A changed comment changes no sum.
    IF TG_OP = 'UPDATE' THEN
        IF NOT EXISTS (SELECT id, food_post_id, stars FROM inserted EXCEPT SELECT id, food_post_id, stars FROM deleted) THEN RETURN NULL; END IF;
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
        UPDATE food_post SET feedback_count = feedback_count - change.count, feedback_stars = feedback_stars - change.stars
        FROM (SELECT food_post_id, count(*), sum(stars) AS stars FROM deleted GROUP BY food_post_id) AS change
        WHERE food_post.id = change.food_post_id;
    END IF;
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
        UPDATE food_post SET feedback_count = feedback_count + change.count, feedback_stars = feedback_stars + change.stars
        FROM (SELECT food_post_id, count(*), sum(stars) AS stars FROM inserted GROUP BY food_post_id) AS change
        WHERE food_post.id = change.food_post_id;
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION food_request_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- A request that reserves nothing, such as a new one, does not update the post. Neither does reserving a request after it was accepted.
    IF TG_OP = 'INSERT' THEN
        IF NOT EXISTS (SELECT FROM inserted WHERE reserved_quantity > 0) THEN RETURN NULL; END IF;
        UPDATE food_post SET reserved_quantity = food_post.reserved_quantity + change.reserved_quantity
        FROM (SELECT food_post_id, sum(reserved_quantity) AS reserved_quantity FROM inserted GROUP BY food_post_id) AS change
        WHERE food_post.id = change.food_post_id AND change.reserved_quantity > 0;
    ELSIF TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT FROM deleted WHERE reserved_quantity > 0) THEN RETURN NULL; END IF;
        UPDATE food_post SET reserved_quantity = food_post.reserved_quantity - change.reserved_quantity
        FROM (SELECT food_post_id, sum(reserved_quantity) AS reserved_quantity FROM deleted GROUP BY food_post_id) AS change
        WHERE food_post.id = change.food_post_id AND change.reserved_quantity > 0;
    ELSE
        IF NOT EXISTS (
            SELECT id, food_post_id, reserved_quantity FROM inserted EXCEPT SELECT id, food_post_id, reserved_quantity FROM deleted
        ) THEN
            RETURN NULL;
        END IF;
        UPDATE food_post SET reserved_quantity = food_post.reserved_quantity + change.reserved_quantity
        FROM (
            SELECT food_post_id, sum(reserved_quantity) AS reserved_quantity FROM (
                SELECT food_post_id, reserved_quantity FROM inserted UNION ALL SELECT food_post_id, -reserved_quantity FROM deleted
            ) AS part GROUP BY food_post_id
        ) AS change
        WHERE food_post.id = change.food_post_id AND change.reserved_quantity <> 0;
    END IF;
    RETURN NULL;
END
$$;

-- Copies the point of a post to its ingredients.
CREATE OR REPLACE FUNCTION food_post_ingredient_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.area_point := (SELECT area_point FROM food_post WHERE id = NEW.food_post_id);
    RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION food_post_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE food_post_ingredient SET area_point = NEW.area_point WHERE food_post_id = NEW.id;
    RETURN NULL;
END
$$;

-- The availability of a post at the moment.
CREATE OR REPLACE FUNCTION food_post_status(available_quantity numeric, expires_at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN CASE WHEN expires_at <= now() THEN 'EXPIRED' WHEN available_quantity > 0 THEN 'AVAILABLE' ELSE 'PROMISED' END;
