-- The address that answers to an e-mail go to. It is erased with the text. NULL if answers go to the service.
ALTER TABLE email_outbox
    ADD COLUMN reply_to text CHECK (octet_length(reply_to) BETWEEN 3 AND 254 AND reply_to !~ '[[:cntrl:][:space:]]');
