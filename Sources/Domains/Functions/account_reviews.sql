-- Revision 2.

-- The last time that an account dealt with its reporter. Only acts of the reported account count, because attackers can do everything else
-- alone with any number of accounts. The acts are: it accepted the reporter's food request, requested the reporter's food, or left feedback
-- on it.
CREATE OR REPLACE FUNCTION last_dealing(reported bigint, reporter bigint, until timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT max(dealing.moment) FROM (
        SELECT coalesce(accepted_at, CASE WHEN status IN ('ACCEPTED', 'RESERVED', 'CANCELLED') THEN updated_at END)
        FROM food_request WHERE receiver_id = reporter AND donor_id = reported
        UNION ALL
        SELECT created_at FROM food_request WHERE receiver_id = reported AND donor_id = reporter
        UNION ALL
        SELECT feedback.created_at FROM food_feedback AS feedback JOIN food_post AS post ON post.id = feedback.food_post_id
        WHERE feedback.author_id = reported AND post.donor_id = reporter
    ) AS dealing (moment) WHERE dealing.moment <= until
$$;

-- A report qualifies if its reporter's account is older than a week and has a confirmed address, and the reported account has dealt with
-- it. After an administrator has dismissed a report, its reporter needs a newer dealing.
CREATE OR REPLACE FUNCTION report_qualified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.qualifies := EXISTS (
        SELECT FROM account AS reporter
        WHERE reporter.id = NEW.reporter_id AND reporter.email IS NOT NULL AND reporter.email_verified
            AND reporter.created_at < NEW.created_at - interval '7 days'
    ) AND coalesce(
        last_dealing(NEW.account_id, NEW.reporter_id, NEW.created_at) > coalesce((
            SELECT max(resolved_at) FROM report
            WHERE account_id = NEW.account_id AND reporter_id = NEW.reporter_id AND status = 'DISMISSED'
        ), '-infinity'), false
    );
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER report_qualified BEFORE INSERT ON report FOR EACH ROW EXECUTE FUNCTION report_qualified();

-- Whether qualified reports from three mailboxes came within a week. Their age does not matter, because an administrator still has to
-- decide.
CREATE OR REPLACE FUNCTION is_restricted_by_reports(reported bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN EXISTS (
        SELECT FROM active_report AS last
        WHERE last.account_id = reported AND last.qualifies AND 3 <= (
            SELECT count(DISTINCT other.mailbox) FROM active_report AS other
            WHERE other.account_id = reported AND other.qualifies
                AND other.created_at BETWEEN last.created_at - interval '7 days' AND last.created_at
        )
    );
END
$$;

-- The reason why an account may not begin anything new, or NULL. Takes columns of the account's row.
CREATE OR REPLACE FUNCTION restriction_of(number bigint, restricted_at timestamptz) RETURNS account_restriction LANGUAGE plpgsql STABLE AS $$
BEGIN
    IF restricted_at IS NOT NULL THEN RETURN 'ADMINISTRATOR'; END IF;
    IF is_restricted_by_reports(number) THEN RETURN 'REPORTS'; END IF;
    RETURN NULL;
END
$$;
