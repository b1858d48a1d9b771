-- The name of a deleted account follows the language of the request.
CREATE OR REPLACE VIEW profile AS
SELECT id, name, kind, array_remove(roles, 'RECEIVER') AS roles, area, is_active(status) AS shows_photo, created_at, status = 'DELETED' AS is_deleted
FROM account;
