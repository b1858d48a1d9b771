-- E-mails on their way: written in the transaction of the change that they tell of, sent afterwards by whichever replica comes first.

CREATE TYPE email_state AS ENUM ('WAITING', 'SENDING', 'SENT', 'FAILED');

CREATE TABLE email_outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- The left part of the Message-ID: by it a mail server, or a person, recognises a message that came twice.
    message_id uuid NOT NULL DEFAULT gen_random_uuid(),
    -- NULL once a message has gone to somebody without an account: then nobody needs to know any more to whom.
    recipient text CHECK (octet_length(recipient) BETWEEN 3 AND 254 AND recipient !~ '[[:cntrl:][:space:]]'),
    language language NOT NULL,
    template text NOT NULL CHECK (template ~ '^[a-z]+(_[a-z]+)*$'),
    subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 250 AND subject !~ '[[:cntrl:]]'),
    -- May hold a token, so it is erased as soon as it is sent.
    body text CHECK (octet_length(body) BETWEEN 1 AND 65536),
    account_id bigint REFERENCES account ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    state email_state NOT NULL DEFAULT 'WAITING',
    -- Counted when an attempt begins; so it also tells one attempt from the next.
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    -- While the message is being sent: until when nobody else may try.
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
-- For forgetting what is long over, and for counting.
CREATE INDEX email_outbox_over ON email_outbox (state, created_at);
