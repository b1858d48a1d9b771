-- Puts a batch of collections where they belong.

UPDATE staged_entry AS entry SET item_id = meant.item_id, found = meant.found
FROM (
    SELECT asked.item, min(known.item_id) AS item_id, count(DISTINCT known.item_id)::integer AS found
    FROM (SELECT DISTINCT item FROM staged_entry) AS asked
    LEFT JOIN LATERAL (
        SELECT id AS item_id FROM catalog_item
        WHERE id = CASE WHEN asked.item ~ '^catalog_item_[0-9]{1,18}$' THEN substr(asked.item, length('catalog_item_') + 1)::bigint END
        UNION ALL
        SELECT product.item_id FROM catalog_feed AS feed JOIN feed_product AS product ON product.feed_id = feed.id AND product.key = asked.item
    ) AS known ON true
    GROUP BY asked.item
) AS meant
WHERE entry.item = meant.item;

INSERT INTO staged_problem (ordinal, problem)
SELECT ordinal, format(
    'collection “%s”: %s is “%s”: give ids such as catalog_item_7, or ids of imported products', slug,
    CASE WHEN found = 0 THEN 'no item' ELSE 'more than one item' END, item
)
FROM (SELECT DISTINCT ON (ordinal) ordinal, item, found FROM staged_entry WHERE found <> 1 ORDER BY ordinal, position) AS wrong
JOIN staged_collection USING (ordinal);

INSERT INTO staged_problem (ordinal, problem)
SELECT DISTINCT ON (ordinal) ordinal, format('collection “%s”: no tag is called “%s”: use a tag of the catalogue, such as boho', slug, tag)
FROM staged_collection CROSS JOIN unnest(tags) AS tag
WHERE catalog_tag_named(tag) IS NULL AND ordinal NOT IN (SELECT ordinal FROM staged_problem)
ORDER BY ordinal, tag;

DELETE FROM staged_collection USING staged_problem AS problem WHERE staged_collection.ordinal = problem.ordinal;
DELETE FROM staged_entry USING staged_problem AS problem WHERE staged_entry.ordinal = problem.ordinal;

UPDATE staged_collection SET tags = catalog_tags_named(tags);

-- What is in it twice, under two names, is in it once.
DELETE FROM staged_entry AS entry USING staged_entry AS former
WHERE former.ordinal = entry.ordinal AND former.item_id = entry.item_id AND former.position < entry.position;

-- 1 is new, 0 changed, -1 as it was.
UPDATE staged_collection AS staged SET
    collection_id = coalesce(told.id, nextval(pg_get_serial_sequence('collection', 'id'))), state = told.state
FROM (
    SELECT given.ordinal, kept.id, CASE
        WHEN kept.id IS NULL THEN 1
        WHEN (
            kept.title_en, kept.title_es, kept.description_en, kept.description_es, kept.hashtag, kept.theme, kept.image, kept.tags
        ) IS DISTINCT FROM (
            given.title_en, given.title_es, given.description_en, given.description_es, given.hashtag, given.theme, given.image, given.tags
        ) OR ARRAY(SELECT item_id FROM staged_entry WHERE staged_entry.ordinal = given.ordinal ORDER BY position)
            <> ARRAY(SELECT item_id FROM collection_item WHERE collection_id = kept.id ORDER BY position, item_id) THEN 0
        ELSE -1
    END AS state
    FROM staged_collection AS given LEFT JOIN collection AS kept USING (slug)
) AS told
WHERE told.ordinal = staged.ordinal;

INSERT INTO collection (
    id, slug, title_en, title_es, description_en, description_es, hashtag, theme, image, image_text_en, image_text_es, tags
)
SELECT
    collection_id, slug, title_en, title_es, description_en, description_es, hashtag, theme, image,
    CASE WHEN image IS NOT NULL THEN title_en END, CASE WHEN image IS NOT NULL THEN title_es END, tags
FROM staged_collection WHERE state = 1 ORDER BY ordinal;

-- Of another picture the size is not known.
UPDATE collection AS kept SET
    title_en = staged.title_en, title_es = staged.title_es, description_en = staged.description_en, description_es = staged.description_es,
    hashtag = staged.hashtag, theme = staged.theme, image = staged.image, tags = staged.tags,
    image_width = CASE WHEN kept.image = staged.image THEN kept.image_width END,
    image_height = CASE WHEN kept.image = staged.image THEN kept.image_height END,
    image_text_en = CASE WHEN kept.image = staged.image THEN kept.image_text_en WHEN staged.image IS NOT NULL THEN staged.title_en END,
    image_text_es = CASE WHEN kept.image = staged.image THEN kept.image_text_es WHEN staged.image IS NOT NULL THEN staged.title_es END
FROM staged_collection AS staged
WHERE kept.id = staged.collection_id AND staged.state = 0;

DELETE FROM collection_item AS kept USING staged_collection AS staged
WHERE kept.collection_id = staged.collection_id AND staged.state = 0
    AND NOT EXISTS (SELECT FROM staged_entry WHERE staged_entry.ordinal = staged.ordinal AND staged_entry.item_id = kept.item_id);

INSERT INTO collection_item AS kept (collection_id, item_id, position)
SELECT staged.collection_id, entry.item_id, row_number() OVER (PARTITION BY entry.ordinal ORDER BY entry.position)
FROM staged_entry AS entry JOIN staged_collection AS staged USING (ordinal)
WHERE staged.state IN (0, 1)
ORDER BY entry.ordinal, entry.position
ON CONFLICT (collection_id, item_id) DO UPDATE SET position = excluded.position WHERE kept.position <> excluded.position;
