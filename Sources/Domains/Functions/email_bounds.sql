-- Revision 3.

-- Whether an account wants e-mails of a preference in `EmailRule`. True without a preference.
CREATE OR REPLACE FUNCTION wants_email(owner account, preference text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
    CASE preference
        WHEN 'PLANNED_MEALS' THEN owner.notify_planned_meals AND owner.notify_by_email
        WHEN 'RECIPE_SUGGESTIONS' THEN owner.notify_recipe_suggestions AND owner.notify_by_email
        WHEN 'FOOD_REMINDERS' THEN owner.notify_donations AND owner.notify_by_email
        WHEN 'FOOD_REQUESTS' THEN owner.notify_food_requests_by_email
        ELSE true
    END;

-- Counts an e-mail against some limits: for each subject a maximum number in a number of days. If any limit is reached, returns false and
-- counts nothing. Transactions that count the same subject wait for each other, so concurrent ones cannot exceed a limit.
CREATE OR REPLACE FUNCTION count_email(subjects text[], mosts bigint[], days bigint[], considered boolean[]) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
    -- Locks all rows, always in the same order.
    INSERT INTO email_tally AS known (subject, sent_at, expires_at)
    SELECT sha256(convert_to(bound.name, 'UTF8')) AS digest, '{}', now() + max(bound.length) * interval '1 day'
    FROM unnest(subjects, days, considered) AS bound (name, length, applies)
    WHERE bound.applies GROUP BY bound.name ORDER BY digest
    ON CONFLICT (subject) DO UPDATE SET expires_at = greatest(known.expires_at, excluded.expires_at);
    IF EXISTS (
        SELECT FROM unnest(subjects, mosts, days, considered) AS bound (name, most, length, applies)
        JOIN email_tally AS known ON known.subject = sha256(convert_to(bound.name, 'UTF8'))
        WHERE bound.applies AND bound.most <= (
            SELECT count(*) FROM unnest(known.sent_at) AS moment WHERE moment > now() - bound.length * interval '1 day'
        )
    ) THEN
        RETURN false;
    END IF;
    UPDATE email_tally AS known
    SET sent_at = array_append(ARRAY(SELECT moment FROM unnest(known.sent_at) AS moment WHERE moment > now() - bound.longest), now())
    FROM (
        SELECT sha256(convert_to(listed.name, 'UTF8')) AS digest, max(listed.length) * interval '1 day' AS longest
        FROM unnest(subjects, days, considered) AS listed (name, length, applies) WHERE listed.applies GROUP BY listed.name
    ) AS bound
    WHERE known.subject = bound.digest;
    RETURN true;
END
$$;

-- The function without an address for replies.
DROP FUNCTION IF EXISTS queue_email(
    text, language, text, text, text, bigint, bigint, double precision, text, text, text, double precision,
    text[], bigint[], bigint[], boolean[]
);

-- Adds an e-mail to the outbox if its rule (`EmailRule`) allows it. Nothing else inserts there. Returns QUEUED. Returns GATHERED if the
-- e-mail replaced a waiting one about the same object, UNWANTED if the recipient must not or does not want to get it, and BOUNDED if a
-- limit is reached. `answers` is the address for replies. Older versions of the program call the function without it.
CREATE OR REPLACE FUNCTION queue_email(
    mailbox text, spoken language, kind text, headline text, words text, reader bigint, author bigint, seconds_good double precision,
    audience text, preference text, about text, seconds_held double precision,
    subjects text[], mosts bigint[], days bigint[], only_unproven boolean[], answers text DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    is_proven boolean;
BEGIN
    CASE audience
        WHEN 'CONFIRMED', 'ACCOUNT' THEN
            is_proven := (
                SELECT owner.email_verified FROM account AS owner
                WHERE owner.id = reader AND owner.email = mailbox AND wants_email(owner, preference)
            );
            IF is_proven IS NULL OR audience = 'CONFIRMED' AND NOT is_proven THEN RETURN 'UNWANTED'; END IF;
        WHEN 'ANYONE' THEN
            is_proven := (SELECT owner.email_verified FROM account AS owner WHERE owner.email = mailbox);
            IF NOT is_proven THEN RETURN 'UNWANTED'; END IF;
            is_proven := is_proven IS NOT NULL;
        WHEN 'FORMER' THEN is_proven := true;
        ELSE RETURN 'UNWANTED';
    END CASE;
    IF about IS NOT NULL THEN
        UPDATE email_outbox
        SET recipient = mailbox, language = spoken, template = kind, subject = headline, body = words, sender_id = author,
            reply_to = answers, created_at = now(), expires_at = now() + make_interval(secs => seconds_good)
        WHERE gathering = about AND account_id = reader AND state = 'WAITING' AND attempts = 0;
        IF FOUND THEN RETURN 'GATHERED'; END IF;
    END IF;
    IF NOT count_email(subjects, mosts, days, ARRAY(SELECT NOT (is_proven AND needed) FROM unnest(only_unproven) AS needed)) THEN
        RETURN 'BOUNDED';
    END IF;
    -- Another transaction may have queued an e-mail about the object meanwhile.
    INSERT INTO email_outbox (
        recipient, language, template, subject, body, reply_to, account_id, sender_id, gathering, expires_at, next_attempt_at
    )
    VALUES (
        mailbox, spoken, kind, headline, words, answers, reader, author, about, now() + make_interval(secs => seconds_good),
        now() + make_interval(secs => coalesce(seconds_held, 0))
    )
    ON CONFLICT (gathering, account_id) WHERE state = 'WAITING' AND attempts = 0 DO UPDATE
    SET recipient = excluded.recipient, language = excluded.language, template = excluded.template, subject = excluded.subject,
        body = excluded.body, reply_to = excluded.reply_to, sender_id = excluded.sender_id, created_at = excluded.created_at,
        expires_at = excluded.expires_at;
    RETURN 'QUEUED';
END
$$;
