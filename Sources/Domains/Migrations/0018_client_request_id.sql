-- The client's id of a request. The server's own id, which a client cannot choose, stays next to it.

ALTER TABLE audit_entry ADD COLUMN client_request_id text CHECK (length(client_request_id) BETWEEN 1 AND 64);

CREATE INDEX audit_entry_client_request ON audit_entry (client_request_id, created_at, id) WHERE client_request_id IS NOT NULL;
