-- Makes and changes the items of `staged_item` by what their products are offered for.

-- The cheapest product that can be ordered is what people are led to; where none can, the cheapest of all. Sizes are those of its like.
INSERT INTO staged_offer (item_id, url, sizes, price_minor, delivery_days, in_stock)
SELECT
    item.item_id, best.url,
    ARRAY(
        SELECT size.name
        FROM (
            SELECT DISTINCT size AS name
            FROM feed_product AS product CROSS JOIN unnest(product.sizes) AS size
            WHERE product.item_id = item.item_id AND product.is_listed AND product.in_stock = best.in_stock
        ) AS size
        ORDER BY catalog_place('sizes', size.name), size.name COLLATE "C"
    ),
    best.price_minor, best.delivery_days, best.in_stock
FROM staged_item AS item
CROSS JOIN LATERAL (
    SELECT product.* FROM feed_product AS product
    WHERE product.item_id = item.item_id AND product.is_listed
    ORDER BY product.in_stock DESC, product.price_minor, product.key COLLATE "C" LIMIT 1
) AS best;

ANALYZE staged_offer (item_id);

INSERT INTO catalog_item (
    id, seller_id, title_en, title_es, description_en, description_es, written_in, category, brand, colors, sizes, tags, images, image_texts_en,
    image_texts_es, price_minor, delivery_days, in_stock, url, color_name
)
SELECT
    item.item_id, this_feed.seller_id, lead.title, lead.title, lead.description, lead.description, lead.written_in, lead.category,
    coalesce(lead.brand, left(this_feed.seller_name, 100)), lead.colors, offer.sizes, lead.tags, lead.images,
    array_fill(lead.title, ARRAY[cardinality(lead.images)]), array_fill(lead.title, ARRAY[cardinality(lead.images)]),
    offer.price_minor, offer.delivery_days, offer.in_stock, offer.url, lead.color_name
FROM staged_item AS item CROSS JOIN this_feed
JOIN staged_product AS lead ON lead.ordinal = item.lead_ordinal
JOIN staged_offer AS offer USING (item_id)
WHERE item.is_new
ORDER BY item.item_id;

UPDATE catalog_item AS kept SET
    title_en = told.title, title_es = told.title, description_en = told.description, description_es = told.description,
    written_in = told.written_in, category = told.category, brand = told.brand, colors = told.colors, sizes = told.sizes, tags = told.tags,
    images = told.images, image_texts_en = told.image_texts, image_texts_es = told.image_texts, price_minor = told.price_minor,
    delivery_days = told.delivery_days, in_stock = told.in_stock, url = told.url, color_name = told.color_name, updated_at = now()
FROM (
    -- What no product says any more stays, but that it can be ordered.
    SELECT
        item.id, coalesce(lead.title, item.title_en) AS title, coalesce(lead.description, item.description_en) AS description,
        coalesce(lead.written_in, item.written_in) AS written_in, coalesce(lead.category, item.category) AS category,
        CASE WHEN lead.ordinal IS NULL THEN item.brand ELSE coalesce(lead.brand, left(this_feed.seller_name, 100)) END AS brand,
        coalesce(lead.colors, item.colors) AS colors, coalesce(offer.sizes, item.sizes) AS sizes, coalesce(lead.tags, item.tags) AS tags,
        coalesce(lead.images, item.images) AS images,
        CASE WHEN lead.ordinal IS NULL THEN item.image_texts_en ELSE array_fill(lead.title, ARRAY[cardinality(lead.images)]) END AS image_texts,
        coalesce(offer.price_minor, item.price_minor) AS price_minor, coalesce(offer.delivery_days, item.delivery_days) AS delivery_days,
        coalesce(offer.in_stock, false) AS in_stock, coalesce(offer.url, item.url) AS url,
        CASE WHEN lead.ordinal IS NULL THEN item.color_name ELSE lead.color_name END AS color_name
    FROM staged_item AS staged CROSS JOIN this_feed
    JOIN catalog_item AS item ON item.id = staged.item_id
    LEFT JOIN staged_product AS lead ON lead.ordinal = staged.lead_ordinal
    LEFT JOIN staged_offer AS offer ON offer.item_id = staged.item_id
    WHERE NOT staged.is_new
) AS told
WHERE kept.id = told.id AND (
    kept.title_en, kept.description_en, kept.written_in, kept.category, kept.brand, kept.colors, kept.sizes, kept.tags, kept.images,
    kept.image_texts_en, kept.price_minor, kept.delivery_days, kept.in_stock, kept.url, kept.color_name
) IS DISTINCT FROM (
    told.title, told.description, told.written_in, told.category, told.brand, told.colors, told.sizes, told.tags, told.images,
    told.image_texts, told.price_minor, told.delivery_days, told.in_stock, told.url, told.color_name
);
