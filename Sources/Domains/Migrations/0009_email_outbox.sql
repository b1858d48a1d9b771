-- The outbox of e-mails. The transaction of a change stores the e-mail about it. Later, the first replica that is free sends the e-mail.

CREATE TYPE email_state AS ENUM ('WAITING', 'SENDING', 'SENT', 'FAILED');

CREATE TABLE email_outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- The left part of the Message-ID. With it, a mail server or a person recognises a message that arrives twice.
    message_id uuid NOT NULL DEFAULT gen_random_uuid(),
    -- NULL after a message to an address without an account was sent, because the address is no longer needed.
    recipient text CHECK (octet_length(recipient) BETWEEN 3 AND 254 AND recipient !~ '[[:cntrl:][:space:]]'),
    language language NOT NULL,
    template text NOT NULL CHECK (template ~ '^[a-z]+(_[a-z]+)*$'),
    subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 250 AND subject !~ '[[:cntrl:]]'),
    -- May contain a token, so it is erased when the message is sent.
    body text CHECK (octet_length(body) BETWEEN 1 AND 65536),
    account_id bigint REFERENCES account ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    state email_state NOT NULL DEFAULT 'WAITING',
    -- Incremented when an attempt begins, so the number also identifies the attempt.
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    -- While a replica sends the message, no other replica may try before this time.
    next_attempt_at timestamptz DEFAULT now(),
    last_error text CHECK (length(last_error) <= 300),
    sent_at timestamptz,
    CHECK ((state = 'SENT') = (sent_at IS NOT NULL)),
    CHECK ((state = 'SENT') = (body IS NULL)),
    CHECK (state = 'SENT' OR recipient IS NOT NULL),
    CHECK ((state IN ('WAITING', 'SENDING')) = (next_attempt_at IS NOT NULL))
);

CREATE INDEX email_outbox_due ON email_outbox (next_attempt_at, id) WHERE state IN ('WAITING', 'SENDING');
CREATE INDEX email_outbox_account ON email_outbox (account_id) WHERE account_id IS NOT NULL;
-- For deleting old messages and for counting.
CREATE INDEX email_outbox_over ON email_outbox (state, created_at);
