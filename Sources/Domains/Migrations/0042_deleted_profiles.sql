-- Whoever has deleted their account is called so in the language of the person who asks.
CREATE OR REPLACE VIEW profile AS
SELECT id, name, kind, array_remove(roles, 'RECEIVER') AS roles, area, is_active(status) AS shows_photo, created_at, status = 'DELETED' AS is_deleted
FROM account;
