-- Public data of accounts. Queries for profiles use this view and cannot reach any other column.
-- The role RECEIVER is private. The role DONOR is public, because people search for donors.
CREATE VIEW profile AS
SELECT id, name, kind, array_remove(roles, 'RECEIVER') AS roles, area, is_active(status) AS shows_photo, created_at
FROM account;
