-- Where a batch of collections waits for its merge; each commit empties it.

CREATE TEMPORARY TABLE staged_collection (
    ordinal integer,
    slug text,
    title_en text,
    title_es text,
    description_en text,
    description_es text,
    hashtag text,
    theme collection_theme,
    image text,
    -- As people write them, then as the catalogue does.
    tags text[],
    collection_id bigint,
    state integer
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_entry (
    ordinal integer,
    position integer,
    -- A global id, or a product of a feed.
    item text,
    item_id bigint,
    -- How many items are meant.
    found integer
) ON COMMIT DELETE ROWS;

CREATE TEMPORARY TABLE staged_problem (ordinal integer, problem text) ON COMMIT DELETE ROWS;
