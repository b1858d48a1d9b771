-- Takes products of a thousand items out that are in no file of the run any more; `catalog_offers` follows.

INSERT INTO staged_item (item_id) SELECT DISTINCT item_id FROM gone_product ORDER BY item_id LIMIT 1000;

UPDATE feed_product AS product SET is_listed = false
FROM gone_product AS gone CROSS JOIN this_feed
WHERE product.feed_id = this_feed.id AND product.key = gone.key AND gone.item_id IN (SELECT item_id FROM staged_item);

DELETE FROM gone_product WHERE item_id IN (SELECT item_id FROM staged_item);
