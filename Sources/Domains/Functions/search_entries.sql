-- Revision 4.

-- Updates the search words of a row. The trigger's argument is the domain of the row.
CREATE OR REPLACE FUNCTION search_entry_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed search_domain := TG_ARGV[0];
    new_words tsvector;
    new_until timestamptz := 'infinity';
BEGIN
    IF TG_OP = 'DELETE' THEN
        DELETE FROM search_entry WHERE domain = changed AND id = OLD.id;
        RETURN NULL;
    END IF;
    new_words := ts_filter(NEW.search, '{a,b}') || NEW.search_names;
    IF changed = 'DONATIONS' THEN
        new_until := CASE WHEN NEW.is_shown AND NEW.available_quantity > 0 THEN NEW.expires_at ELSE '-infinity' END;
    END IF;
    INSERT INTO search_entry (domain, id, words, found_until) VALUES (changed, NEW.id, new_words, new_until)
    ON CONFLICT (domain, id) DO UPDATE SET words = EXCLUDED.words, found_until = EXCLUDED.found_until;
    RETURN NULL;
END
$$;
