-- Searches exclude foods by their contents, find words behind an elided article, and find Chinese and Japanese texts by their parts.

-- The form of stored and typed words: letters and digits, in lowercase, without accents. An elided article is dropped: “l’ail” is “ail”.
-- Invisible characters are ignored, such as soft hyphens. Each Chinese or Japanese character is a word, because these languages have no
-- spaces.
CREATE OR REPLACE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN btrim(regexp_replace(
        regexp_replace(
            translate(
                regexp_replace(
                    lower(unaccent('unaccent', normalize(translate(
                        words, U&'\00ad\061c\200e\200f\2060\feff\fe00\fe01\fe02\fe03\fe04\fe05\fe06\fe07\fe08\fe09\fe0a\fe0b\fe0c\fe0d\fe0e\fe0f', ''
                    )))),
                    '\m(l|d|qu|un|all|dall|dell|nell|sull)[''’](?=[[:alpha:]])', '', 'g'
                ),
                '''’', ''
            ),
            '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g'
        ),
        '[^[:alnum:]]+', ' ', 'g'
    ));

-- The ingredients and allergens of a food as words: `i12`, `fallergenmilk`.
CREATE FUNCTION search_contents(ids integer[], allergens allergen[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN setweight(
        to_tsvector('simple', CASE WHEN ids = '{}' THEN '' ELSE 'i' || array_to_string(ids, ' i') END) || search_values('allergen', allergens), 'B'
    );

-- The ingredients of a post and their allergens. Triggers maintain them (Functions).
ALTER TABLE food_post
    ADD COLUMN ingredient_ids integer[] NOT NULL DEFAULT '{}',
    ADD COLUMN ingredient_allergens allergen[] NOT NULL DEFAULT '{}';
UPDATE food_post SET ingredient_ids = contained.ids, ingredient_allergens = contained.allergens
FROM (
    SELECT line.food_post_id, array_agg(DISTINCT line.ingredient_id::integer) AS ids,
        coalesce(array_agg(DISTINCT allergen) FILTER (WHERE allergen IS NOT NULL), '{}') AS allergens
    FROM food_post_ingredient AS line JOIN ingredient ON ingredient.id = line.ingredient_id LEFT JOIN unnest(ingredient.allergens) AS allergen ON true
    GROUP BY line.food_post_id
) AS contained
WHERE food_post.id = contained.food_post_id;

-- The searched columns. The triggers that read the columns are dropped first and created again below.
DROP TRIGGER recipe_found_anew ON recipe;
DROP TRIGGER food_post_found_anew ON food_post;
DROP TRIGGER catalog_item_found_anew ON catalog_item;
DROP TRIGGER grocery_store_found_anew ON grocery_store;

ALTER TABLE ingredient DROP COLUMN search, DROP COLUMN search_names,
    ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
        search_name('e', name_en) || search_name('s', name_es) || search_values('aisle', ARRAY[aisle])
        || search_contents(ARRAY[id]::integer[], allergens)
    ) STORED,
    ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
        search_title('e', name_en) || search_title('s', name_es) || search_values('aisle', ARRAY[aisle])
    ) STORED;
ALTER TABLE recipe DROP COLUMN search, DROP COLUMN search_names,
    ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
        search_name('e', title_en) || search_name('s', title_es)
        || setweight(search_text('e', ingredient_names_en) || search_text('s', ingredient_names_es), 'B')
        || search_values('cuisine', ARRAY[cuisine]) || search_values('mealtype', meal_types) || search_values('diet', diets)
        || search_contents(ingredient_ids, allergens)
        || setweight(search_text('e', description_en) || search_text('s', description_es), 'C')
    ) STORED,
    ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
        search_title('e', title_en) || search_title('s', title_es)
        || search_values('cuisine', ARRAY[cuisine]) || search_values('mealtype', meal_types) || search_values('diet', diets)
    ) STORED;
ALTER TABLE food_post DROP COLUMN search, DROP COLUMN search_names,
    ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
        search_name('n', title) || setweight(search_text('n', ingredient_names), 'B') || search_values('foodtype', ARRAY[food_type])
        || search_contents(ingredient_ids, ingredient_allergens)
        || setweight(search_text('n', description), 'C')
    ) STORED,
    ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
        search_title('n', title) || search_values('foodtype', ARRAY[food_type])
    ) STORED;
ALTER TABLE catalog_item DROP COLUMN search, DROP COLUMN search_names,
    ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
        search_name('e', title_en) || search_name('s', title_es)
        || search_names(ARRAY[brand]) || search_names(sizes) || search_names(tags)
        || search_values('category', ARRAY[category]) || search_values('color', colors) || search_values('size', sizes)
        || search_values('tag', tags)
        || setweight(search_text('e', description_en) || search_text('s', description_es), 'C')
    ) STORED,
    ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
        search_title('e', title_en) || search_title('s', title_es)
        || search_values('category', ARRAY[category]) || search_values('color', colors) || search_values('size', sizes)
        || search_values('tag', tags)
    ) STORED;
ALTER TABLE collection DROP COLUMN search, DROP COLUMN search_names,
    ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
        search_name('e', title_en) || search_name('s', title_es) || search_name('n', hashtag) || search_values('theme', ARRAY[theme])
        || setweight(search_text('e', description_en) || search_text('s', description_es), 'C')
    ) STORED,
    ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
        search_title('e', title_en) || search_title('s', title_es) || search_title('n', hashtag) || search_values('theme', ARRAY[theme])
    ) STORED;
ALTER TABLE grocery_store DROP COLUMN search, DROP COLUMN search_names,
    ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
        search_name('n', name) || search_names(ARRAY[coalesce(chain, ''), city]) || search_values('pricelevel', ARRAY[price_level])
        || setweight(search_text('n', address), 'C')
    ) STORED,
    ADD COLUMN search_names tsvector NOT NULL GENERATED ALWAYS AS (
        search_title('n', name) || search_values('pricelevel', ARRAY[price_level])
    ) STORED;

CREATE INDEX ingredient_search ON ingredient USING gin (search);
CREATE INDEX recipe_search ON recipe USING gin (search);
CREATE INDEX food_post_search ON food_post USING gin (search) WHERE is_shown;
CREATE INDEX catalog_item_search ON catalog_item USING gin (search);
CREATE INDEX collection_search ON collection USING gin (search);
CREATE INDEX grocery_store_search ON grocery_store USING gin (search);
CREATE INDEX ingredient_search_names ON ingredient USING gin (search_names);
CREATE INDEX recipe_search_names ON recipe USING gin (search_names);
CREATE INDEX food_post_search_names ON food_post USING gin (search_names) WHERE is_shown;
CREATE INDEX catalog_item_search_names ON catalog_item USING gin (search_names);
CREATE INDEX collection_search_names ON collection USING gin (search_names);
CREATE INDEX grocery_store_search_names ON grocery_store USING gin (search_names);

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

UPDATE search_entry SET words = ts_filter(found.search, '{a,b}') || found.search_names
FROM (
    SELECT 'RECIPES'::search_domain AS domain, id, search, search_names FROM recipe
    UNION ALL SELECT 'DONATIONS', id, search, search_names FROM food_post
    UNION ALL SELECT 'FASHION', id, search, search_names FROM catalog_item
    UNION ALL SELECT 'STORES', id, search, search_names FROM grocery_store
) AS found
WHERE search_entry.domain = found.domain AND search_entry.id = found.id;

-- Words that are folded in another way now. Former ones stay: no row has them any longer, so they find nothing.
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
WHERE left(entry.lexeme, 1) IN ('e', 's', 'n')
ON CONFLICT DO NOTHING;

REINDEX INDEX catalog_bitmap_spelling;
REINDEX INDEX catalog_term_label_en;
REINDEX INDEX catalog_term_label_es;

-- The foods whose names have a word: with “butter”, also butter beans.
CREATE INDEX food_term_words ON food_term USING gin (string_to_array(key, ' '));
CREATE INDEX ingredient_content_of ON ingredient_content (content, ingredient_id);

-- The words that people use for allergens. “Nuts” are tree nuts and peanuts. In much of America, “nueces” are all tree nuts.
CREATE TABLE allergen_term (
    allergen allergen NOT NULL,
    language language NOT NULL,
    -- The usual spelling, with accents.
    term text NOT NULL CHECK (term <> '' AND term = btrim(term)),
    stems text NOT NULL GENERATED ALWAYS AS (search_stems(search_letter(language), search_words(term))) STORED,
    PRIMARY KEY (language, term, allergen)
);

CREATE INDEX allergen_term_stems ON allergen_term (stems, language);

INSERT INTO allergen_term (allergen, language, term)
SELECT said.allergen::allergen, called.language::language, btrim(term)
FROM (VALUES
    ('CELERY', 'celery', 'apio'),
    ('CRUSTACEANS', 'crustacean, shellfish, shell fish, seafood, sea food', 'crustáceo, marisco, frutos de mar, frutos del mar'),
    ('EGGS', 'egg', 'huevo'),
    ('FISH', 'fish, seafood, sea food', 'pescado'),
    ('GLUTEN', 'gluten', 'gluten'),
    ('LUPIN', 'lupin, lupine, lupini', 'altramuz, altramuces, lupino, tarwi, chocho'),
    ('MILK', 'milk, dairy, lactose, cow milk, cow’s milk, dairy product, milk product', 'leche, lácteo, lactosa, leche de vaca, producto lácteo'),
    ('MOLLUSCS', 'mollusc, mollusk, shellfish, shell fish, seafood, sea food', 'molusco, marisco, frutos de mar, frutos del mar'),
    ('MUSTARD', 'mustard', 'mostaza'),
    ('PEANUTS', 'peanut, groundnut, nut, mixed nut', 'cacahuete, cacahuate, maní, manises, frutos secos'),
    ('SESAME', 'sesame, sesame seed', 'sésamo, ajonjolí'),
    ('SOYBEANS', 'soy, soya, soybean, soya bean, soy bean', 'soja, soya'),
    ('SULPHITES', 'sulphite, sulfite, sulphur dioxide, sulfur dioxide', 'sulfito, dióxido de azufre'),
    ('TREE_NUTS', 'nut, tree nut, treenut, mixed nut', 'fruto seco, frutos secos, frutos de cáscara, nuez, nueces')
) AS said(allergen, english, spanish)
CROSS JOIN LATERAL (VALUES ('EN', english), ('ES', spanish)) AS called(language, terms)
CROSS JOIN string_to_table(terms, ',') AS term;

-- The interpretation of a typed text. Query 1 finds the matching rows, and `search_score` uses the other queries. `corrected` contains
-- pairs of a typed word and the word that replaced it. `exclusions` are those of `search_info`.
CREATE TYPE search_interpretation AS (
    queries tsquery[], ignored text[], corrected text[], begun text, other text[], unknown text[], exclusions jsonb
);

-- Empty tables are not analysed, because PostgreSQL would assume that they stay empty.
DO $$ BEGIN
    IF EXISTS (SELECT FROM recipe) THEN
        ANALYZE ingredient, recipe, food_post, catalog_item, collection, grocery_store, search_entry, search_word;
    END IF;
END $$;
ANALYZE allergen_term;
