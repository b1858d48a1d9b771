-- Revision 2.

-- Drops e-mails, notifications and links for an account that is deleted. The lock waits for a deletion in progress. So a transaction that
-- read the name or the address before the deletion cannot store them after it.
CREATE OR REPLACE FUNCTION skip_deleted_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.account_id IS NOT NULL THEN
        PERFORM FROM account WHERE id = NEW.account_id AND status <> 'DELETED' FOR KEY SHARE;
        IF NOT FOUND THEN RETURN NULL; END IF;
    END IF;
    -- An e-mail to another person may name its sender.
    IF TG_TABLE_NAME = 'email_outbox' THEN
        IF NEW.sender_id IS NOT NULL THEN
            PERFORM FROM account WHERE id = NEW.sender_id AND status <> 'DELETED' FOR KEY SHARE;
            IF NOT FOUND THEN RETURN NULL; END IF;
        END IF;
    END IF;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER email_outbox_of_present BEFORE INSERT ON email_outbox FOR EACH ROW EXECUTE FUNCTION skip_deleted_accounts();
CREATE OR REPLACE TRIGGER notification_of_present BEFORE INSERT ON notification FOR EACH ROW EXECUTE FUNCTION skip_deleted_accounts();
CREATE OR REPLACE TRIGGER email_confirmation_of_present BEFORE INSERT ON email_confirmation FOR EACH ROW EXECUTE FUNCTION skip_deleted_accounts();
CREATE OR REPLACE TRIGGER identity_confirmation_of_present BEFORE INSERT ON identity_confirmation
    FOR EACH ROW EXECUTE FUNCTION skip_deleted_accounts();

-- The reason of an open report outlives its author's account, because an administrator must be able to judge it. It is deleted when the
-- report is decided.
CREATE OR REPLACE FUNCTION forget_reason_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM account WHERE id = NEW.reporter_id AND status = 'DELETED') THEN NEW.reason := ''; END IF;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER report_settled BEFORE UPDATE OF status ON report
    FOR EACH ROW WHEN (OLD.status = 'OPEN' AND NEW.status <> 'OPEN') EXECUTE FUNCTION forget_reason_of_deleted();

-- Audit entries never change, except that the name that a client chose for its request can be erased.
CREATE OR REPLACE FUNCTION refuse_request_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'client_request_id of an audit entry can only be erased' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE OR REPLACE TRIGGER audit_entry_kept BEFORE UPDATE OF client_request_id ON audit_entry
    FOR EACH ROW WHEN (NEW.client_request_id IS NOT NULL) EXECUTE FUNCTION refuse_request_name();

-- Programs from before migration 0044 write the name of an API key into the audit. Drop this one version after the last of them.
CREATE OR REPLACE FUNCTION forget_key_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.details := NEW.details - 'name';
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER audit_entry_of_key BEFORE INSERT ON audit_entry
    FOR EACH ROW WHEN (NEW.action = 'createApiKey' AND NEW.details ? 'name') EXECUTE FUNCTION forget_key_name();
