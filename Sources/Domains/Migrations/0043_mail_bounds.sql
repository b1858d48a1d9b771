-- The times at which each recipient was last sent each kind of e-mail, for the limits in `EmailRule`. The rows remain when e-mails or
-- accounts are deleted. A subject is the SHA-256 of a kind, a recipient and optionally a sender.
CREATE TABLE email_tally (
    subject bytea PRIMARY KEY CHECK (octet_length(subject) = 32),
    sent_at timestamptz[] NOT NULL,
    expires_at timestamptz NOT NULL
);

CREATE INDEX email_tally_expires ON email_tally (expires_at);

-- The object of an e-mail. Until a server takes the e-mail, a newer one about the same object replaces it.
ALTER TABLE email_outbox ADD COLUMN gathering text CHECK (length(gathering) BETWEEN 1 AND 100);

CREATE UNIQUE INDEX email_outbox_gathering ON email_outbox (gathering, account_id) WHERE state = 'WAITING' AND attempts = 0;

-- `notify_by_email` is false until a person turns it on, but e-mails about food requests are sent until a person turns them off.
ALTER TABLE account ADD COLUMN notify_food_requests_by_email boolean NOT NULL DEFAULT true;

UPDATE account SET notify_food_requests_by_email = false
WHERE NOT notify_by_email AND id IN (
    SELECT actor_id FROM audit_entry WHERE action = 'setNotificationPreferences' AND details ->> 'byEmail' = 'false'
);
