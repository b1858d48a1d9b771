-- Revision 2.

-- Only the owner of the tables makes administrators (`cupboard admin`). The serving role removes the right when an account is deleted, so
-- it may write the column, but never `true`.
CREATE OR REPLACE FUNCTION refuse_new_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RAISE EXCEPTION 'only the owner of the tables makes administrators' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER account_administrator_added BEFORE INSERT ON account
    FOR EACH ROW WHEN (NEW.is_admin) EXECUTE FUNCTION refuse_new_administrator();
CREATE OR REPLACE TRIGGER account_administrator_made BEFORE UPDATE ON account
    FOR EACH ROW WHEN (NEW.is_admin AND NOT OLD.is_admin) EXECUTE FUNCTION refuse_new_administrator();
