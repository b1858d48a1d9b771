-- Links to all that is stored of an account, each good once.

CREATE TABLE data_export (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Of the token in the link, which is stored nowhere.
    digest bytea NOT NULL UNIQUE CHECK (octet_length(digest) = 32),
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
);

CREATE INDEX data_export_account ON data_export (account_id);
CREATE INDEX data_export_expires ON data_export (expires_at);

-- Wishes, reactions and what friends share belong in the same inbox as everything else.
ALTER TYPE notification_kind ADD VALUE 'FASHION';
