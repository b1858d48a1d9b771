-- Photos that came with a sign-up are hidden until the e-mail address of the account is confirmed.
ALTER TABLE photo ADD COLUMN is_shown boolean NOT NULL DEFAULT true;
