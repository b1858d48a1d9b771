-- What signing in takes besides an account and its sessions: how often it failed, one-time tokens for a new password, identities that others
-- vouch for; and where an account is, as far as everybody may know.

-- Grows with every new password, so that whoever was checked against an older one is not let in with it.
ALTER TABLE account ADD COLUMN password_version integer NOT NULL DEFAULT 0;

-- How often something was tried: wrong passwords for an e-mail or from an address, accounts from an address. Nothing says for whom, and what is
-- counted for an e-mail is counted whether or not somebody has an account with it. A row that has expired counts for nothing.
CREATE TABLE attempt (
    subject bytea PRIMARY KEY CHECK (length(subject) = 32),
    count integer NOT NULL CHECK (count > 0),
    expires_at timestamptz NOT NULL
);

CREATE INDEX attempt_expiry ON attempt (expires_at);

-- Of a token only the digest is stored.
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

-- Who somebody is at a provider; issuer and subject together name one person for ever.
CREATE TABLE account_identity (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 300),
    subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
    provider text NOT NULL CHECK (length(provider) BETWEEN 1 AND 64),
    -- What the public profile showed; nobody fetches it.
    picture_url text CHECK (length(picture_url) BETWEEN 1 AND 2000),
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (issuer, subject)
);

CREATE INDEX account_identity_account ON account_identity (account_id, id);

-- Finds the nearest place of the gazetteer.
CREATE INDEX place_point ON place USING gist (earth_point(latitude, longitude));

-- What everybody may know of an exact place: the nearest place of the gazetteer, with its middle. All NULL where none is near, or where the
-- address names none and there are no coordinates.
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
