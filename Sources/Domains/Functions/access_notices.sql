-- Revision 2.

-- Servers cache the owners of tokens. Every change to them is sent to all servers when it is committed. The notice has the numbers of the
-- account and of the transaction, and each server confirms it under this text.
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
