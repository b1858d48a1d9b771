-- Puts a batch of new and changed products where they belong. All of a batch are of the feed in `this_feed`; `catalog_offers` follows.

-- Whether a page is at the seller's site is asked once for each host, for a feed has few of them; an address without one is no one's.
WITH page AS MATERIALIZED (
    SELECT ordinal, key, url, address_host(url) AS host FROM staged_product
), own_host AS MATERIALIZED (
    SELECT host FROM (SELECT DISTINCT host FROM page WHERE host IS NOT NULL) AS named CROSS JOIN this_feed
    WHERE is_at_site('https://' || host, website)
)
INSERT INTO staged_problem (ordinal, problem)
SELECT ordinal, format('product “%s”: “link” is “%s”: an address at %s that begins with https:// is needed', key, left(url, 200), site_of(website))
FROM page CROSS JOIN this_feed WHERE host IS NULL OR host NOT IN (SELECT host FROM own_host);

DELETE FROM staged_product USING staged_problem AS problem WHERE staged_product.ordinal = problem.ordinal;

-- How sizes are shown that only this seller has.
INSERT INTO catalog_term (facet, value, label_en, label_es)
SELECT DISTINCT ON (named.size) 'sizes', named.size, named.label, named.label
FROM staged_product CROSS JOIN unnest(sizes, size_labels) AS named(size, label)
WHERE named.label <> named.size AND catalog_place('sizes', named.size) IS NULL
    AND NOT EXISTS (SELECT FROM catalog_term AS known WHERE known.facet = 'sizes' AND known.value = named.size)
ORDER BY named.size, named.label
ON CONFLICT DO NOTHING;

INSERT INTO staged_item (item_id, key, is_new, lead_ordinal, lead_key)
SELECT
    coalesce(kept.item_id, nextval(pg_get_serial_sequence('catalog_item', 'id'))), lead.item_key, kept.item_id IS NULL, lead.ordinal, lead.key
FROM (
    SELECT DISTINCT ON (item_key) item_key, ordinal, key FROM staged_product ORDER BY item_key, key COLLATE "C"
) AS lead
CROSS JOIN this_feed
LEFT JOIN feed_item AS kept ON kept.feed_id = this_feed.id AND kept.key = lead.item_key;

-- What a product says another colour of than before leaves its item.
INSERT INTO staged_item (item_id)
SELECT DISTINCT former.item_id
FROM staged_product AS staged CROSS JOIN this_feed
JOIN feed_product AS former ON former.feed_id = this_feed.id AND former.key = staged.key
WHERE NOT EXISTS (SELECT FROM staged_item WHERE staged_item.item_id = former.item_id);

-- Without this PostgreSQL would not know how much is staged, and join in loops over all pairs.
ANALYZE staged_product (ordinal, item_key, key), staged_item;

INSERT INTO feed_item (item_id, feed_id, key, lead_key)
SELECT item_id, this_feed.id, key, lead_key FROM staged_item CROSS JOIN this_feed WHERE is_new;

INSERT INTO feed_product (feed_id, key, digest, item_id, url, sizes, price_minor, delivery_days, in_stock)
SELECT this_feed.id, staged.key, staged.digest, item.item_id, staged.url, staged.sizes, staged.price_minor, staged.delivery_days, staged.in_stock
FROM staged_product AS staged CROSS JOIN this_feed JOIN staged_item AS item ON item.key = staged.item_key
ORDER BY staged.ordinal
ON CONFLICT (feed_id, key) DO UPDATE SET
    digest = excluded.digest, item_id = excluded.item_id, url = excluded.url, sizes = excluded.sizes, price_minor = excluded.price_minor,
    delivery_days = excluded.delivery_days, in_stock = excluded.in_stock, is_listed = true;

-- An item keeps the product that leads it as long as that is there, and before all others.
UPDATE staged_item AS item SET lead_ordinal = NULL
FROM feed_item AS kept JOIN feed_product AS leader
    ON leader.feed_id = kept.feed_id AND leader.key = kept.lead_key AND leader.item_id = kept.item_id AND leader.is_listed
WHERE kept.item_id = item.item_id AND NOT item.is_new AND kept.lead_key COLLATE "C" < item.lead_key;

UPDATE feed_item AS kept SET lead_key = item.lead_key
FROM staged_item AS item
WHERE kept.item_id = item.item_id AND item.lead_ordinal IS NOT NULL AND NOT item.is_new AND kept.lead_key <> item.lead_key;
