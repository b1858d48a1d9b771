-- Sellers invent names of colours. Items keep these names.
ALTER TYPE catalog_color ADD VALUE 'OTHER';

INSERT INTO search_term (kind, value, language, term, source) VALUES
    ('COLOR', 'OTHER', 'EN', 'other colour', 'label'),
    ('COLOR', 'OTHER', 'ES', 'otro color', 'label');

-- The colour in the seller's words, such as “Lagoon”. NULL if the feed names none.
ALTER TABLE catalog_item ADD COLUMN color_name text CHECK (length(color_name) BETWEEN 1 AND 100);
