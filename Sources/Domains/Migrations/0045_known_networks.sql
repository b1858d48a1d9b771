-- Networks (IPv4 addresses, IPv6 /64) of earlier log-ins. Wrong passwords are counted separately for each of them, so that strangers cannot
-- lock an owner out.
CREATE TABLE account_network (
    account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
    -- The SHA-256 of the account's id and the network. The address itself is not stored, and two accounts in one network have different
    -- digests.
    digest bytea NOT NULL CHECK (octet_length(digest) = 32),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- At most a day behind the last log-in, so that a log-in seldom writes here. Housekeeping deletes networks unused for 90 days.
    last_used_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, digest)
);

CREATE INDEX account_network_last_used ON account_network (last_used_at);
