-- Revision 1.

-- Deletes the photo of a post that is deleted but keeps its row for its requests. It does not matter who deletes the post: its donor, an
-- administrator, or an older version of the program.
CREATE OR REPLACE FUNCTION food_post_photo_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM food_post_photo WHERE food_post_id = NEW.id;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER food_post_photo_erased AFTER UPDATE OF deleted_at ON food_post
    FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION food_post_photo_erased();
