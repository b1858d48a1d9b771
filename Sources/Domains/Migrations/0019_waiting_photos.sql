-- Photos that came with a sign-up and are shown to no one before the account's e-mail is confirmed.
ALTER TABLE photo ADD COLUMN is_shown boolean NOT NULL DEFAULT true;
