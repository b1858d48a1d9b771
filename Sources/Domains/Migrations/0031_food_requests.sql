-- Both sides of a food request can list it. Requests end with their post, receivers can ask for a contact, and servers check a post when it
-- expires.

-- The status of a request that was pending or accepted, but not reserved, when the food expired.
ALTER TYPE food_request_status ADD VALUE 'EXPIRED';

-- The donor of the post, set by a trigger (`Functions/food_requests.sql`). With it, an index finds the requests to a donor.
ALTER TABLE food_request ADD COLUMN donor_id bigint REFERENCES account;
ALTER TABLE food_request DISABLE TRIGGER USER;
UPDATE food_request SET donor_id = food_post.donor_id FROM food_post WHERE food_post.id = food_request.food_post_id;
ALTER TABLE food_request ENABLE TRIGGER USER;
ALTER TABLE food_request ALTER COLUMN donor_id SET NOT NULL;

CREATE INDEX food_request_donor ON food_request (donor_id, created_at, id);
CREATE INDEX food_request_donor_status ON food_request (donor_id, status, created_at, id);
CREATE INDEX food_request_post_newest ON food_request (food_post_id, created_at, id);
-- For the requests of one receiver for a post.
CREATE INDEX food_request_post_receiver ON food_request (food_post_id, receiver_id, created_at, id);

-- Receivers who have asked for the contact and the exact location of a post, and can see them since then. No other user can see this list.
CREATE TABLE food_post_contact_view (
    food_post_id bigint NOT NULL REFERENCES food_post ON DELETE CASCADE,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (food_post_id, account_id)
);

CREATE INDEX food_post_contact_view_account ON food_post_contact_view (account_id, created_at);

-- For deleting the notifications about a request when the account of either side is deleted.
CREATE INDEX notification_food_request ON notification (object_id) WHERE object_type = 'food_request';

-- The times at which servers check posts. The first check reminds the people concerned that the food expires soon. The last check ends the
-- open requests and deletes the row. Triggers maintain the table (`Functions/food_post_schedules.sql`).
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

-- The contact of a deleted post is erased, even if its donor still has an account.
ALTER TABLE food_post DROP CONSTRAINT food_post_contact_name_check,
    ADD CONSTRAINT food_post_contact_name_length CHECK (length(contact_name) <= 200 AND (length(contact_name) > 0 OR deleted_at IS NOT NULL));
