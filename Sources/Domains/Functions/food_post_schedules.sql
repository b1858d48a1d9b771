-- Revision 2.

-- Schedules a post for its expiry, and for two hours before if that is in the future. Reschedules it when its expiry or deletion changes.
CREATE OR REPLACE FUNCTION schedule_food_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    reminder timestamptz := NEW.expires_at - interval '2 hours';
BEGIN
    IF TG_OP = 'UPDATE' THEN DELETE FROM food_post_schedule WHERE food_post_id = NEW.id; END IF;
    IF NEW.deleted_at IS NULL THEN
        INSERT INTO food_post_schedule (food_post_id, next_at)
        VALUES (NEW.id, CASE WHEN reminder > now() THEN reminder ELSE NEW.expires_at END);
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER food_post_scheduled AFTER INSERT ON food_post FOR EACH ROW EXECUTE FUNCTION schedule_food_post();

CREATE OR REPLACE TRIGGER food_post_scheduled_anew AFTER UPDATE OF expires_at, deleted_at ON food_post
    FOR EACH ROW WHEN ((OLD.expires_at, OLD.deleted_at) IS DISTINCT FROM (NEW.expires_at, NEW.deleted_at))
    EXECUTE FUNCTION schedule_food_post();
