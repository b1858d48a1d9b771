-- Revision 1.

-- Servers remember for a while who a token belongs to. Whatever changes that is told to all of them, when it is committed: the number of the
-- account and that of the transaction, under which each server confirms that it has heard.
CREATE OR REPLACE FUNCTION tell_access_changed(account_id bigint) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    notice text := account_id || ' ' || pg_current_xact_id();
BEGIN
    PERFORM pg_notify('cupboard_access', notice);
    RETURN notice;
END
$$;

CREATE OR REPLACE FUNCTION tell_access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
    PERFORM tell_access_changed((changed ->> TG_ARGV[0])::bigint);
    RETURN NULL;
END
$$;
