-- Adds `is_deleted`, because the name of a deleted account depends on the viewer's language.
CREATE OR REPLACE VIEW profile AS
SELECT id, name, kind, array_remove(roles, 'RECEIVER') AS roles, area, is_active(status) AS shows_photo, created_at, status = 'DELETED' AS is_deleted
FROM account;
