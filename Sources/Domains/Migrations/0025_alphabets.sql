-- Alphabetical orders that readers of each language expect: “Óscar” before “Zainab”, and in Spanish “Ñame” after “Nuez”. Letters count
-- first, then accents, then capitals.
CREATE COLLATION alphabet_en (provider = icu, locale = 'en');
CREATE COLLATION alphabet_es (provider = icu, locale = 'es');

DROP INDEX ingredient_name_en, ingredient_name_es;
CREATE INDEX ingredient_name_en ON ingredient (name_en COLLATE alphabet_en, id);
CREATE INDEX ingredient_name_es ON ingredient (name_es COLLATE alphabet_es, id);

-- The same columns as in 0021.
DROP INDEX recipe_title_en, recipe_title_es;
CREATE INDEX recipe_title_en ON recipe (
    title_en COLLATE alphabet_en, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g,
    serving_sugar_g, serving_fiber_g, serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);
CREATE INDEX recipe_title_es ON recipe (
    title_es COLLATE alphabet_es, id, cuisine, diabetes_friendly, minutes, serving_calories, serving_protein_g, serving_carbs_g,
    serving_sugar_g, serving_fiber_g, serving_fat_g, serving_saturated_fat_g, serving_sodium_mg, serving_cost_minor
) INCLUDE (meal_types, diets, allergens, ingredient_ids);

-- An account has one name, and lists sort it by either alphabet.
DROP INDEX account_name;
CREATE INDEX account_name_en ON account (name COLLATE alphabet_en, id);
CREATE INDEX account_name_es ON account (name COLLATE alphabet_es, id);

-- Bitmaps of the recipes with an ingredient, and of the recipes with a number of ingredients. `FoodPost.recipes` counts with them.
CREATE TYPE recipe_trait AS ENUM ('INGREDIENT', 'INGREDIENT_COUNT');

CREATE TABLE recipe_bitmap (
    trait recipe_trait NOT NULL,
    value integer NOT NULL,
    segment integer NOT NULL,
    recipes bit(8192) NOT NULL,
    PRIMARY KEY (trait, value, segment)
);

-- Stored inline and uncompressed, because bitmaps are always read whole.
ALTER TABLE recipe_bitmap ALTER COLUMN recipes SET STORAGE PLAIN;

-- The traits of a recipe that have bitmaps.
CREATE FUNCTION recipe_traits(ingredient_ids integer[], ingredient_count integer)
RETURNS TABLE (trait recipe_trait, value integer) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT 'INGREDIENT'::recipe_trait, unnest(ingredient_ids)
    UNION ALL
    SELECT 'INGREDIENT_COUNT', ingredient_count
$$;

-- Flips the bits of recipes that gained or lost a trait. The bit of a trait that a recipe both gained and lost does not change. All writers
-- lock the rows in the same order, so they cannot deadlock.
CREATE FUNCTION flip_recipe_bits(ids bigint[], traits recipe_trait[], numbers integer[]) RETURNS void LANGUAGE sql AS $$
    INSERT INTO recipe_bitmap AS bitmap (trait, value, segment, recipes)
    SELECT trait, value, segment, recipes
    FROM (
        SELECT trait, value, (id >> 13)::integer AS segment, bit_xor(set_bit(0::bit(8192), (id & 8191)::integer, 1)) AS recipes
        FROM unnest(ids, traits, numbers) AS flip(id, trait, value)
        GROUP BY 1, 2, 3
    ) AS flipped
    WHERE bit_count(recipes) > 0
    ORDER BY trait, value, segment
    ON CONFLICT (trait, value, segment) DO UPDATE SET recipes = bitmap.recipes # EXCLUDED.recipes
$$;

CREATE FUNCTION recipe_bits_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM flip_recipe_bits(array_agg(id), array_agg(trait), array_agg(value))
        FROM inserted, recipe_traits(ingredient_ids, ingredient_count);
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM flip_recipe_bits(array_agg(id), array_agg(trait), array_agg(value))
        FROM deleted, recipe_traits(ingredient_ids, ingredient_count);
    ELSIF TG_OP = 'UPDATE' THEN
        PERFORM flip_recipe_bits(array_agg(version.id), array_agg(trait), array_agg(value))
        FROM (VALUES (OLD.id, OLD.ingredient_ids, OLD.ingredient_count), (NEW.id, NEW.ingredient_ids, NEW.ingredient_count))
            AS version(id, ingredient_ids, ingredient_count),
            recipe_traits(version.ingredient_ids, version.ingredient_count);
    ELSE
        TRUNCATE recipe_bitmap;
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER recipe_bits_inserted AFTER INSERT ON recipe REFERENCING NEW TABLE AS inserted
    FOR EACH STATEMENT EXECUTE FUNCTION recipe_bits_changed();
-- A row trigger, because few updates concern ingredients. A statement trigger would need a table of the changed rows for every other
-- update.
CREATE TRIGGER recipe_bits_updated AFTER UPDATE ON recipe FOR EACH ROW
    WHEN ((OLD.id, OLD.ingredient_ids, OLD.ingredient_count) IS DISTINCT FROM (NEW.id, NEW.ingredient_ids, NEW.ingredient_count))
    EXECUTE FUNCTION recipe_bits_changed();
CREATE TRIGGER recipe_bits_deleted AFTER DELETE ON recipe REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION recipe_bits_changed();
CREATE TRIGGER recipe_bits_truncated AFTER TRUNCATE ON recipe
    FOR EACH STATEMENT EXECUTE FUNCTION recipe_bits_changed();

DO $$
BEGIN
    PERFORM flip_recipe_bits(array_agg(id), array_agg(trait), array_agg(value))
    FROM recipe, recipe_traits(ingredient_ids, ingredient_count);
END
$$;
