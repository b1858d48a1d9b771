-- Revision 3.

-- Whether an account is active.
CREATE OR REPLACE FUNCTION is_active(status account_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN status = 'ACTIVE';

-- Whether an account is deleted. Lists leave out deleted accounts.
CREATE OR REPLACE FUNCTION is_deleted(status account_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN status = 'DELETED';
