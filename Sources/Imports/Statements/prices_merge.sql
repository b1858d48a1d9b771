-- Puts a batch of prices where they belong.

-- A store goes by its source's key, or else by its name, with its town where several have the name.
UPDATE staged_price SET store_id = found.id
FROM (
    SELECT asked.store, asked.city, coalesce(
        (SELECT id FROM grocery_store AS kept
            WHERE kept.source_key = asked.store AND kept.source_provider IN ('csv', 'osm', 'geojson') AND kept.source_key IS NOT NULL ORDER BY id LIMIT 1),
        (SELECT CASE WHEN count(*) = 1 THEN min(id) END FROM grocery_store AS kept
            WHERE lower(kept.name) = lower(asked.store) AND (asked.city IS NULL OR lower(kept.city) = lower(asked.city)))
    ) AS id
    FROM (SELECT DISTINCT store, city FROM staged_price) AS asked
) AS found
WHERE staged_price.store = found.store AND staged_price.city IS NOT DISTINCT FROM found.city;

-- An ingredient goes by its slug, a source's key such as `usda:173944`, or its name in either language.
UPDATE staged_price SET ingredient_id = found.id
FROM (
    SELECT asked.ingredient, coalesce(
        (SELECT id FROM ingredient WHERE slug = lower(asked.ingredient)),
        (SELECT ingredient_id FROM ingredient_source AS source
            WHERE source.provider = split_part(asked.ingredient, ':', 1) AND source.key = substr(asked.ingredient, strpos(asked.ingredient, ':') + 1)),
        -- “tomatoes” is “Tomato”.
        (SELECT ingredient_id FROM known_food WHERE language = 'EN' AND stems = search_stems('e', search_words(asked.ingredient))),
        (SELECT ingredient_id FROM known_food WHERE language = 'ES' AND stems = search_stems('s', search_words(asked.ingredient))),
        (SELECT id FROM ingredient
            WHERE search_names @@ quote_literal('we' || replace(search_words(asked.ingredient), ' ', ''))::tsquery
                OR search_names @@ quote_literal('ws' || replace(search_words(asked.ingredient), ' ', ''))::tsquery
            ORDER BY id LIMIT 1)
    ) AS id
    FROM (SELECT DISTINCT ingredient FROM staged_price) AS asked
) AS found
WHERE staged_price.ingredient = found.ingredient;

UPDATE staged_price SET price_per_kg_minor = round(price_minor * 1000 / (quantity * coalesce(unit_grams, unit_grams(ingredient_id, unit))))
WHERE ingredient_id IS NOT NULL;

INSERT INTO staged_problem (ordinal, problem)
SELECT ordinal, told.problem
FROM staged_price AS price LEFT JOIN ingredient ON ingredient.id = price.ingredient_id
CROSS JOIN LATERAL (
    SELECT CASE
        WHEN store_id IS NULL THEN format(
            'no store is “%s”%s, or several are: give its id of the store file, or its name and city', store, coalesce(' in ' || city, '')
        )
        WHEN ingredient_id IS NULL THEN format('no ingredient is “%s”: give its name, its slug, or a key such as usda:173944', price.ingredient)
        WHEN price.price_per_kg_minor IS NULL THEN format('the weight of a %s of “%s” is unknown: give the package in g or kg', lower(unit::text), price.ingredient)
        WHEN price.currency_code <> ingredient.currency_code THEN format('the price is in %s: prices of this ingredient are in %s', price.currency_code, ingredient.currency_code)
    END AS problem
) AS told
WHERE told.problem IS NOT NULL;

DELETE FROM staged_price USING staged_problem AS problem WHERE staged_price.ordinal = problem.ordinal;

-- 1 is new, 0 changed, -1 as it was, 2 not counted: of two prices for the same thing the newest one counts, and without days the first one.
UPDATE staged_price SET state = CASE
    WHEN told.turn > 1 AND told.observed_on IS NULL THEN 2
    WHEN told.turn > 1 OR told.observed_on <= (
        SELECT day.observed_on FROM price_day AS day WHERE day.store_id = told.store_id AND day.ingredient_id = told.ingredient_id
    ) THEN -1
    WHEN kept.id IS NULL THEN 1
    WHEN (kept.price_per_kg_minor, kept.in_stock) IS DISTINCT FROM (told.price_per_kg_minor, told.in_stock) THEN 0
    ELSE -1
END
FROM (
    SELECT *, row_number() OVER (PARTITION BY store_id, ingredient_id ORDER BY observed_on DESC NULLS LAST, ordinal) AS turn
    FROM staged_price
) AS told
LEFT JOIN store_price AS kept ON kept.store_id = told.store_id AND kept.ingredient_id = told.ingredient_id
WHERE told.ordinal = staged_price.ordinal;

INSERT INTO price_day AS day (store_id, ingredient_id, observed_on)
SELECT store_id, ingredient_id, max(observed_on) FROM staged_price WHERE observed_on IS NOT NULL GROUP BY store_id, ingredient_id
ORDER BY store_id, ingredient_id
ON CONFLICT (store_id, ingredient_id) DO UPDATE SET observed_on = excluded.observed_on WHERE excluded.observed_on > day.observed_on;

INSERT INTO staged_problem (ordinal, problem)
SELECT ordinal, 'an earlier record gives the price of the same ingredient in the same store: the first one is used; keep only one of them' FROM staged_price WHERE state = 2;

INSERT INTO store_price (store_id, ingredient_id, price_per_kg_minor, currency_code, in_stock)
SELECT store_id, ingredient_id, price_per_kg_minor, currency_code, in_stock FROM staged_price WHERE state IN (0, 1)
ORDER BY store_id, ingredient_id
ON CONFLICT (store_id, ingredient_id) DO UPDATE SET price_per_kg_minor = excluded.price_per_kg_minor, in_stock = excluded.in_stock;
