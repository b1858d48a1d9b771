-- Revision 2.

-- Hides the posts of a donor whose account is disabled or deleted, and shows them again when it is enabled.
CREATE OR REPLACE FUNCTION food_post_donor_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE food_post SET donor_is_active = (NEW.status = 'ACTIVE') WHERE donor_id = NEW.id;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER account_food_posts_shown AFTER UPDATE OF status ON account
    FOR EACH ROW WHEN ((OLD.status = 'ACTIVE') <> (NEW.status = 'ACTIVE')) EXECUTE FUNCTION food_post_donor_changed();

-- The locks make disabling an account wait for posts that are being added, and the other way round.
CREATE OR REPLACE FUNCTION food_post_donor_checked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM account WHERE id IN (SELECT donor_id FROM inserted) ORDER BY id FOR SHARE;
    UPDATE food_post SET donor_is_active = false
    FROM inserted JOIN account ON account.id = inserted.donor_id
    WHERE food_post.id = inserted.id AND account.status <> 'ACTIVE';
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER food_post_donor_checked AFTER INSERT ON food_post
    REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION food_post_donor_checked();
