-- Items of the catalogue from A to Z, and values of the catalogue by any spelling.

-- Without sizes and tags, because a long title beside long arrays would exceed the size of an index row.
CREATE INDEX catalog_item_title_en ON catalog_item (title_en COLLATE alphabet_en, id, category, in_stock, brand, price_minor);
CREATE INDEX catalog_item_title_es ON catalog_item (title_es COLLATE alphabet_es, id, category, in_stock, brand, price_minor);

-- `catalog_values_meant` looks up what people type.
CREATE INDEX catalog_bitmap_spelling ON catalog_bitmap (facet, search_words(value));
CREATE INDEX catalog_term_label_en ON catalog_term (facet, search_words(label_en));
CREATE INDEX catalog_term_label_es ON catalog_term (facet, search_words(label_es));
