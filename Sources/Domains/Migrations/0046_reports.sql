-- A report alone restricts no account. An administrator's decision does, and so do three qualified reports within a week
-- (`Functions/account_reviews.sql`).

CREATE TYPE account_restriction AS ENUM ('ADMINISTRATOR', 'REPORTS');

-- When an administrator restricted the account; NULL while none has. Restrictions by reports are not stored: they follow from the reports, so that they
-- end with their reporters.
ALTER TABLE account ADD COLUMN restricted_at timestamptz;

-- Whether its reporter was independent of it and had dealt with the account when it was made; set by a trigger. Earlier reports do not count.
ALTER TABLE report ADD COLUMN qualifies boolean NOT NULL DEFAULT false;

-- When the donor accepted, which stays known when the request ends otherwise; set by triggers (`Functions/food_requests.sql`).
ALTER TABLE food_request ADD COLUMN accepted_at timestamptz;

-- Open reports by reporters who have not been deleted or disabled. `mailbox` is the reporter's address without a tag after a plus sign, so that
-- one mailbox counts once. Programs of before this migration still write
-- `account.is_under_review`; a later migration drops the column.
CREATE VIEW active_report AS
SELECT report.id, report.account_id, report.created_at, report.qualifies, regexp_replace(reporter.email, '\+[^@]*@', '@') AS mailbox
FROM report JOIN account AS reporter ON reporter.id = report.reporter_id
WHERE report.status = 'OPEN' AND reporter.status = 'ACTIVE';
