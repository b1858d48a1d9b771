-- Links to all stored data of an account. Each link works once.

CREATE TABLE data_export (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- A digest of the token in the link. The token itself is not stored.
    digest bytea NOT NULL UNIQUE CHECK (octet_length(digest) = 32),
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);

CREATE INDEX data_export_account ON data_export (account_id);
CREATE INDEX data_export_expires ON data_export (expires_at);

-- Notifications about wishes, reactions and items that friends share.
ALTER TYPE notification_kind ADD VALUE 'FASHION';
