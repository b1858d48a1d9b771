-- Requests for food name both sides, end with their post, and can be followed; contacts are shown on asking; posts are looked at when they expire.

-- What was neither picked up nor reserved when the food expired.
ALTER TYPE food_request_status ADD VALUE 'EXPIRED';

-- That of the post, set by a trigger (`Functions/food_requests.sql`): a request belongs to both sides, and donors list theirs by an index.
ALTER TABLE food_request ADD COLUMN donor_id bigint REFERENCES account;
ALTER TABLE food_request DISABLE TRIGGER USER;
UPDATE food_request SET donor_id = food_post.donor_id FROM food_post WHERE food_post.id = food_request.food_post_id;
ALTER TABLE food_request ENABLE TRIGGER USER;
ALTER TABLE food_request ALTER COLUMN donor_id SET NOT NULL;

CREATE INDEX food_request_donor ON food_request (donor_id, created_at, id);
CREATE INDEX food_request_donor_status ON food_request (donor_id, status, created_at, id);
CREATE INDEX food_request_post_newest ON food_request (food_post_id, created_at, id);
-- What one person has asked of a post.
CREATE INDEX food_request_post_receiver ON food_request (food_post_id, receiver_id, created_at, id);

-- Receivers who have asked for a post's contact and exact place, and so see them. No one else knows that they did.
CREATE TABLE food_post_contact_view (
    food_post_id bigint NOT NULL REFERENCES food_post ON DELETE CASCADE,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (food_post_id, account_id)
);

CREATE INDEX food_post_contact_view_account ON food_post_contact_view (account_id, created_at);

-- What people were told of a request that is forgotten with one of its sides.
CREATE INDEX notification_food_request ON notification (object_id) WHERE object_type = 'food_request';

-- When servers look at a post next: to remind those whom it concerns that it expires soon, then to end its open requests. A post that was looked
-- at when it had expired has no row. Kept by triggers (`Functions/food_post_schedules.sql`).
CREATE TABLE food_post_schedule (
    food_post_id bigint PRIMARY KEY REFERENCES food_post ON DELETE CASCADE,
    next_at timestamptz NOT NULL
);

CREATE INDEX food_post_schedule_due ON food_post_schedule (next_at);

INSERT INTO food_post_schedule (food_post_id, next_at)
SELECT id, expires_at FROM food_post
WHERE deleted_at IS NULL AND (
    expires_at > now() OR EXISTS (SELECT FROM food_request WHERE food_post_id = food_post.id AND status IN ('PENDING', 'ACCEPTED'))
);

-- A deleted post's contact is erased, also while its donor is still there.
ALTER TABLE food_post DROP CONSTRAINT food_post_contact_name_check,
    ADD CONSTRAINT food_post_contact_name_length CHECK (length(contact_name) <= 200 AND (length(contact_name) > 0 OR deleted_at IS NOT NULL));
