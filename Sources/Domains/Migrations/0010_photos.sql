-- The photo that an account shows of itself: one at most, and a new one takes the old one's place.
-- `name` is what its address ends in: random, so that nobody finds photos by trying, and another for each photo, so that what an address once
-- showed it shows for ever, or nothing. `bytes` is out of line and uncompressed, as pictures are already: who asks whether a photo is there, or
-- how large, does not read it.

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
