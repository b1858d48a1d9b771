-- Revision 1.

-- The address without what mail servers ignore: a tag such as `+news`, and at Google also dots and the name of the domain. Addresses of one
-- mailbox have the same result. `EmailAddress.mailbox` does the same in the program.
CREATE OR REPLACE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
    CASE WHEN split_part(email, '@', 2) IN ('gmail.com', 'googlemail.com')
        THEN replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
        ELSE regexp_replace(email, '\+[^@]*@', '@')
    END;

-- The key of an address in `restricted_mailbox`.
CREATE OR REPLACE FUNCTION mailbox_digest(email text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN sha256(convert_to(mailbox_of(email), 'UTF8'));

-- Restricts an account that gets the mailbox of an account which was deleted while it was restricted.
CREATE OR REPLACE FUNCTION keep_restriction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM restricted_mailbox WHERE digest = mailbox_digest(NEW.email) AND expires_at > now()) THEN
        NEW.restricted_at := coalesce(NEW.restricted_at, now());
    END IF;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER account_keeps_restriction BEFORE INSERT OR UPDATE OF email ON account
    FOR EACH ROW WHEN (NEW.email IS NOT NULL) EXECUTE FUNCTION keep_restriction();
