-- Devices that show an account's notifications, and the pushes on their way to them.

CREATE TYPE device_platform AS ENUM ('IOS', 'ANDROID');

-- A device belongs to the session that registered it, and goes with the session.
CREATE TABLE device (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    session_id bigint NOT NULL REFERENCES session ON DELETE CASCADE,
    platform device_platform NOT NULL,
    -- The secret address of the app on the device. It is part of a URL at Apple.
    token text NOT NULL,
    token_digest bytea NOT NULL CHECK (length(token_digest) = 32),
    -- The id of the app at Apple; NULL for the app of the server's settings.
    bundle text CHECK (bundle ~ '^[A-Za-z0-9.-]{1,155}$'),
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT device_once UNIQUE (platform, token_digest),
    CONSTRAINT device_token_of_platform CHECK (CASE platform
        WHEN 'IOS' THEN token ~ '^[0-9a-f]{64,200}$'
        ELSE length(token) BETWEEN 32 AND 4096 AND token ~ '^[A-Za-z0-9_:.=+/-]+$'
    END)
);

CREATE INDEX device_account ON device (account_id, updated_at, id);
CREATE INDEX device_session ON device (session_id);

-- Notifications that have not reached a device yet. The texts stay in the notification.
CREATE TABLE push_outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    device_id bigint NOT NULL REFERENCES device ON DELETE CASCADE,
    -- The platform of the device, for the index.
    platform device_platform NOT NULL,
    notification_id bigint NOT NULL REFERENCES notification ON DELETE CASCADE,
    -- A newer notification with the same key takes the place of a waiting one. Apple allows 64 bytes.
    collapse_key text NOT NULL CHECK (octet_length(collapse_key) BETWEEN 1 AND 64),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    -- Counted when an attempt begins.
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    -- While a push is being sent, the end of the sender's lease.
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    last_error text CHECK (length(last_error) <= 200),
    CONSTRAINT push_outbox_once UNIQUE (device_id, collapse_key)
);

CREATE INDEX push_outbox_due ON push_outbox (platform, next_attempt_at, id);
CREATE INDEX push_outbox_notification ON push_outbox (notification_id);
CREATE INDEX push_outbox_expiry ON push_outbox (expires_at);
