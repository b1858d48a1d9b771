-- Rows with the words of a search in their names come first (see `search_tiers`). The index of all words cannot find them without reading
-- every row that contains the words anywhere, and these texts are long. So a short column with its own index repeats the names and values.
-- The letters before the words of names are `te`, `ts` and `tn`. `w` and `f` have the same meaning as in 0027.

CREATE FUNCTION search_title(letter text, name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN search_text('t' || letter, name) || to_tsvector('simple', 'w' || letter || replace(search_words(name), ' ', ''));

ALTER TABLE ingredient ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
    search_title('e', name_en) || search_title('s', name_es) || search_values('aisle', ARRAY[aisle])
) STORED;
ALTER TABLE recipe ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
    search_title('e', title_en) || search_title('s', title_es)
    || search_values('cuisine', ARRAY[cuisine]) || search_values('mealtype', meal_types) || search_values('diet', diets)
) STORED;
ALTER TABLE food_post ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
    search_title('n', title) || search_values('foodtype', ARRAY[food_type])
) STORED;
ALTER TABLE catalog_item ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
    search_title('e', title_en) || search_title('s', title_es)
    || search_values('category', ARRAY[category]) || search_values('color', colors) || search_values('size', sizes) || search_values('tag', tags)
) STORED;
ALTER TABLE collection ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
    search_title('e', title_en) || search_title('s', title_es) || search_title('n', hashtag) || search_values('theme', ARRAY[theme])
) STORED;
ALTER TABLE grocery_store ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
    search_title('n', name) || search_values('pricelevel', ARRAY[price_level])
) STORED;

CREATE INDEX ingredient_search_names ON ingredient USING gin (search_names);
CREATE INDEX recipe_search_names ON recipe USING gin (search_names);
CREATE INDEX food_post_search_names ON food_post USING gin (search_names) WHERE is_shown;
CREATE INDEX catalog_item_search_names ON catalog_item USING gin (search_names);
CREATE INDEX collection_search_names ON collection USING gin (search_names);
CREATE INDEX grocery_store_search_names ON grocery_store USING gin (search_names);

-- For the search over all domains, one column contains both. Triggers maintain it (Functions).
UPDATE search_entry SET words = words || found.search_names
FROM (
    SELECT 'RECIPES'::search_domain AS domain, id, search_names FROM recipe
    UNION ALL SELECT 'DONATIONS', id, search_names FROM food_post
    UNION ALL SELECT 'FASHION', id, search_names FROM catalog_item
    UNION ALL SELECT 'STORES', id, search_names FROM grocery_store
) AS found
WHERE search_entry.domain = found.domain AND search_entry.id = found.id;

-- The order of equal matches in a search over all domains. In this order, frequent words are found fastest.
CREATE INDEX search_entry_turns ON search_entry (id, kind);

-- `search_score` now has one more argument.
DROP FUNCTION IF EXISTS search_score(tsvector, tsquery[]);

-- Empty tables are not analysed, because PostgreSQL would assume that they stay empty.
DO $$ BEGIN
    IF EXISTS (SELECT FROM recipe) THEN
        ANALYZE ingredient, recipe, food_post, catalog_item, collection, grocery_store, search_entry;
    END IF;
END $$;
