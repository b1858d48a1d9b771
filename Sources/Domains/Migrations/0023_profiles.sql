-- What everyone may see of an account. What a query asks of profiles cannot reach any other column.
-- That an account takes food is its own affair; that it gives food away is what others look for.
CREATE VIEW profile AS
SELECT id, name, kind, array_remove(roles, 'RECEIVER') AS roles, area, is_active(status) AS shows_photo, created_at
FROM account;
