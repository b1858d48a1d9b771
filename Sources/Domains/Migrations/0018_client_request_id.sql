-- What clients call their requests stands beside the server's own id, which no client can choose.

ALTER TABLE audit_entry ADD COLUMN client_request_id text CHECK (length(client_request_id) BETWEEN 1 AND 64);

CREATE INDEX audit_entry_client_request ON audit_entry (client_request_id, created_at, id) WHERE client_request_id IS NOT NULL;
