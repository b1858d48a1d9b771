-- Photos of accounts. An account has at most one photo, and a new photo replaces it.
-- `name` is the last part of the photo's URL. It is random, so that photos cannot be found by guessing. Each photo gets a new name, so a
-- URL always returns the same photo or nothing. `bytes` is stored out of line and uncompressed, because photos are already compressed.
-- Queries for the existence or the size of a photo do not read it.

CREATE TABLE photo (
    account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    name text NOT NULL UNIQUE CHECK (name ~ '^[A-Za-z0-9_-]{22}$'),
    media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp')),
    width integer NOT NULL CHECK (width > 0),
    height integer NOT NULL CHECK (height > 0),
    bytes bytea NOT NULL CHECK (length(bytes) > 0),
    created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE photo ALTER COLUMN bytes SET STORAGE EXTERNAL;
