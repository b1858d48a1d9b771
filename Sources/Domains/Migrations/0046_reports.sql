-- A single report does not restrict an account. An administrator's decision does, and so do three qualified reports within a week
-- (`Functions/account_reviews.sql`).

CREATE TYPE account_restriction AS ENUM ('ADMINISTRATOR', 'REPORTS');

-- The time at which an administrator restricted the account, if any. Restrictions by reports are not stored. They follow from the reports,
-- so they end when the reporters are deleted.
ALTER TABLE account ADD COLUMN restricted_at timestamptz;

-- Whether the reporter was independent of the account, and the account had dealt with the reporter before the report. A trigger sets it.
-- Reports from before this migration do not qualify.
ALTER TABLE report ADD COLUMN qualifies boolean NOT NULL DEFAULT false;

-- The time at which the donor accepted. It stays when the request ends with another status. Triggers set it
-- (`Functions/food_requests.sql`).
ALTER TABLE food_request ADD COLUMN accepted_at timestamptz;

-- Open reports by reporters who have not been deleted or disabled. `mailbox` is the reporter's address without a tag after a plus sign, so
-- that one mailbox counts once. Programs older than this migration still write `account.is_under_review`, and a later migration drops the
-- column.
CREATE VIEW active_report AS
SELECT report.id, report.account_id, report.created_at, report.qualifies, regexp_replace(reporter.email, '\+[^@]*@', '@') AS mailbox
FROM report JOIN account AS reporter ON reporter.id = report.reporter_id
WHERE report.status = 'OPEN' AND reporter.status = 'ACTIVE';
