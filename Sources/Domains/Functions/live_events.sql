-- Revision 8.

-- Notifies the servers of a statement's changes once it is committed: the name of an event and the ids of the objects, `food_post_added 12
-- 13`. Events for certain accounts have the account after the id, `notification 45@5`. If the text is too long for a notification, only the
-- name is sent, and servers read the data again.
CREATE OR REPLACE FUNCTION notify_live(event text, items text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    notice text := event || ' ' || array_to_string(items, ' ');
BEGIN
    IF cardinality(items) > 0 THEN
        PERFORM pg_notify('cupboard_live', CASE WHEN cardinality(items) <= 1000 AND octet_length(notice) < 8000 THEN notice ELSE event END);
    END IF;
END
$$;

CREATE OR REPLACE FUNCTION notify_food_posts_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM notify_live('food_post_added', ARRAY(SELECT id::text FROM added WHERE is_shown LIMIT 1001));
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER food_post_notified AFTER INSERT ON food_post
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_food_posts_added();

-- Notifies both sides of a request, with a separate event and as a change of their lists.
CREATE OR REPLACE FUNCTION notify_food_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM notify_live('food_request', ARRAY(
        SELECT id || '@' || side FROM changed CROSS JOIN LATERAL (VALUES (donor_id), (receiver_id)) AS sides (side) ORDER BY id LIMIT 1001
    ));
    PERFORM notify_live('viewer', ARRAY(
        SELECT DISTINCT 'FOOD_REQUESTS@' || side FROM changed CROSS JOIN LATERAL (VALUES (donor_id), (receiver_id)) AS sides (side) LIMIT 1001
    ));
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER food_request_notified AFTER INSERT ON food_request
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_food_requests();
CREATE OR REPLACE TRIGGER food_request_changed_notified AFTER UPDATE ON food_request
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_food_requests();

-- Notifies a donor of all changes to their posts, such as the available quantity and the feedback.
CREATE OR REPLACE FUNCTION notify_food_posts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM notify_live('viewer', ARRAY(SELECT DISTINCT 'FOOD_POSTS@' || donor_id FROM changed LIMIT 1001));
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER food_post_added_notified AFTER INSERT ON food_post
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_food_posts_changed();
CREATE OR REPLACE TRIGGER food_post_changed_notified AFTER UPDATE ON food_post
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_food_posts_changed();
CREATE OR REPLACE TRIGGER food_post_removed_notified AFTER DELETE ON food_post
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_food_posts_changed();

-- Notifies an account of a new notification, with a separate event and as a change of its list.
CREATE OR REPLACE FUNCTION notify_notifications_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM notify_live('notification', ARRAY(SELECT id || '@' || account_id FROM added ORDER BY id LIMIT 1001));
    PERFORM notify_live('viewer', ARRAY(SELECT DISTINCT 'NOTIFICATIONS@' || account_id FROM added LIMIT 1001));
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER notification_notified AFTER INSERT ON notification
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_notifications_added();

-- Notifies accounts of a change to their rows. The argument is the topic.
CREATE OR REPLACE FUNCTION notify_viewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM notify_live('viewer', ARRAY(SELECT DISTINCT TG_ARGV[0] || '@' || account_id FROM changed LIMIT 1001));
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER notification_read AFTER UPDATE ON notification
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('NOTIFICATIONS');
CREATE OR REPLACE TRIGGER food_post_favorite_added_notified AFTER INSERT ON food_post_favorite
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('FAVORITE_FOOD');
CREATE OR REPLACE TRIGGER food_post_favorite_removed_notified AFTER DELETE ON food_post_favorite
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('FAVORITE_FOOD');
CREATE OR REPLACE TRIGGER food_post_like_added_notified AFTER INSERT ON food_post_like
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('FAVORITE_FOOD');
CREATE OR REPLACE TRIGGER food_post_like_removed_notified AFTER DELETE ON food_post_like
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('FAVORITE_FOOD');
CREATE OR REPLACE TRIGGER saved_recipe_added_notified AFTER INSERT ON saved_recipe
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('SAVED_RECIPES');
CREATE OR REPLACE TRIGGER saved_recipe_removed_notified AFTER DELETE ON saved_recipe
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('SAVED_RECIPES');
CREATE OR REPLACE TRIGGER wished_item_added_notified AFTER INSERT ON wished_item
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('WISHLIST');
CREATE OR REPLACE TRIGGER wished_item_removed_notified AFTER DELETE ON wished_item
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('WISHLIST');
CREATE OR REPLACE TRIGGER item_reaction_added_notified AFTER INSERT ON item_reaction
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('ITEM_REACTIONS');
CREATE OR REPLACE TRIGGER item_reaction_changed_notified AFTER UPDATE ON item_reaction
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('ITEM_REACTIONS');
CREATE OR REPLACE TRIGGER item_reaction_removed_notified AFTER DELETE ON item_reaction
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('ITEM_REACTIONS');
CREATE OR REPLACE TRIGGER logged_meal_added_notified AFTER INSERT ON logged_meal
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('DAILY_LOG');
CREATE OR REPLACE TRIGGER logged_meal_removed_notified AFTER DELETE ON logged_meal
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('DAILY_LOG');
CREATE OR REPLACE TRIGGER planned_meal_added_notified AFTER INSERT ON planned_meal
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('MEAL_PLAN');
CREATE OR REPLACE TRIGGER planned_meal_changed_notified AFTER UPDATE ON planned_meal
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('MEAL_PLAN');
CREATE OR REPLACE TRIGGER planned_meal_removed_notified AFTER DELETE ON planned_meal
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('MEAL_PLAN');
-- A choice is deleted and inserted again, so these two triggers report all changes.
CREATE OR REPLACE TRIGGER meal_chosen_notified AFTER INSERT ON meal_choice
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('MEAL_PLAN');
CREATE OR REPLACE TRIGGER meal_unchosen_notified AFTER DELETE ON meal_choice
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('MEAL_PLAN');
CREATE OR REPLACE TRIGGER budget_chosen_notified AFTER INSERT ON budget_choice
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('BUDGET');
CREATE OR REPLACE TRIGGER budget_changed_notified AFTER UPDATE ON budget_choice
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('BUDGET');
CREATE OR REPLACE TRIGGER photo_added_notified AFTER INSERT ON photo
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('PROFILE');
CREATE OR REPLACE TRIGGER photo_changed_notified AFTER UPDATE ON photo
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('PROFILE');
CREATE OR REPLACE TRIGGER photo_removed_notified AFTER DELETE ON photo
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('PROFILE');
CREATE OR REPLACE TRIGGER api_key_added_notified AFTER INSERT ON api_key
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('API_KEYS');
CREATE OR REPLACE TRIGGER api_key_changed_notified AFTER UPDATE ON api_key
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('API_KEYS');
CREATE OR REPLACE TRIGGER api_key_removed_notified AFTER DELETE ON api_key
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer('API_KEYS');

-- Notifies an account of a change to a row with the id of the account. The argument is the topic.
CREATE OR REPLACE FUNCTION notify_viewer_by_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM notify_live('viewer', ARRAY(SELECT DISTINCT TG_ARGV[0] || '@' || id FROM changed LIMIT 1001));
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER health_profile_changed_notified AFTER UPDATE ON health_profile
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer_by_id('HEALTH_PROFILE');

CREATE OR REPLACE TRIGGER avoided_food_changed_notified AFTER UPDATE ON avoided_food
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer_by_id('ALLERGENS');

CREATE OR REPLACE TRIGGER fashion_profile_changed_notified AFTER UPDATE ON fashion_profile
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer_by_id('FASHION_PROFILE');
CREATE OR REPLACE TRIGGER fashion_profile_removed_notified AFTER DELETE ON fashion_profile
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer_by_id('FASHION_PROFILE');

CREATE OR REPLACE TRIGGER food_preference_changed_notified AFTER UPDATE ON food_preference
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer_by_id('FOOD_PREFERENCES');

-- The chosen store determines the cost of the lists.
CREATE OR REPLACE TRIGGER chosen_store_added_notified AFTER INSERT ON chosen_store
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer_by_id('GROCERY_LIST');
CREATE OR REPLACE TRIGGER chosen_store_changed_notified AFTER UPDATE ON chosen_store
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer_by_id('GROCERY_LIST');
CREATE OR REPLACE TRIGGER chosen_store_removed_notified AFTER DELETE ON chosen_store
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_viewer_by_id('GROCERY_LIST');

-- Notifies an account of a changed list by its week, with a separate event and as a change of the account.
CREATE OR REPLACE FUNCTION notify_grocery_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM notify_live('grocery_list', ARRAY(SELECT DISTINCT week || '@' || account_id FROM changed LIMIT 1001));
    PERFORM notify_live('viewer', ARRAY(SELECT DISTINCT 'GROCERY_LIST@' || account_id FROM changed LIMIT 1001));
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER grocery_item_added_notified AFTER INSERT ON grocery_item
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_grocery_lists();
CREATE OR REPLACE TRIGGER grocery_item_changed_notified AFTER UPDATE ON grocery_item
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_grocery_lists();
CREATE OR REPLACE TRIGGER grocery_item_removed_notified AFTER DELETE ON grocery_item
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_grocery_lists();

-- Notifies accounts of changes to their own rows. Settings are one topic, and all other columns are another. A change of `updated_at` alone
-- is ignored.
CREATE OR REPLACE FUNCTION notify_accounts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    settings text[] := ARRAY(
        SELECT attname::text FROM pg_attribute
        WHERE attrelid = 'account'::regclass AND (attname LIKE 'notify\_%' OR attname IN ('language', 'time_zone', 'tour_completed'))
    );
BEGIN
    PERFORM notify_live('viewer', ARRAY(
        SELECT topic.name || '@' || row.id FROM (
            SELECT present.id, to_jsonb(former) - 'updated_at' AS before, to_jsonb(present) - 'updated_at' AS after
            FROM former JOIN present USING (id)
        ) AS row CROSS JOIN LATERAL (VALUES
            ('PROFILE', row.before - settings <> row.after - settings),
            ('SETTINGS', EXISTS (SELECT FROM unnest(settings) AS name WHERE row.before -> name IS DISTINCT FROM row.after -> name))
        ) AS topic(name, has_changed)
        WHERE topic.has_changed LIMIT 1001
    ));
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER account_notified AFTER UPDATE ON account
    REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION notify_accounts_changed();

-- The names before revision 8. Their triggers are dropped with the functions.
DROP FUNCTION IF EXISTS tell_food_posts_added(), tell_food_requests(), tell_food_posts_changed(), tell_notifications_added(), tell_viewer(),
    tell_viewer_of_own(), tell_grocery_lists(), tell_accounts_changed() CASCADE;
DROP FUNCTION IF EXISTS tell_live(text, text[]);
