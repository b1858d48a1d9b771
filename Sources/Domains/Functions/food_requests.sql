-- Revision 5.

-- The status of a request that its donor has not answered yet.
CREATE OR REPLACE FUNCTION unanswered_request() RETURNS food_request_status LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN 'PENDING'::food_request_status;

-- Sets the donor of a new request. If it is inserted as promised, it was accepted at its last change.
CREATE OR REPLACE FUNCTION food_request_sided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.donor_id := (SELECT donor_id FROM food_post WHERE id = NEW.food_post_id);
    IF NEW.status IN ('ACCEPTED', 'RESERVED', 'CANCELLED') THEN
        NEW.accepted_at := coalesce(NEW.accepted_at, NEW.updated_at);
    END IF;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER food_request_sided BEFORE INSERT ON food_request FOR EACH ROW EXECUTE FUNCTION food_request_sided();

-- Allows only the changes of status in the schema's `FoodRequestStatus`. Ended requests never change.
CREATE OR REPLACE FUNCTION food_request_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (OLD.status, NEW.status) NOT IN (
        ('PENDING', 'ACCEPTED'), ('PENDING', 'DECLINED'), ('PENDING', 'WITHDRAWN'), ('PENDING', 'EXPIRED'),
        ('ACCEPTED', 'RESERVED'), ('ACCEPTED', 'DECLINED'), ('ACCEPTED', 'WITHDRAWN'), ('ACCEPTED', 'CANCELLED'), ('ACCEPTED', 'EXPIRED'),
        ('RESERVED', 'CANCELLED')
    ) THEN
        RAISE 'a request for food that is % cannot become %', OLD.status, NEW.status
            USING ERRCODE = 'check_violation', CONSTRAINT = 'food_request_steps', TABLE = 'food_request';
    END IF;
    IF NEW.status = 'ACCEPTED' THEN NEW.accepted_at := now(); END IF;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER food_request_steps BEFORE UPDATE OF status ON food_request
    FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION food_request_steps();
