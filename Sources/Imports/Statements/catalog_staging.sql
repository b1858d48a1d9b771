-- Where a batch of products waits for its merge; each commit empties it.

CREATE TEMPORARY TABLE staged_product (
    ordinal integer,
    digest bytea,
    key text,
    item_key text,
    title text,
    description text,
    written_in language,
    category catalog_category,
    -- NULL where it is the seller's own.
    brand text,
    colors catalog_color[],
    sizes text[],
    size_labels text[],
    tags text[],
    images text[],
    price_minor bigint,
    delivery_days integer,
    in_stock boolean,
    url text,
    color_name text
) ON COMMIT DELETE ROWS;

-- The items that a batch is about, also those that a product has left.
CREATE TEMPORARY TABLE staged_item (
    item_id bigint,
    key text,
    is_new boolean NOT NULL DEFAULT false,
    -- The first of the batch's products; NULL where another one leads.
    lead_ordinal integer,
    lead_key text
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_offer (
    item_id bigint,
    url text,
    sizes text[],
    price_minor bigint,
    delivery_days integer,
    in_stock boolean
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_problem (ordinal integer, problem text) ON COMMIT DELETE ROWS;

-- Of all files of a run: which products are in them, and at the end which are not.
CREATE TEMPORARY TABLE seen_product (key text);
CREATE TEMPORARY TABLE gone_product (key text, item_id bigint);

-- Labels of tags, where no one has put in others.
INSERT INTO catalog_term (facet, value, label_en, label_es)
SELECT 'tags', value, upper(left(english.term, 1)) || substr(english.term, 2), upper(left(spanish.term, 1)) || substr(spanish.term, 2)
FROM search_term AS english JOIN search_term AS spanish USING (kind, value, source)
WHERE kind = 'TAG' AND source = 'catalogue' AND english.language = 'EN' AND spanish.language = 'ES'
    AND NOT EXISTS (SELECT FROM catalog_term AS known WHERE known.facet = 'tags' AND known.value = english.value)
ON CONFLICT DO NOTHING;
