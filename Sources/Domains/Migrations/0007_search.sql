-- One search over all domains. The search words of all objects are in one narrow table, so one index and one ranking are enough. Triggers
-- maintain the table (below), and application code never writes it.

CREATE TYPE search_domain AS ENUM ('DONATIONS', 'RECIPES', 'FASHION', 'STORES');

CREATE TABLE search_entry (
    domain search_domain NOT NULL,
    -- The id of the row in the domain's table.
    id bigint NOT NULL,
    -- The name of the domain's table.
    kind text NOT NULL GENERATED ALWAYS AS (
        CASE domain WHEN 'DONATIONS' THEN 'food_post' WHEN 'RECIPES' THEN 'recipe' WHEN 'FASHION' THEN 'catalog_item' ELSE 'grocery_store' END
    ) STORED,
    -- The stemmed words in both languages. Names have weight A. Ingredients, brands and cities have weight B.
    words tsvector NOT NULL,
    -- Food posts are found while their food is available.
    found_until timestamptz NOT NULL DEFAULT 'infinity',
    PRIMARY KEY (domain, id)
);

CREATE INDEX search_entry_words ON search_entry USING gin (words);

ALTER TABLE grocery_store ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(food_words(name), 'A') || setweight(food_words(city), 'B')
) STORED;

CREATE FUNCTION search_entry_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed search_domain := TG_ARGV[0];
    new_words tsvector;
    new_until timestamptz := 'infinity';
BEGIN
    IF TG_OP = 'DELETE' THEN
        DELETE FROM search_entry WHERE domain = changed AND id = OLD.id;
        RETURN NULL;
    END IF;
    new_words := ts_filter(NEW.search, '{a,b}');
    IF changed = 'DONATIONS' THEN
        new_until := CASE WHEN NEW.deleted_at IS NULL AND NEW.available_quantity > 0 THEN NEW.expires_at ELSE '-infinity' END;
    END IF;
    INSERT INTO search_entry (domain, id, words, found_until) VALUES (changed, NEW.id, new_words, new_until)
    ON CONFLICT (domain, id) DO UPDATE SET words = EXCLUDED.words, found_until = EXCLUDED.found_until;
    RETURN NULL;
END
$$;

CREATE TRIGGER recipe_found AFTER INSERT OR DELETE ON recipe
    FOR EACH ROW EXECUTE FUNCTION search_entry_changed('RECIPES');
CREATE TRIGGER recipe_found_anew AFTER UPDATE ON recipe
    FOR EACH ROW WHEN (OLD.search IS DISTINCT FROM NEW.search) EXECUTE FUNCTION search_entry_changed('RECIPES');

CREATE TRIGGER food_post_found AFTER INSERT OR DELETE ON food_post
    FOR EACH ROW EXECUTE FUNCTION search_entry_changed('DONATIONS');
CREATE TRIGGER food_post_found_anew AFTER UPDATE ON food_post
    FOR EACH ROW WHEN (
        (OLD.search, OLD.deleted_at, OLD.available_quantity > 0, OLD.expires_at)
        IS DISTINCT FROM (NEW.search, NEW.deleted_at, NEW.available_quantity > 0, NEW.expires_at)
    ) EXECUTE FUNCTION search_entry_changed('DONATIONS');

CREATE TRIGGER catalog_item_found AFTER INSERT OR DELETE ON catalog_item
    FOR EACH ROW EXECUTE FUNCTION search_entry_changed('FASHION');
CREATE TRIGGER catalog_item_found_anew AFTER UPDATE ON catalog_item
    FOR EACH ROW WHEN (OLD.search IS DISTINCT FROM NEW.search) EXECUTE FUNCTION search_entry_changed('FASHION');

CREATE TRIGGER grocery_store_found AFTER INSERT OR DELETE ON grocery_store
    FOR EACH ROW EXECUTE FUNCTION search_entry_changed('STORES');
CREATE TRIGGER grocery_store_found_anew AFTER UPDATE ON grocery_store
    FOR EACH ROW WHEN (OLD.search IS DISTINCT FROM NEW.search) EXECUTE FUNCTION search_entry_changed('STORES');

-- Adds the existing recipes.
INSERT INTO search_entry (domain, id, words) SELECT 'RECIPES', id, ts_filter(search, '{a,b}') FROM recipe;
