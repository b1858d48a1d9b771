-- Revision 1.

-- The facets of recipes are counted from bitmaps, like the catalogue's facets (`catalog_bitmaps.sql`, `catalog_facets.sql`). A bitmap for
-- each value marks the recipes that have it. Recipe `id` is bit `id & 8191` of segment `id >> 13`.

-- The lower bounds of the bands of a nutrient per serving. The last band has no upper bound.
CREATE OR REPLACE FUNCTION recipe_bands(facet recipe_facet) RETURNS numeric[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN CASE facet
        WHEN 'calories' THEN ARRAY[0, 200, 400, 600, 800]
        WHEN 'proteinG' THEN ARRAY[0, 10, 20, 30, 40]
        WHEN 'carbsG' THEN ARRAY[0, 15, 30, 45, 60]
        WHEN 'sugarG' THEN ARRAY[0, 5, 10, 15, 25]
        WHEN 'fiberG' THEN ARRAY[0, 3, 6, 9, 12]
        WHEN 'fatG' THEN ARRAY[0, 10, 20, 30, 40]
    END;

-- The band of an amount, named after its bounds: `15-30`.
CREATE OR REPLACE FUNCTION recipe_band(facet recipe_facet, amount numeric) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
    bands numeric[] := recipe_bands(facet);
    place integer := greatest(width_bucket(amount, bands), 1);
BEGIN
    RETURN bands[place] || '-' || coalesce(bands[place + 1]::text, '');
END
$$;

-- The values of a recipe that facets count.
CREATE OR REPLACE FUNCTION recipe_values(dish recipe) RETURNS TABLE (facet recipe_facet, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT list.facet, unnest(list.texts)
    FROM (VALUES
        ('cuisine'::recipe_facet, ARRAY[dish.cuisine::text]),
        ('mealType', dish.meal_types::text[]),
        ('diets', dish.diets::text[]),
        ('calories', ARRAY[recipe_band('calories', dish.serving_calories)]),
        ('proteinG', ARRAY[recipe_band('proteinG', dish.serving_protein_g)]),
        ('carbsG', ARRAY[recipe_band('carbsG', dish.serving_carbs_g)]),
        ('sugarG', ARRAY[recipe_band('sugarG', dish.serving_sugar_g)]),
        ('fiberG', ARRAY[recipe_band('fiberG', dish.serving_fiber_g)]),
        ('fatG', ARRAY[recipe_band('fatG', dish.serving_fat_g)])
    ) AS list(facet, texts)
$$;

-- Flips the bits of recipes that gained or lost a value. All writers lock the rows in the same order, so they cannot deadlock.
CREATE OR REPLACE FUNCTION flip_recipe_values(ids bigint[], facets recipe_facet[], texts text[]) RETURNS void LANGUAGE sql AS $$
    INSERT INTO recipe_facet_bitmap AS bitmap (facet, segment, value, recipes)
    SELECT facet, (id >> 13)::integer AS segment, value, bit_or(set_bit(0::bit(8192), (id & 8191)::integer, 1))
    FROM unnest(ids, facets, texts) AS flip(id, facet, value)
    GROUP BY facet, segment, value
    ORDER BY facet, segment, value
    ON CONFLICT (facet, segment, value) DO UPDATE SET recipes = bitmap.recipes # EXCLUDED.recipes
$$;

CREATE OR REPLACE FUNCTION recipe_values_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM flip_recipe_values(array_agg(recipe.id), array_agg(has.facet), array_agg(has.value))
        FROM inserted AS recipe, recipe_values(recipe) AS has;
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM flip_recipe_values(array_agg(recipe.id), array_agg(had.facet), array_agg(had.value))
        FROM deleted AS recipe, recipe_values(recipe) AS had;
    ELSIF TG_OP = 'UPDATE' THEN
        PERFORM flip_recipe_values(array_agg(flip.id), array_agg(flip.facet), array_agg(flip.value))
        FROM (
            SELECT id, facet, value
            FROM (SELECT DISTINCT recipe.id, had.* FROM deleted AS recipe, recipe_values(recipe) AS had) AS had
            FULL JOIN (SELECT DISTINCT recipe.id, has.* FROM inserted AS recipe, recipe_values(recipe) AS has) AS has USING (id, facet, value)
            WHERE had IS NULL OR has IS NULL
        ) AS flip;
    ELSE
        TRUNCATE recipe_facet_bitmap;
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER recipe_values_inserted AFTER INSERT ON recipe REFERENCING NEW TABLE AS inserted
    FOR EACH STATEMENT EXECUTE FUNCTION recipe_values_changed();
CREATE OR REPLACE TRIGGER recipe_values_updated AFTER UPDATE ON recipe REFERENCING NEW TABLE AS inserted OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION recipe_values_changed();
CREATE OR REPLACE TRIGGER recipe_values_deleted AFTER DELETE ON recipe REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION recipe_values_changed();
CREATE OR REPLACE TRIGGER recipe_values_truncated AFTER TRUNCATE ON recipe
    FOR EACH STATEMENT EXECUTE FUNCTION recipe_values_changed();

-- The recipes that were stored before the triggers, which hold the lock of the table.
DELETE FROM recipe_facet_bitmap;
INSERT INTO recipe_facet_bitmap (facet, segment, value, recipes)
SELECT facet, (dish.id >> 13)::integer, value, bit_or(set_bit(0::bit(8192), (dish.id & 8191)::integer, 1))
FROM recipe AS dish, recipe_values(dish)
GROUP BY 1, 2, 3;

-- A band as a range of `RecipeFilter`. Amounts have two decimals.
CREATE OR REPLACE FUNCTION recipe_band_range(band text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN jsonb_strip_nulls(jsonb_build_object(
        'min', split_part(band, '-', 1)::numeric,
        'max', nullif(split_part(band, '-', 2), '')::numeric - 0.01
    ));

-- The counted values that the facets of a `RecipeFilter` choose. A range counts only if it is one of the bands.
CREATE OR REPLACE FUNCTION recipe_choice(filter jsonb) RETURNS TABLE (facet recipe_facet, value text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 3 AS $$
    SELECT single.facet, filter ->> single.facet::text
    FROM (VALUES ('cuisine'::recipe_facet), ('mealType')) AS single(facet)
    WHERE filter ? single.facet::text
    UNION
    SELECT 'diets', jsonb_array_elements_text(filter -> 'diets')
    UNION
    SELECT facet, recipe_band(facet, bound)
    FROM unnest(enum_range('calories', NULL::recipe_facet)) AS facet
    CROSS JOIN unnest(recipe_bands(facet)) AS bound
    WHERE filter ? facet::text
        AND jsonb_strip_nulls(filter -> facet::text) = recipe_band_range(recipe_band(facet, bound))
$$;

-- The recipes that each facet of a filter allows, as bitmaps. A recipe needs all chosen diets.
CREATE OR REPLACE FUNCTION recipe_restrictions(filter jsonb) RETURNS TABLE (facet recipe_facet, segment integer, recipes bit(8192))
LANGUAGE sql STABLE PARALLEL SAFE ROWS 50 AS $$
    WITH choice AS MATERIALIZED (
        SELECT facet, value, count(*) OVER (PARTITION BY facet) AS needed FROM recipe_choice(filter)
    )
    SELECT facet, segment, bit_and(recipes)
    FROM choice JOIN recipe_facet_bitmap USING (facet, value)
    GROUP BY facet, segment, needed
    HAVING count(*) = needed
    UNION ALL
    -- Other ranges use the index of the nutrient's order.
    SELECT chosen.facet, bits.segment, bits.items
    FROM (
        SELECT facet, (filter -> facet::text ->> 'min')::numeric AS least, (filter -> facet::text ->> 'max')::numeric AS most
        FROM unnest(enum_range('calories', NULL::recipe_facet)) AS facet
        WHERE filter ? facet::text AND facet NOT IN (SELECT choice.facet FROM choice)
        OFFSET 0
    ) AS chosen
    CROSS JOIN LATERAL catalog_bits(CASE chosen.facet
        WHEN 'calories' THEN ARRAY(SELECT id FROM recipe WHERE serving_calories >= coalesce(least, 0) AND serving_calories <= coalesce(most, 1e9))
        WHEN 'proteinG' THEN ARRAY(SELECT id FROM recipe WHERE serving_protein_g >= coalesce(least, 0) AND serving_protein_g <= coalesce(most, 1e9))
        WHEN 'carbsG' THEN ARRAY(SELECT id FROM recipe WHERE serving_carbs_g >= coalesce(least, 0) AND serving_carbs_g <= coalesce(most, 1e9))
        WHEN 'sugarG' THEN ARRAY(SELECT id FROM recipe WHERE serving_sugar_g >= coalesce(least, 0) AND serving_sugar_g <= coalesce(most, 1e9))
        WHEN 'fiberG' THEN ARRAY(SELECT id FROM recipe WHERE serving_fiber_g >= coalesce(least, 0) AND serving_fiber_g <= coalesce(most, 1e9))
        ELSE ARRAY(SELECT id FROM recipe WHERE serving_fat_g >= coalesce(least, 0) AND serving_fat_g <= coalesce(most, 1e9))
    END) AS bits
$$;

-- The facets of the recipes that pass `chosen`, a `RecipeFilter`. `among` are the recipes that pass all fields of the filter without a facet,
-- or NULL if no such field is given. Each value comes with the number of recipes that have it and pass the other choices. Values of the same
-- facet are alternatives (except diets), so they do not restrict each other. `input` is `chosen` with the value added, or removed if it is
-- chosen.
CREATE OR REPLACE FUNCTION recipe_facets(chosen jsonb, among bigint[]) RETURNS TABLE (
    place bigint, name text, value text, count integer, is_selected boolean, input jsonb
) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
#variable_conflict use_column
DECLARE
    filter jsonb := catalog_filter(chosen);
    facets recipe_facet[] := ARRAY(SELECT facet FROM unnest(enum_range(NULL::recipe_facet)) AS facet WHERE filter ? facet::text);
BEGIN
    RETURN QUERY
    WITH choice AS MATERIALIZED (
        SELECT * FROM recipe_choice(filter)
    ),
    restriction AS MATERIALIZED (
        SELECT * FROM recipe_restrictions(filter)
    ),
    -- Every recipe has exactly one band of calories.
    segment AS MATERIALIZED (
        SELECT segment, coalesce(found.items, CASE WHEN among IS NULL THEN ~0::bit(8192) ELSE 0::bit(8192) END) AS recipes
        FROM (SELECT DISTINCT segment FROM recipe_facet_bitmap WHERE facet = 'calories') AS known
        LEFT JOIN catalog_bits(among) AS found USING (segment)
    ),
    -- For each facet, the recipes that pass all restrictions. A facet with alternative values ignores its own restriction.
    mask AS MATERIALIZED (
        SELECT needed.facet, segment.segment, coalesce(bit_and(restriction.recipes), ~0::bit(8192)) & segment.recipes AS recipes
        FROM (
            SELECT facet, CASE facet WHEN 'diets' THEN facets ELSE array_remove(facets, facet) END AS others
            FROM unnest(enum_range(NULL::recipe_facet)) AS facet
        ) AS needed
        CROSS JOIN segment
        LEFT JOIN restriction ON restriction.segment = segment.segment AND restriction.facet = ANY (needed.others)
        GROUP BY needed.facet, needed.others, segment.segment, segment.recipes
        HAVING count(restriction.facet) = cardinality(needed.others)
    ),
    counted AS (
        SELECT facet, value, sum(bit_count(bitmap.recipes & mask.recipes))::bigint AS count
        FROM mask JOIN recipe_facet_bitmap AS bitmap USING (facet, segment)
        GROUP BY facet, value
    )
    SELECT
        row_number() OVER (
            ORDER BY facet, CASE WHEN facet >= 'calories' THEN split_part(value, '-', 1)::numeric END, coalesce(counted.count, 0) DESC, value
        ),
        facet::text,
        value,
        coalesce(counted.count, 0)::integer,
        choice.facet IS NOT NULL,
        CASE
            WHEN choice.facet IS NOT NULL THEN
                CASE
                    WHEN facet <> 'diets' OR (filter -> 'diets') - value = '[]' THEN filter - facet::text
                    ELSE filter || jsonb_build_object(facet, (filter -> 'diets') - value)
                END
            WHEN facet = 'diets' THEN filter || jsonb_build_object(facet, coalesce(filter -> 'diets', '[]') || to_jsonb(value))
            WHEN facet >= 'calories' THEN filter || jsonb_build_object(facet, recipe_band_range(value))
            ELSE filter || jsonb_build_object(facet, value)
        END
    FROM counted
    FULL JOIN choice USING (facet, value)
    WHERE counted.count > 0 OR choice.facet IS NOT NULL;
END
$$;
