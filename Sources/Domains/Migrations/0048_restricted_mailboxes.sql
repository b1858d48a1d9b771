-- Mailboxes of accounts that were deleted while they were restricted. A new account with the same mailbox is restricted from the start, so
-- that signing up again does not end a restriction. A row lasts a year, or until an administrator lifts the restriction.
CREATE TABLE restricted_mailbox (
    -- The SHA-256 of `mailbox_of(email)`.
    digest bytea PRIMARY KEY CHECK (octet_length(digest) = 32),
    expires_at timestamptz NOT NULL
);

CREATE INDEX restricted_mailbox_expires ON restricted_mailbox (expires_at);

-- The mailbox is the same as in `mailbox_of` (`Functions/mailboxes.sql`). The view does not call the function, because functions are
-- created after migrations.
CREATE OR REPLACE VIEW active_report AS
SELECT report.id, report.account_id, report.created_at, report.qualifies,
    CASE WHEN split_part(reporter.email, '@', 2) IN ('gmail.com', 'googlemail.com')
        THEN replace(split_part(split_part(reporter.email, '@', 1), '+', 1), '.', '') || '@gmail.com'
        ELSE regexp_replace(reporter.email, '\+[^@]*@', '@')
    END AS mailbox
FROM report JOIN account AS reporter ON reporter.id = report.reporter_id
WHERE report.status = 'OPEN' AND reporter.status = 'ACTIVE';
