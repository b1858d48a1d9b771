-- Secrets and personal data are deleted when they are no longer needed. Indexes find them by age.

-- An e-mail with a secret is not sent after the secret expires. Its body is then erased, even if it was not sent. E-mails to other people
-- are deleted with the account of their sender (`sender_id`), which is NULL if the sender is the recipient.
ALTER TABLE email_outbox
    ADD COLUMN expires_at timestamptz,
    ADD COLUMN sender_id bigint REFERENCES account ON DELETE CASCADE,
    DROP CONSTRAINT email_outbox_check1,
    ADD CONSTRAINT email_outbox_text CHECK (CASE state WHEN 'SENT' THEN body IS NULL WHEN 'FAILED' THEN true ELSE body IS NOT NULL END);

UPDATE email_outbox SET expires_at = created_at + interval '45 minutes' WHERE template = 'password_reset' AND body IS NOT NULL;

CREATE INDEX email_outbox_expiry ON email_outbox (expires_at) WHERE expires_at IS NOT NULL AND body IS NOT NULL;
CREATE INDEX email_outbox_sender ON email_outbox (sender_id) WHERE sender_id IS NOT NULL;

-- The texts of a report are erased a year after the decision. The report and the decision stay.
ALTER TABLE report
    DROP CONSTRAINT report_reason_check,
    ADD CONSTRAINT report_reason CHECK (length(reason) <= 1000 AND (reason <> '' OR status <> 'OPEN'));

CREATE INDEX report_worded ON report (resolved_at) WHERE resolved_at IS NOT NULL AND (reason <> '' OR note IS NOT NULL);

-- The search for accounts ignores diacritical marks, whether they are composed or not.
DROP INDEX account_search;

CREATE FUNCTION without_marks(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f]', '', 'g');

CREATE OR REPLACE FUNCTION account_search_text(name text, email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN without_marks(name || ' ' || coalesce(email, ''));

CREATE OR REPLACE FUNCTION account_search_pattern(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN '%' || regexp_replace(without_marks(btrim(typed)), '([%_\\])', '\\\1', 'g') || '%';

CREATE INDEX account_search ON account USING gin (account_search_text(name, email) gin_trgm_ops);

CREATE INDEX notification_read ON notification (created_at) WHERE read_at IS NOT NULL;
CREATE INDEX notification_age ON notification (created_at);
CREATE INDEX referral_age ON referral (created_at);

-- Whether an account is active.
CREATE FUNCTION is_active(status account_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN status = 'ACTIVE';

COMMENT ON COLUMN referral.recipient_digest IS
    'The SHA-256 of the address that was invited: it keeps the same person from inviting it twice, and many from inviting it within a day. '
    'Whoever knows an address can compare, so it is personal data still: it goes a year later, or with the account that has invited.';
