-- People's texts are deleted with their account.

-- The stars stay for the donor, without the comment of the deleted author.
ALTER TABLE food_feedback
    DROP CONSTRAINT food_feedback_comment_check,
    ADD CONSTRAINT food_feedback_comment_check CHECK (length(comment) <= 1000);

-- Deleting an account drops all e-mails to its address, including e-mails that other accounts caused.
CREATE INDEX email_outbox_recipient ON email_outbox (recipient) WHERE recipient IS NOT NULL;

-- The name of a key is in `api_key` and is deleted with the key. The audit log identifies the key by its id.
UPDATE audit_entry SET details = details - 'name' WHERE action = 'createApiKey' AND details ? 'name';

-- Erases the texts of accounts that were deleted before this migration.
DELETE FROM app_feedback USING account WHERE account.id = app_feedback.author_id AND account.status = 'DELETED';
ALTER TABLE food_feedback DISABLE TRIGGER USER;
UPDATE food_feedback SET comment = '' FROM account WHERE account.id = food_feedback.author_id AND account.status = 'DELETED';
ALTER TABLE food_feedback ENABLE TRIGGER USER;
UPDATE report SET reason = '' FROM account
WHERE account.id = report.reporter_id AND account.status = 'DELETED' AND report.status <> 'OPEN' AND report.reason <> '';
UPDATE audit_entry SET client_request_id = NULL FROM account
WHERE account.id = audit_entry.actor_id AND account.status = 'DELETED' AND audit_entry.client_request_id IS NOT NULL;
