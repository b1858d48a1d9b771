-- What people have written leaves the database with their account.

-- Stars stay for the donor, and lose their words with their author.
ALTER TABLE food_feedback
    DROP CONSTRAINT food_feedback_comment_check,
    ADD CONSTRAINT food_feedback_comment_check CHECK (length(comment) <= 1000);

-- Deleting an account withdraws the e-mails to its address, whoever caused them.
CREATE INDEX email_outbox_recipient ON email_outbox (recipient) WHERE recipient IS NOT NULL;

-- A key's name stands in `api_key` and goes with it; the audit names the key by its id.
UPDATE audit_entry SET details = details - 'name' WHERE action = 'createApiKey' AND details ? 'name';

-- Accounts that were deleted before.
DELETE FROM app_feedback USING account WHERE account.id = app_feedback.author_id AND account.status = 'DELETED';
ALTER TABLE food_feedback DISABLE TRIGGER USER;
UPDATE food_feedback SET comment = '' FROM account WHERE account.id = food_feedback.author_id AND account.status = 'DELETED';
ALTER TABLE food_feedback ENABLE TRIGGER USER;
UPDATE report SET reason = '' FROM account
WHERE account.id = report.reporter_id AND account.status = 'DELETED' AND report.status <> 'OPEN' AND report.reason <> '';
UPDATE audit_entry SET client_request_id = NULL FROM account
WHERE account.id = audit_entry.actor_id AND account.status = 'DELETED' AND audit_entry.client_request_id IS NOT NULL;
