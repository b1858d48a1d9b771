-- Revision 2.

-- The number of a collection's tags that an item has. It is stored, because the items of a collection are sorted by it.

CREATE OR REPLACE FUNCTION shared_tag_count(tags text[], wanted text[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT count(DISTINCT tag)::integer FROM unnest(tags) AS tag WHERE tag = ANY (wanted));

CREATE OR REPLACE FUNCTION count_collection_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.tag_count := (
        SELECT shared_tag_count(item.tags, collection.tags) FROM catalog_item AS item, collection
        WHERE item.id = NEW.item_id AND collection.id = NEW.collection_id
    );
    -- If the item or the collection is missing, the foreign keys reject the row.
    NEW.tag_count := coalesce(NEW.tag_count, 0);
    RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER collection_item_tags BEFORE INSERT OR UPDATE OF collection_id, item_id ON collection_item
    FOR EACH ROW EXECUTE FUNCTION count_collection_tags();

CREATE OR REPLACE FUNCTION recount_collection_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE collection_item AS entry SET tag_count = shared_tag_count(item.tags, present.tags)
    FROM former JOIN present USING (id), catalog_item AS item
    WHERE former.tags IS DISTINCT FROM present.tags AND entry.collection_id = present.id AND item.id = entry.item_id
        AND entry.tag_count <> shared_tag_count(item.tags, present.tags);
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER collection_tags_changed AFTER UPDATE ON collection
    REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION recount_collection_tags();

CREATE OR REPLACE FUNCTION recount_tags_in_collections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE collection_item AS entry SET tag_count = shared_tag_count(present.tags, collection.tags)
    FROM former JOIN present USING (id), collection
    WHERE former.tags IS DISTINCT FROM present.tags AND entry.item_id = present.id AND collection.id = entry.collection_id
        AND entry.tag_count <> shared_tag_count(present.tags, collection.tags);
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER catalog_item_tags_changed AFTER UPDATE ON catalog_item
    REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION recount_tags_in_collections();
