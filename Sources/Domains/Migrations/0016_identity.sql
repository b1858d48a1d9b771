-- Confirmation of e-mail addresses, log-ins through providers that require more than an address, and one form for every address.

-- Links that confirm an account's e-mail address, because only a reader of its mail can open one. Only a digest of the token is stored.
-- Using a link deletes its row.
CREATE TABLE email_confirmation (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    digest bytea NOT NULL UNIQUE CHECK (length(digest) = 32),
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    -- The address that the link confirms. It does not confirm a later address of the account.
    email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    CONSTRAINT email_confirmation_expires_later CHECK (expires_at > created_at)
);

CREATE INDEX email_confirmation_account ON email_confirmation (account_id, id);
CREATE INDEX email_confirmation_expiry ON email_confirmation (expires_at);

-- Links that add a person's identity at a provider to an account with the same e-mail address and without a password. A link is valid for
-- one identity only.
CREATE TABLE identity_confirmation (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    digest bytea NOT NULL UNIQUE CHECK (length(digest) = 32),
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 300),
    subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    CONSTRAINT identity_confirmation_expires_later CHECK (expires_at > created_at)
);

CREATE INDEX identity_confirmation_account ON identity_confirmation (account_id, id);
CREATE INDEX identity_confirmation_expiry ON identity_confirmation (expires_at);

-- Identity tokens that have started a session. A token can start only one. A digest of the signed part is stored until the token expires.
CREATE TABLE used_identity_token (
    digest bytea PRIMARY KEY CHECK (length(digest) = 32),
    expires_at timestamptz NOT NULL
);

CREATE INDEX used_identity_token_expiry ON used_identity_token (expires_at);

-- Until now, a provider's statement about an e-mail address gave access to the account with that address. Identities that may have been
-- linked to administrators' accounts in this way are deleted. The administrators log in with their password.
DELETE FROM account_identity USING account
WHERE account.id = account_identity.account_id AND account.is_admin AND account.password_hash IS NOT NULL;

-- Servers also cache whether the e-mail address is confirmed, so they are notified of that change, too.
DROP TRIGGER account_access_changed ON account;
CREATE TRIGGER account_access_changed AFTER UPDATE OF roles, is_admin, status, language, time_zone, email_verified ON account
    FOR EACH ROW WHEN ((OLD.roles, OLD.is_admin, OLD.status, OLD.language, OLD.time_zone, OLD.email_verified)
        IS DISTINCT FROM (NEW.roles, NEW.is_admin, NEW.status, NEW.language, NEW.time_zone, NEW.email_verified))
    EXECUTE FUNCTION tell_access_changed('id');

-- E-mail addresses are stored in one form: lowercase, composed, with the domain in Unicode. Until now, a domain in Punycode (`xn--`) was
-- stored as typed. It is decoded if the result is a valid domain name.
CREATE FUNCTION pg_temp.unicode_label(label text) RETURNS text LANGUAGE plpgsql AS $$
-- RFC 3492, section 6.2.
DECLARE
    digits text := substr(label, 5);
    basic_end integer := length(digits) - position('-' IN reverse(digits));
    points integer[] := '{}';
    n bigint := 128;
    i bigint := 0;
    bias integer := 72;
    at integer;
    old_i bigint;
    w bigint;
    k integer;
    digit integer;
    t integer;
    delta bigint;
    decoded text;
BEGIN
    IF label NOT LIKE 'xn--%' OR digits = '' THEN RETURN label; END IF;
    IF position('-' IN digits) = 0 THEN
        at := 1;
    ELSE
        FOR k IN 1..basic_end LOOP points := points || ascii(substr(digits, k, 1)); END LOOP;
        at := basic_end + 2;
    END IF;
    WHILE at <= length(digits) LOOP
        old_i := i;
        w := 1;
        k := 36;
        LOOP
            IF at > length(digits) THEN RETURN label; END IF;
            digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(digits, at, 1)) - 1;
            IF digit < 0 THEN RETURN label; END IF;
            at := at + 1;
            i := i + digit * w;
            t := greatest(1, least(26, k - bias));
            EXIT WHEN digit < t;
            w := w * (36 - t);
            k := k + 36;
            IF i > 100000000 OR w > 100000000 THEN RETURN label; END IF;
        END LOOP;
        delta := (i - old_i) / CASE WHEN old_i = 0 THEN 700 ELSE 2 END;
        delta := delta + delta / (cardinality(points) + 1);
        k := 0;
        WHILE delta > 455 LOOP
            delta := delta / 35;
            k := k + 36;
        END LOOP;
        bias := (k + 36 * delta / (delta + 38))::integer;
        n := n + i / (cardinality(points) + 1);
        i := i % (cardinality(points) + 1);
        IF n > 1114111 OR n BETWEEN 55296 AND 57343 THEN RETURN label; END IF;
        points := points[:i::integer] || n::integer || points[i::integer + 1:];
        i := i + 1;
    END LOOP;
    SELECT string_agg(chr(point), '' ORDER BY place) INTO decoded FROM unnest(points) WITH ORDINALITY AS given (point, place);
    IF decoded !~ '^[[:alnum:]-]+$' OR decoded IS NOT NFC NORMALIZED OR decoded <> lower(decoded) THEN RETURN label; END IF;
    RETURN decoded;
END
$$;

CREATE TEMPORARY TABLE one_form ON COMMIT DROP AS
SELECT id, email, normalize(lower(
    split_part(email, '@', 1) || '@' || (
        SELECT string_agg(pg_temp.unicode_label(label), '.' ORDER BY place)
        FROM unnest(string_to_array(split_part(lower(email), '@', 2), '.')) WITH ORDINALITY AS parts (label, place)
    )
), NFC) AS form
FROM account WHERE email IS NOT NULL;

-- A migration cannot decide which of two accounts of one person keeps the address, so it fails.
DO $$
DECLARE
    doubles text;
BEGIN
    SELECT string_agg(numbers, '; ') INTO doubles FROM (
        SELECT string_agg(id::text, ', ' ORDER BY id) AS numbers FROM one_form GROUP BY form HAVING count(*) > 1 ORDER BY min(id) LIMIT 20
    ) AS groups;
    IF doubles IS NOT NULL THEN
        RAISE EXCEPTION 'Accounts have the same e-mail in different forms: %.', doubles
            USING HINT = 'Give all but one of each group another e-mail, or delete them, then migrate again.';
    END IF;
END
$$;

UPDATE account SET email = form FROM one_form WHERE one_form.id = account.id AND account.email <> form;

ALTER TABLE account ADD CONSTRAINT account_email_form CHECK (email IS NFC NORMALIZED AND email = lower(email));
