-- The photo of a food post: at most one. It is stored as the photo of an account is: `name` is the random end of its address, and `bytes` is
-- out of line and uncompressed. It is visible where the post is, and a trigger deletes it with the post (`food_post_photos.sql`).
CREATE TABLE food_post_photo (
    food_post_id bigint PRIMARY KEY REFERENCES food_post ON DELETE CASCADE,
    name text NOT NULL UNIQUE CHECK (name ~ '^[A-Za-z0-9_-]{22}$'),
    media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp')),
    width integer NOT NULL CHECK (width > 0),
    height integer NOT NULL CHECK (height > 0),
    bytes bytea NOT NULL CHECK (length(bytes) > 0),
    created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE food_post_photo ALTER COLUMN bytes SET STORAGE EXTERNAL;
