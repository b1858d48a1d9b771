-- Recipes, foods and stores that `cupboard import` adds, with their sources.

-- For values of a source that have no equivalent here.
ALTER TYPE cuisine ADD VALUE 'OTHER';
ALTER TYPE aisle ADD VALUE 'OTHER';

INSERT INTO search_term (kind, value, language, term, source) VALUES
    ('CUISINE', 'OTHER', 'EN', 'other cuisine', 'label'),
    ('CUISINE', 'OTHER', 'ES', 'otra cocina', 'label'),
    ('AISLE', 'OTHER', 'EN', 'other food', 'label'),
    ('AISLE', 'OTHER', 'ES', 'otros alimentos', 'label');

-- Providers of imported recipes. An account with the name of the provider is the author of its recipes.
CREATE TABLE import_provider (
    provider text PRIMARY KEY CHECK (provider ~ '^[a-z0-9-]+$'),
    account_id bigint NOT NULL REFERENCES account
);

CREATE INDEX import_provider_account ON import_provider (account_id);

-- `source_key` identifies an imported recipe within its source. `source_digest` shows whether the imported data have changed.
ALTER TABLE recipe
    -- The language of the texts if they exist in only one, which is then used for both. NULL if they exist in both.
    ADD COLUMN written_in language,
    ADD COLUMN is_time_known boolean NOT NULL DEFAULT true,
    ADD COLUMN source_provider text,
    ADD COLUMN source_key text CHECK (length(source_key) BETWEEN 1 AND 200),
    ADD COLUMN source_digest bytea,
    ADD COLUMN source_name text CHECK (length(source_name) BETWEEN 1 AND 200),
    ADD COLUMN source_url text CHECK (source_url ~ '^https?://'),
    -- The source's labels, word for word.
    ADD COLUMN source_diets text[] NOT NULL DEFAULT '{}',
    ADD COLUMN source_health text[] NOT NULL DEFAULT '{}',
    ADD COLUMN source_cautions text[] NOT NULL DEFAULT '{}',
    ADD COLUMN source_cuisines text[] NOT NULL DEFAULT '{}',
    ADD COLUMN source_meals text[] NOT NULL DEFAULT '{}',
    -- The allergens that the source does not exclude. NULL if the source has no information about allergens.
    ADD COLUMN source_allergens allergen[],
    -- The cholesterol, minerals and vitamins of the whole recipe, from the source. NULL if they are summed from the ingredients.
    ADD COLUMN source_nutrients nutrient[],
    ADD COLUMN source_amounts numeric[],
    ADD CONSTRAINT recipe_source CHECK (
        num_nonnulls(source_provider, source_key, source_digest) IN (0, 3)
        AND (source_key IS NOT NULL OR num_nonnulls(source_name, source_url, source_allergens, source_nutrients) = 0)
    ),
    ADD CONSTRAINT recipe_source_amounts CHECK (cardinality(source_nutrients) IS NOT DISTINCT FROM cardinality(source_amounts));

CREATE UNIQUE INDEX recipe_source_once ON recipe (source_provider, source_key) WHERE source_key IS NOT NULL;

-- The line in the words of the source.
ALTER TABLE recipe_ingredient
    ADD COLUMN source_text text CHECK (source_text <> ''),
    ADD COLUMN source_measure text CHECK (source_measure <> ''),
    ADD COLUMN source_aisle text CHECK (source_aisle <> '');

-- Imported recipes and food tables may lack data about an ingredient. Unknown nutrients are 0. With unknown allergens, the ingredient
-- counts as containing all of them. An unknown price is the mean of the aisle.
ALTER TABLE ingredient
    ADD COLUMN written_in language,
    ADD COLUMN is_nutrition_known boolean NOT NULL DEFAULT true,
    ADD COLUMN has_known_allergens boolean NOT NULL DEFAULT true,
    ADD COLUMN is_price_known boolean NOT NULL DEFAULT true;

-- Keys of ingredients in sources. Several keys may refer to the same ingredient.
CREATE TABLE ingredient_source (
    provider text NOT NULL,
    key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
    ingredient_id bigint NOT NULL REFERENCES ingredient ON DELETE CASCADE,
    -- NULL if the source only names the ingredient.
    digest bytea,
    PRIMARY KEY (provider, key)
);

CREATE INDEX ingredient_source_ingredient ON ingredient_source (ingredient_id);

ALTER TABLE grocery_store
    ADD COLUMN source_provider text,
    ADD COLUMN source_key text CHECK (length(source_key) BETWEEN 1 AND 200),
    ADD COLUMN source_digest bytea,
    ADD CONSTRAINT grocery_store_source CHECK (num_nonnulls(source_provider, source_key, source_digest) IN (0, 3));

CREATE UNIQUE INDEX grocery_store_source_once ON grocery_store (source_provider, source_key) WHERE source_key IS NOT NULL;
CREATE INDEX grocery_store_name ON grocery_store (lower(name));
