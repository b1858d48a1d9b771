-- Revision 1.

-- Whether an account can be used.
CREATE OR REPLACE FUNCTION is_active(status account_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN status = 'ACTIVE';

-- Whether an account is gone, so that lists leave it out.
CREATE OR REPLACE FUNCTION is_deleted(status account_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN status = 'DELETED';

-- What was typed, as a pattern that finds it anywhere in `account_search_text`; its `%`, `_` and `\` mean themselves.
CREATE OR REPLACE FUNCTION account_search_pattern(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN '%' || regexp_replace(without_marks(btrim(typed)), '([%_\\])', '\\\1', 'g') || '%';
