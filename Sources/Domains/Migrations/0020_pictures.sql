-- Sizes and descriptions of pictures.
--
-- They are arrays parallel to the addresses, so that a list of rows with pictures reads no other table. An empty array means that nothing
-- is known about any of the pictures. The size of a single picture can also be unknown (NULL), for example if it is on another server. An
-- address that begins with a slash is on this server.
ALTER TABLE recipe
    ADD COLUMN image_widths integer[] NOT NULL DEFAULT '{}',
    ADD COLUMN image_heights integer[] NOT NULL DEFAULT '{}',
    ADD COLUMN image_texts_en text[] NOT NULL DEFAULT '{}',
    ADD COLUMN image_texts_es text[] NOT NULL DEFAULT '{}',
    ADD CONSTRAINT recipe_images_are_few CHECK (cardinality(images) <= 50 AND array_position(images, NULL) IS NULL),
    ADD CONSTRAINT recipe_images_have_sizes CHECK (
        cardinality(image_widths) IN (0, cardinality(images)) AND cardinality(image_heights) = cardinality(image_widths)
        AND 0 < ALL (image_widths) AND 0 < ALL (image_heights)
    ),
    ADD CONSTRAINT recipe_images_have_texts CHECK (
        cardinality(image_texts_en) IN (0, cardinality(images)) AND cardinality(image_texts_es) = cardinality(image_texts_en)
        AND array_position(image_texts_en || image_texts_es, NULL) IS NULL
    );

ALTER TABLE catalog_item
    ADD COLUMN image_widths integer[] NOT NULL DEFAULT '{}',
    ADD COLUMN image_heights integer[] NOT NULL DEFAULT '{}',
    ADD COLUMN image_texts_en text[] NOT NULL DEFAULT '{}',
    ADD COLUMN image_texts_es text[] NOT NULL DEFAULT '{}',
    ADD CONSTRAINT catalog_item_images_are_few CHECK (cardinality(images) <= 50 AND array_position(images, NULL) IS NULL),
    ADD CONSTRAINT catalog_item_images_have_sizes CHECK (
        cardinality(image_widths) IN (0, cardinality(images)) AND cardinality(image_heights) = cardinality(image_widths)
        AND 0 < ALL (image_widths) AND 0 < ALL (image_heights)
    ),
    ADD CONSTRAINT catalog_item_images_have_texts CHECK (
        cardinality(image_texts_en) IN (0, cardinality(images)) AND cardinality(image_texts_es) = cardinality(image_texts_en)
        AND array_position(image_texts_en || image_texts_es, NULL) IS NULL
    );

ALTER TABLE collection
    ADD COLUMN image_width integer CHECK (image_width > 0),
    ADD COLUMN image_height integer CHECK (image_height > 0),
    ADD COLUMN image_text_en text,
    ADD COLUMN image_text_es text,
    ADD CONSTRAINT collection_image_has_texts CHECK ((image_text_en IS NULL) = (image_text_es IS NULL));
