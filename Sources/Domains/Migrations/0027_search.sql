-- One search for everything. Each list has one index for its texts, names and values. A letter before each word marks its type: `e` for
-- English, `s` for Spanish, `n` for names and texts without a single language, `f` for a value such as a colour, and `w` for a whole name.
-- `search_read` (Functions) parses a typed text into queries for these words.

CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- The form of stored and typed words: letters and digits, in lowercase, without accents.
CREATE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN btrim(regexp_replace(translate(lower(unaccent('unaccent', normalize(words))), '''’', ''), '[^[:alnum:]]+', ' ', 'g'));

-- The words of a text.
CREATE FUNCTION search_text(letter text, words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN to_tsvector('simple', regexp_replace(search_words(words), '([^ ]+)', letter || '\1', 'g'));

-- A name: its words, and all of them joined into one word, which matches the exact name.
CREATE FUNCTION search_name(letter text, name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN setweight(search_text(letter, name) || to_tsvector('simple', 'w' || letter || replace(search_words(name), ' ', '')), 'A');

-- Names without a language, such as the brand or the tags of an item.
CREATE FUNCTION search_names(names text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN setweight(search_text('n', array_to_string(names, ' ')), 'B');
END
$$;

-- A value as one word: `fcolorred`.
CREATE FUNCTION search_value(kind text, value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN 'f' || regexp_replace(lower(kind || value), '[^[:alnum:]]', '', 'g');

CREATE FUNCTION search_values(kind text, names anyarray) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN setweight(to_tsvector('simple', regexp_replace(
        regexp_replace(lower(array_to_string(names, ' ')), '[^[:alnum:] ]', '', 'g'), '([^ ]+)', 'f' || kind || '\1', 'g'
    )), 'B');
END
$$;

-- The letters of a word in alphabetical order. A word with two swapped letters has the same letters.
CREATE FUNCTION search_letters(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    AS $$ SELECT string_agg(letter, '' ORDER BY letter COLLATE "C") FROM string_to_table(word, NULL) AS letter $$;

-- The stem of a word in a language. Irregular English plurals have the stem of the singular.
CREATE FUNCTION search_stem(letter text, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE letter
        WHEN 'e' THEN coalesce((ts_lexize('english_stem', coalesce(
            '{"women": "woman", "womens": "woman", "men": "man", "mens": "man", "children": "child", "childrens": "child", "leaves": "leaf", "loaves": "loaf",
              "halves": "half", "knives": "knife", "scarves": "scarf", "shelves": "shelf", "calves": "calf", "hooves": "hoof", "feet": "foot",
              "teeth": "tooth", "geese": "goose", "mice": "mouse"}'::jsonb ->> word, word
        )))[1], word)
        ELSE coalesce((ts_lexize('spanish_stem', word))[1], word)
    END;

CREATE FUNCTION search_stems(letter text, words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT string_agg(search_stem(letter, word), ' ' ORDER BY place) FROM string_to_table(words, ' ') WITH ORDINALITY AS part(word, place)
$$;

CREATE FUNCTION search_letter(language language) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN CASE language WHEN 'EN' THEN 'e' ELSE 's' END;

CREATE FUNCTION search_kind_name(kind search_kind) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
    RETURN lower(replace(kind::text, '_', ''));
END
$$;

CREATE TYPE search_list AS ENUM ('INGREDIENTS', 'RECIPES', 'DONATIONS', 'FASHION', 'COLLECTIONS', 'STORES');

ALTER TABLE search_term
    ADD COLUMN letter text NOT NULL GENERATED ALWAYS AS (search_letter(language)) STORED,
    -- The list whose objects have values of this kind.
    ADD COLUMN list search_list NOT NULL GENERATED ALWAYS AS (
        CASE kind
            WHEN 'CUISINE' THEN 'RECIPES' WHEN 'MEAL_TYPE' THEN 'RECIPES' WHEN 'DIET' THEN 'RECIPES'
            WHEN 'FOOD_TYPE' THEN 'DONATIONS' WHEN 'AISLE' THEN 'INGREDIENTS' WHEN 'PRICE_LEVEL' THEN 'STORES'
            WHEN 'THEME' THEN 'COLLECTIONS' ELSE 'FASHION'::search_list
        END
    ) STORED,
    ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (search_words(term)) STORED,
    ADD COLUMN stems text NOT NULL GENERATED ALWAYS AS (search_stems(search_letter(language), search_words(term))) STORED,
    ADD COLUMN lexeme text NOT NULL GENERATED ALWAYS AS (search_value(search_kind_name(kind), value)) STORED;
CREATE INDEX search_term_words ON search_term (words COLLATE "C");
CREATE INDEX search_term_stems ON search_term (stems);

-- The searched columns. The triggers that read the columns are dropped first and created again below.
DROP TRIGGER recipe_found_anew ON recipe;
DROP TRIGGER food_post_found_anew ON food_post;
DROP TRIGGER catalog_item_found_anew ON catalog_item;
DROP TRIGGER grocery_store_found_anew ON grocery_store;

ALTER TABLE ingredient ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
    search_name('e', name_en) || search_name('s', name_es) || search_values('aisle', ARRAY[aisle])
) STORED;
ALTER TABLE recipe DROP COLUMN search, ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
    search_name('e', title_en) || search_name('s', title_es)
    || setweight(search_text('e', ingredient_names_en) || search_text('s', ingredient_names_es), 'B')
    || search_values('cuisine', ARRAY[cuisine]) || search_values('mealtype', meal_types) || search_values('diet', diets)
    || setweight(search_text('e', description_en) || search_text('s', description_es), 'C')
) STORED;
-- The language of a post is unknown.
ALTER TABLE food_post DROP COLUMN search, ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
    search_name('n', title) || setweight(search_text('n', ingredient_names), 'B') || search_values('foodtype', ARRAY[food_type])
    || setweight(search_text('n', description), 'C')
) STORED;
ALTER TABLE catalog_item DROP COLUMN search, ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
    search_name('e', title_en) || search_name('s', title_es)
    || search_names(ARRAY[brand]) || search_names(sizes) || search_names(tags)
    || search_values('category', ARRAY[category]) || search_values('color', colors) || search_values('size', sizes) || search_values('tag', tags)
    || setweight(search_text('e', description_en) || search_text('s', description_es), 'C')
) STORED;
ALTER TABLE collection ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
    search_name('e', title_en) || search_name('s', title_es) || search_name('n', hashtag) || search_values('theme', ARRAY[theme])
    || setweight(search_text('e', description_en) || search_text('s', description_es), 'C')
) STORED;
ALTER TABLE grocery_store DROP COLUMN search, ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
    search_name('n', name) || search_names(ARRAY[coalesce(chain, ''), city]) || search_values('pricelevel', ARRAY[price_level])
    || setweight(search_text('n', address), 'C')
) STORED;

CREATE INDEX ingredient_search ON ingredient USING gin (search);
CREATE INDEX recipe_search ON recipe USING gin (search);
CREATE INDEX food_post_search ON food_post USING gin (search) WHERE is_shown;
CREATE INDEX catalog_item_search ON catalog_item USING gin (search);
CREATE INDEX collection_search ON collection USING gin (search);
CREATE INDEX grocery_store_search ON grocery_store USING gin (search);

CREATE TRIGGER recipe_found_anew AFTER UPDATE ON recipe
    FOR EACH ROW WHEN (OLD.search IS DISTINCT FROM NEW.search) EXECUTE FUNCTION search_entry_changed('RECIPES');
CREATE TRIGGER food_post_found_anew AFTER UPDATE ON food_post
    FOR EACH ROW WHEN (
        (OLD.search, OLD.is_shown, OLD.available_quantity > 0, OLD.expires_at)
        IS DISTINCT FROM (NEW.search, NEW.is_shown, NEW.available_quantity > 0, NEW.expires_at)
    ) EXECUTE FUNCTION search_entry_changed('DONATIONS');
CREATE TRIGGER catalog_item_found_anew AFTER UPDATE ON catalog_item
    FOR EACH ROW WHEN (OLD.search IS DISTINCT FROM NEW.search) EXECUTE FUNCTION search_entry_changed('FASHION');
CREATE TRIGGER grocery_store_found_anew AFTER UPDATE ON grocery_store
    FOR EACH ROW WHEN (OLD.search IS DISTINCT FROM NEW.search) EXECUTE FUNCTION search_entry_changed('STORES');

UPDATE search_entry SET words = ts_filter(found.search, '{a,b}')
FROM (
    SELECT 'RECIPES'::search_domain AS domain, id, search FROM recipe
    UNION ALL SELECT 'DONATIONS', id, search FROM food_post
    UNION ALL SELECT 'FASHION', id, search FROM catalog_item
    UNION ALL SELECT 'STORES', id, search FROM grocery_store
) AS found
WHERE search_entry.domain = found.domain AND search_entry.id = found.id;

-- The vocabulary: every word in a list. With it, a search recognises misspelt words. Triggers maintain it (Functions).
CREATE TABLE search_word (
    list search_list NOT NULL,
    letter text NOT NULL,
    word text NOT NULL,
    letters text NOT NULL GENERATED ALWAYS AS (search_letters(word)) STORED,
    stem_en text NOT NULL GENERATED ALWAYS AS (search_stem('e', word)) STORED,
    stem_es text NOT NULL GENERATED ALWAYS AS (search_stem('s', word)) STORED,
    PRIMARY KEY (list, letter, word)
);

INSERT INTO search_word (list, letter, word)
SELECT DISTINCT found.list, left(entry.lexeme, 1), substr(entry.lexeme, 2)
FROM (
    SELECT 'INGREDIENTS'::search_list AS list, search FROM ingredient
    UNION ALL SELECT 'RECIPES', search FROM recipe
    UNION ALL SELECT 'DONATIONS', search FROM food_post WHERE is_shown
    UNION ALL SELECT 'FASHION', search FROM catalog_item
    UNION ALL SELECT 'COLLECTIONS', search FROM collection
    UNION ALL SELECT 'STORES', search FROM grocery_store
) AS found, unnest(found.search) AS entry
WHERE left(entry.lexeme, 1) IN ('e', 's', 'n');

CREATE INDEX search_word_begins ON search_word (list, letter, word COLLATE "C");
CREATE INDEX search_word_letters ON search_word (letters);
CREATE INDEX search_word_stem_en ON search_word (stem_en);
CREATE INDEX search_word_stem_es ON search_word (stem_es);
CREATE INDEX search_word_alike ON search_word USING gin (word gin_trgm_ops);
CREATE INDEX search_term_alike ON search_term USING gin (words gin_trgm_ops);

-- The interpretation of a typed text. Query 1 finds the matching rows, and `search_score` uses the other queries. `corrected` contains
-- pairs of a typed word and the word that replaced it.
CREATE TYPE search_reading AS (queries tsquery[], ignored text[], corrected text[], begun text, other text[], unknown text[]);

-- The functions of the former searches.
DROP FUNCTION IF EXISTS bilingual_query(text), wanted_query(text), food_words_query(text), food_words(text), name_match(text, text), words_are_dear(tsvector),
    account_search_pattern(text);
DROP INDEX ingredient_name_en_trigrams, ingredient_name_es_trigrams;

-- Empty tables are not analysed, because PostgreSQL would assume that they stay empty.
DO $$ BEGIN
    IF EXISTS (SELECT FROM recipe) THEN
        ANALYZE ingredient, recipe, food_post, catalog_item, collection, grocery_store, search_entry, search_word;
    END IF;
END $$;

ANALYZE search_term;

-- The search for accounts matches any part of a name. It has no vocabulary, which would be a list of people.
DROP INDEX account_search;

CREATE OR REPLACE FUNCTION without_marks(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN regexp_replace(lower(unaccent('unaccent', normalize(words, NFKD))), '[\u0300-\u036f]', '', 'g');

CREATE INDEX account_search ON account USING gin (account_search_text(name, email) gin_trgm_ops);
