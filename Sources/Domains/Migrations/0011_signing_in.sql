-- Log-ins: failed attempts, one-time tokens for a new password, and identities at other providers. Also the public area of an account.

-- Increases with every new password, so that a log-in fails if its password was checked before the change.
ALTER TABLE account ADD COLUMN password_version integer NOT NULL DEFAULT 0;

-- Numbers of attempts: wrong passwords for an e-mail address or from a client's address, and sign-ups from a client's address. `subject` is
-- a digest and does not reveal the address. Attempts for an e-mail address count whether or not it has an account. Expired rows do not
-- count.
CREATE TABLE attempt (
    subject bytea PRIMARY KEY CHECK (length(subject) = 32),
    count integer NOT NULL CHECK (count > 0),
    expires_at timestamptz NOT NULL
);

CREATE INDEX attempt_expiry ON attempt (expires_at);

-- Links to reset a password. Only a digest of the token is stored.
CREATE TABLE password_reset (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    digest bytea NOT NULL UNIQUE CHECK (length(digest) = 32),
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
    used_at timestamptz
);

CREATE INDEX password_reset_account ON password_reset (account_id, id);
CREATE INDEX password_reset_expiry ON password_reset (expires_at);

-- Identities of accounts at providers. Issuer and subject together always identify the same person.
CREATE TABLE account_identity (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 300),
    subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
    provider text NOT NULL CHECK (length(provider) BETWEEN 1 AND 64),
    -- The picture in the public profile at the provider. The server never fetches it.
    picture_url text CHECK (length(picture_url) BETWEEN 1 AND 2000),
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (issuer, subject)
);

CREATE INDEX account_identity_account ON account_identity (account_id, id);

-- For finding the nearest place in the gazetteer.
CREATE INDEX place_point ON place USING gist (earth_point(latitude, longitude));

-- The public area of an exact place: the nearest place in the gazetteer, with its centre. All columns are NULL if no place is near, or if
-- the address has no known place and there are no coordinates.
CREATE FUNCTION public_area(
    address text, latitude double precision, longitude double precision,
    OUT area text, OUT area_latitude double precision, OUT area_longitude double precision
) LANGUAGE plpgsql STABLE AS $$
DECLARE
    point cube;
BEGIN
    point := coalesce(earth_point(latitude, longitude), address_point(address));
    SELECT concat_ws(', ', place.name, town.name), area_degrees(place.latitude), area_degrees(place.longitude)
    INTO area, area_latitude, area_longitude
    FROM place LEFT JOIN place AS town ON town.id = place.town_id
    WHERE earth_point(place.latitude, place.longitude) <@ kilometres_around(point, 50)
    ORDER BY earth_point(place.latitude, place.longitude) <-> point, place.id
    LIMIT 1;
EXCEPTION WHEN SQLSTATE 'CB001' THEN
    RETURN;
END
$$;
