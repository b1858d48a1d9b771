-- Revision 2.

-- Whether an account can be used.
CREATE OR REPLACE FUNCTION is_active(status account_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN status = 'ACTIVE';

-- Whether an account is gone, so that lists leave it out.
CREATE OR REPLACE FUNCTION is_deleted(status account_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN status = 'DELETED';
