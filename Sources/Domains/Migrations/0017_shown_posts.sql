-- A post is visible while it is not deleted and its donor's account is active. One column stores this, so that indexes can use it.

ALTER TABLE food_post
    -- Whether the donor's account is active. Triggers maintain it (`food_post_donors.sql`), and application code never writes it.
    ADD COLUMN donor_is_active boolean NOT NULL DEFAULT true;

UPDATE food_post SET donor_is_active = false FROM account WHERE account.id = food_post.donor_id AND account.status <> 'ACTIVE';

-- Posts of disabled accounts must no longer be found. The trigger that ensures this from now on is created below.
UPDATE search_entry SET found_until = '-infinity'
FROM food_post WHERE search_entry.domain = 'DONATIONS' AND food_post.id = search_entry.id AND NOT food_post.donor_is_active;

ALTER TABLE food_post
    ADD COLUMN is_shown boolean NOT NULL GENERATED ALWAYS AS (deleted_at IS NULL AND donor_is_active) STORED;

DROP INDEX food_post_newest, food_post_quantity, food_post_expires, food_post_type_newest, food_post_type_quantity, food_post_type_expires,
    food_post_available_quantity, food_post_area_point, food_post_search, food_post_donor_newest, food_post_donor_available;

CREATE INDEX food_post_newest ON food_post (created_at, id, available_quantity, expires_at) WHERE is_shown;
CREATE INDEX food_post_quantity ON food_post (quantity, id, available_quantity, expires_at) WHERE is_shown;
CREATE INDEX food_post_expires ON food_post (expires_at, id, available_quantity) WHERE is_shown;
CREATE INDEX food_post_type_newest ON food_post (food_type, created_at, id, available_quantity, expires_at) WHERE is_shown;
CREATE INDEX food_post_type_quantity ON food_post (food_type, quantity, id, available_quantity, expires_at) WHERE is_shown;
CREATE INDEX food_post_type_expires ON food_post (food_type, expires_at, id, available_quantity) WHERE is_shown;
CREATE INDEX food_post_available_quantity ON food_post (available_quantity, id) WHERE is_shown;
CREATE INDEX food_post_area_point ON food_post USING gist (area_point) WHERE is_shown;
CREATE INDEX food_post_search ON food_post USING gin (search) WHERE is_shown;
CREATE INDEX food_post_donor_newest ON food_post (donor_id, created_at, id) WHERE is_shown;
CREATE INDEX food_post_donor_available ON food_post (donor_id, expires_at) WHERE is_shown AND available_quantity > 0;

DROP TRIGGER food_post_found_anew ON food_post;
CREATE TRIGGER food_post_found_anew AFTER UPDATE ON food_post
    FOR EACH ROW WHEN (
        (OLD.search, OLD.is_shown, OLD.available_quantity > 0, OLD.expires_at)
        IS DISTINCT FROM (NEW.search, NEW.is_shown, NEW.available_quantity > 0, NEW.expires_at)
    ) EXECUTE FUNCTION search_entry_changed('DONATIONS');

ANALYZE food_post;
